// A picture for every tile, by its English name. Loaded on demand, so that the page opens quickly.
import amphora from "icon:game-icons/amphora";
import anvil from "icon:game-icons/anvil";
import bank from "icon:game-icons/bank";
import barn from "icon:game-icons/barn";
import basket from "icon:game-icons/basket";
import bed from "icon:game-icons/bed";
import bedLamp from "icon:game-icons/bed-lamp";
import beerStein from "icon:game-icons/beer-stein";
import bigGear from "icon:game-icons/big-gear";
import blockHouse from "icon:game-icons/block-house";
import boilingBubbles from "icon:game-icons/boiling-bubbles";
import brickPile from "icon:game-icons/brick-pile";
import brickWall from "icon:game-icons/brick-wall";
import bubblingFlask from "icon:game-icons/bubbling-flask";
import bunkBeds from "icon:game-icons/bunk-beds";
import bus from "icon:game-icons/bus";
import capitol from "icon:game-icons/capitol";
import cardExchange from "icon:game-icons/card-exchange";
import cargoShip from "icon:game-icons/cargo-ship";
import castle from "icon:game-icons/castle";
import chart from "icon:game-icons/chart";
import checkedShield from "icon:game-icons/checked-shield";
import chimney from "icon:game-icons/chimney";
import circularSawblade from "icon:game-icons/circular-sawblade";
import cityCar from "icon:game-icons/city-car";
import clothes from "icon:game-icons/clothes";
import coalPile from "icon:game-icons/coal-pile";
import coalWagon from "icon:game-icons/coal-wagon";
import concreteBag from "icon:game-icons/concrete-bag";
import congress from "icon:game-icons/congress";
import contract from "icon:game-icons/contract";
import crossroad from "icon:game-icons/crossroad";
import crownCoin from "icon:game-icons/crown-coin";
import dam from "icon:game-icons/dam";
import diamondRing from "icon:game-icons/diamond-ring";
import dogHouse from "icon:game-icons/dog-house";
import elevator from "icon:game-icons/elevator";
import factoryArm from "icon:game-icons/factory-arm";
import familyHouse from "icon:game-icons/family-house";
import fireExtinguisher from "icon:game-icons/fire-extinguisher";
import fireplace from "icon:game-icons/fireplace";
import flood from "icon:game-icons/flood";
import foodTruck from "icon:game-icons/food-truck";
import forest from "icon:game-icons/forest";
import foundryBucket from "icon:game-icons/foundry-bucket";
import gasPump from "icon:game-icons/gas-pump";
import gavel from "icon:game-icons/gavel";
import gears from "icon:game-icons/gears";
import goldMine from "icon:game-icons/gold-mine";
import graduateCap from "icon:game-icons/graduate-cap";
import greekTemple from "icon:game-icons/greek-temple";
import hammerDrop from "icon:game-icons/hammer-drop";
import homeGarage from "icon:game-icons/home-garage";
import hospital from "icon:game-icons/hospital";
import hotMeal from "icon:game-icons/hot-meal";
import house from "icon:game-icons/house";
import houseKeys from "icon:game-icons/house-keys";
import hut from "icon:game-icons/hut";
import hutsVillage from "icon:game-icons/huts-village";
import imprisoned from "icon:game-icons/imprisoned";
import jigsawPiece from "icon:game-icons/jigsaw-piece";
import keyCard from "icon:game-icons/key-card";
import keyboard from "icon:game-icons/keyboard";
import kitchenTap from "icon:game-icons/kitchen-tap";
import lightBulb from "icon:game-icons/light-bulb";
import logging from "icon:game-icons/logging";
import lungs from "icon:game-icons/lungs";
import mailbox from "icon:game-icons/mailbox";
import martini from "icon:game-icons/martini";
import meal from "icon:game-icons/meal";
import medicines from "icon:game-icons/medicines";
import meltingMetal from "icon:game-icons/melting-metal";
import mineWagon from "icon:game-icons/mine-wagon";
import minerals from "icon:game-icons/minerals";
import modernCity from "icon:game-icons/modern-city";
import moneyStack from "icon:game-icons/money-stack";
import nuclearPlant from "icon:game-icons/nuclear-plant";
import oilPump from "icon:game-icons/oil-pump";
import oilRig from "icon:game-icons/oil-rig";
import parkBench from "icon:game-icons/park-bench";
import photoCamera from "icon:game-icons/photo-camera";
import pieChart from "icon:game-icons/pie-chart";
import piggyBank from "icon:game-icons/piggy-bank";
import pipes from "icon:game-icons/pipes";
import plantsAndAnimals from "icon:game-icons/plants-and-animals";
import plasticDuck from "icon:game-icons/plastic-duck";
import pokerHand from "icon:game-icons/poker-hand";
import policeBadge from "icon:game-icons/police-badge";
import porcelainVase from "icon:game-icons/porcelain-vase";
import powerGenerator from "icon:game-icons/power-generator";
import receiveMoney from "icon:game-icons/receive-money";
import ringMould from "icon:game-icons/ring-mould";
import robber from "icon:game-icons/robber";
import rockingChair from "icon:game-icons/rocking-chair";
import rollingSuitcase from "icon:game-icons/rolling-suitcase";
import scales from "icon:game-icons/scales";
import shakingHands from "icon:game-icons/shaking-hands";
import shop from "icon:game-icons/shop";
import shoppingBag from "icon:game-icons/shopping-bag";
import shoppingCart from "icon:game-icons/shopping-cart";
import soccerField from "icon:game-icons/soccer-field";
import solderingIron from "icon:game-icons/soldering-iron";
import spinningTop from "icon:game-icons/spinning-top";
import spookyHouse from "icon:game-icons/spooky-house";
import stockpiles from "icon:game-icons/stockpiles";
import stonePile from "icon:game-icons/stone-pile";
import stoneStack from "icon:game-icons/stone-stack";
import stopwatch from "icon:game-icons/stopwatch";
import strongbox from "icon:game-icons/strongbox";
import subwayTrain from "icon:game-icons/subway-train";
import swamp from "icon:game-icons/swamp";
import takeMyMoney from "icon:game-icons/take-my-money";
import teslaCoil from "icon:game-icons/tesla-coil";
import threeFriends from "icon:game-icons/three-friends";
import trade from "icon:game-icons/trade";
import treasureMap from "icon:game-icons/treasure-map";
import treehouse from "icon:game-icons/treehouse";
import truck from "icon:game-icons/truck";
import umbrella from "icon:game-icons/umbrella";
import vikingLonghouse from "icon:game-icons/viking-longhouse";
import village from "icon:game-icons/village";
import warPick from "icon:game-icons/war-pick";
import warehouse from "icon:game-icons/warehouse";
import washingMachine from "icon:game-icons/washing-machine";
import watch from "icon:game-icons/watch";
import wheelbarrow from "icon:game-icons/wheelbarrow";
import wildfires from "icon:game-icons/wildfires";
import windmill from "icon:game-icons/windmill";
import woodCabin from "icon:game-icons/wood-cabin";
import woodFrame from "icon:game-icons/wood-frame";
import type { Picture } from "./pictures.svelte";

