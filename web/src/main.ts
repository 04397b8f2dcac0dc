import "@fontsource-variable/inter/wght.css";
import "@fontsource-variable/exo-2/wght.css";
import "./ui/style.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { loadLanguage } from "./i18n/i18n.svelte";

try {
  await loadLanguage();
  mount(App, { target: document.getElementById("page")! });
} catch (why) {
  document.getElementById("broken")?.removeAttribute("hidden"); // no texts are loaded yet: index.html has both languages
  throw why;
}
