import { addons } from "storybook/manager-api";
import { storybookTheme } from "./theme.ts";

document.documentElement.lang = "ja";

const night = window.matchMedia("(prefers-color-scheme: dark)");
/** Pages to read have no props: below them an empty panel would take half of the window. */
const PAGES = /^(はじめに|基礎|フック-フックとは)-/;

/** 「Dialog ダイアログ（モーダル）」: the search finds the names of others; the list has room for the component's own. */
const OTHER_NAMES = /^(\S+ [^（]+)（.+）$/;

const dress = () =>
  addons.setConfig({
    theme: storybookTheme(night.matches ? "dark" : "light"),
    sidebar: {
      showRoots: true,
      collapsedRoots: ["画面の型", "画面"],
      renderLabel: ({ name, type }) => (type === "component" ? name.replace(OTHER_NAMES, "$1") : name),
    },
    layoutCustomisations: {
      showPanel: ({ storyId }, isShown) => isShown && !PAGES.test(storyId ?? ""),
    },
  });

dress();
night.addEventListener("change", dress);
