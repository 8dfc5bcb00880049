import { addons } from "storybook/manager-api";
import { storybookTheme } from "./theme.ts";

document.documentElement.lang = "ja";

const night = window.matchMedia("(prefers-color-scheme: dark)");
const dress = () =>
  addons.setConfig({
    theme: storybookTheme(night.matches ? "dark" : "light"),
    sidebar: { showRoots: true, collapsedRoots: ["画面の型", "画面"] },
  });

dress();
night.addEventListener("change", dress);