export const TILE_PICTURES: Record<string, Picture> = {
  Tenements: hutsVillage,
  "Colonial Houses": familyHouse,
  Slums: hut,
  Townhouses: blockHouse,
  Ranch: barn,
  "Grocery Store": basket,
  "Pawn Shop": takeMyMoney,
  Laundromat: washingMachine,
  "Antique Store": amphora,
  "Gas Station": gasPump,
  "Lumber Mill": circularSawblade,
  "Concrete Plant": concreteBag,
  "Gold Extractor": goldMine,
  "Pressure Boiler": pipes,
  "Gas Turbine Plant": powerGenerator,
  "Fossil Fuel Plant": chimney,
  "Fire Department": fireExtinguisher,
  "Oil Well": oilPump,
  Limestone: stonePile,
  Rainforest: forest,
  "Coal Mine": mineWagon,
  "Mineral Vein": minerals,
  "Natural Gas Field": bubblingFlask,
  Flood: flood,
  Cottages: woodCabin,
  "Tiny Houses": dogHouse,
  Tavern: beerStein,
  "Truck Stop": truck,
  "Contract Office": contract,
  Windmills: windmill,
  "Row Housing": village,
  "Tract Housing": house,
  Motel: bed,
  Pharmacy: medicines,
  Swamp: swamp,
  "Coal Bed": coalWagon,
  "Log Cabins": treehouse,
  Suburbs: homeGarage,
  Apartments: bunkBeds,
  Bungalows: vikingLonghouse,
  "Prefab Housing": woodFrame,
  "Loan Office": receiveMoney,
  "Department Store": shoppingBag,
  Hotel: bedLamp,
  "Night Club": martini,
  "Food Court": foodTruck,
  "Steel Foundry": anvil,
  "Plastics Factory": plasticDuck,
  "Copper Refinery": meltingMetal,
  Glassblower: porcelainVase,
  "Police Department": policeBadge,
  "Combined Cycle Plant": lightBulb,
  "Postal Service": mailbox,
  Treasury: strongbox,
  "Coal Seam": coalPile,
  "Abandoned Quarry": warPick,
  "Oil Fields": oilRig,
  Fire: wildfires,
  Triplexes: blockHouse,
  Condominiums: keyCard,
  Restaurant: hotMeal,
  "Stone Crusher": hammerDrop,
  Smelter: foundryBucket,
  "Deep Quarry": stoneStack,
  "Log Houses": logging,
  "Concrete Houses": brickWall,
  Bank: bank,
  Forum: greekTemple,
  "Pressure Foundry": foundryBucket,
  "Peat Bog": plantsAndAnimals,
  "Victorian Houses": spookyHouse,
  "Brick Houses": brickPile,
  "Nursing Home": rockingChair,
  "Modern Housing": houseKeys,
  "Highrise Apartments": modernCity,
  "Condos & Restaurant": meal,
  "Apartments & Retail": shop,
  "Car Dealership": cityCar,
  "Jewelry Store": diamondRing,
  "Computer Store": keyboard,
  "Watch Store": watch,
  "Clothing Store": clothes,
  "Roofing Supplies": wheelbarrow,
  "Stock Exchange": chart,
  "Collection Agency": piggyBank,
  "Automobile Plant": factoryArm,
  "Jewelry Manufacturer": ringMould,
  "Electronics Factory": solderingIron,
  "Modern Factory": gears,
  "Modern Foundry": bigGear,
  "Nuclear Power Plant": nuclearPlant,
  Warehouse: warehouse,
  "Crime Spree": robber,
  "Highrise Luxury Condos": elevator,
  "Toy Store": spinningTop,
  "Plumbing Supplies": kitchenTap,
  "Import Office": cargoShip,
  Stadium: soccerField,
  Castle: castle,
  Mansion: fireplace,
  Hospital: hospital,
  "Steam Turbine Plant": boilingBubbles,
  Casino: pokerHand,
  "Trading Post": trade,
  "Shopping Center": shoppingCart,
  "Community Center": threeFriends,
  "City Hall": capitol,
  Park: parkBench,
  "Chamber of Commerce": shakingHands,
  University: graduateCap,
  "Civic Center": congress,
  Prison: imprisoned,
  "Parking Authority": crossroad,
  "Merchant Union": scales,
  "Insurance Office": umbrella,
  "Metro Station": subwayTrain,
  Penthouse: crownCoin,
  "Tour Operator": rollingSuitcase,
  "Modular Factory": jigsawPiece,
  "Air Quality Department": lungs,
  "Public Safety Department": checkedShield,
  "Hydroelectric Power": dam,
  "Investment Firm": moneyStack,
  "Bus Depot": bus,
  "Zoning Authority": treasureMap,
  "Efficiency Office": stopwatch,
  "Resource Agency": stockpiles,
  "Trade Office": cardExchange,
  "Electrical Substation": teslaCoil,
  "City Council": gavel,
  "Finance Department": pieChart,
  "Tourism Board": photoCamera,
};
