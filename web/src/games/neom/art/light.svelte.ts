// Day in light colors, dusk in dark ones.
import { shownTheme } from "../../../ui/theme.svelte";
import type { LightName } from "./light";

export const lightNow = (): LightName => (shownTheme() === "dark" ? "dusk" : "day");
