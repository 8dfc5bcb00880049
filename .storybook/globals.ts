import type { Preview } from "@storybook/react-vite";

/** Environment of the test run; `STORYBOOK_THEME=dark` draws every story dark. */
const theme = import.meta.env.STORYBOOK_THEME ?? "light";

/** What the page of docs around a framed story is set to: Storybook opens the frame without it. */
const around = (() => {
  try {
    const query = new URLSearchParams(window.parent.location.search);
    return window.parent !== window && query.get("viewMode") === "docs" ? (query.get("globals") ?? "") : "";
  } catch {
    // A page of another site around the Storybook does not say where it is.
    return "";
  }
})();
const setAround = (name: string) => new RegExp(`(?:^|;)${name}:(\\w+)`).exec(around)?.[1];

export const initialGlobals: Preview["initialGlobals"] = {
  theme: setAround("theme") ?? theme,
  density: setAround("density") ?? "comfortable",
  viewport: { value: undefined },
};

/** What designers turn at the top: colours, density. The width is Storybook's own viewport menu. */
export const globalTypes: Preview["globalTypes"] = {
  theme: {
    description: "配色",
    toolbar: {
      title: "配色",
      icon: "contrast",
      items: [
        { value: "light", title: "明るい", icon: "sun" },
        { value: "dark", title: "暗い", icon: "moon" },
        { value: "system", title: "端末に合わせる", icon: "browser" },
        { value: "both", title: "明るい・暗いを並べる", icon: "sidebyside" },
      ],
      dynamicTitle: true,
    },
  },
  density: {
    description: "密度",
    toolbar: {
      title: "密度",
      icon: "component",
      items: [
        { value: "comfortable", title: "ゆったり" },
        { value: "compact", title: "つめる" },
      ],
      dynamicTitle: true,
    },
  },
};

export const viewports = {
  narrow: { name: "いちばん狭い 320", styles: { width: "320px", height: "640px" } },
  phone: { name: "スマートフォン 390", styles: { width: "390px", height: "844px" } },
  keyboard: {
    name: "スマートフォン、キーボードの上 390 × 400",
    styles: { width: "390px", height: "400px" },
  },
  tablet: { name: "タブレット 820", styles: { width: "820px", height: "1180px" } },
  desktop: { name: "パソコン 1440", styles: { width: "1440px", height: "900px" } },
};
