import { addons } from "storybook/manager-api";
import { storybookTheme } from "./theme.ts";

document.documentElement.lang = "ja";

const night = window.matchMedia("(prefers-color-scheme: dark)");
/** Pages to read have no props: below them an empty panel would take half of the window. */
const PAGES = /^(はじめに|基礎|フック-フックとは)-/;

const dress = () =>
  addons.setConfig({
    theme: storybookTheme(night.matches ? "dark" : "light"),
    sidebar: { showRoots: true, collapsedRoots: ["画面の型", "画面"] },
    layoutCustomisations: {
      showPanel: ({ storyId }, isShown) => isShown && !PAGES.test(storyId ?? ""),
    },
  });

dress();
night.addEventListener("change", dress);
