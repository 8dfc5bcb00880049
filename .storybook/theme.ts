import { create } from "storybook/theming";

const brand = {
  brandTitle: "ツムギ デザインシステム",
  brandTarget: "_self",
  fontBase: '"Noto Sans JP Variable", "Hiragino Sans", system-ui, sans-serif',
  colorPrimary: "#ad4a1c",
  colorSecondary: "#1f5483",
  appBorderRadius: 6,
} as const;

export const DocsTheme = create({ ...brand, base: "light", appContentBg: "#ffffff", textColor: "#231f1a" });

export const ManagerTheme = create({
  ...brand,
  base: "light",
  appBg: "#f8f5ee",
  appContentBg: "#ffffff",
  appBorderColor: "#e4dccf",
  textColor: "#231f1a",
  textMutedColor: "#5f584d",
  barBg: "#fdfcf9",
  barTextColor: "#5f584d",
  barSelectedColor: "#1f5483",
});
