import "@fontsource-variable/inter/wght.css";
import "@fontsource-variable/exo-2/wght.css";
import "./ui/style.css";
import { mount } from "svelte";
import App from "./App.svelte";

const target = document.getElementById("page");
if (target) mount(App, { target });
