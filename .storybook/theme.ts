import { create } from "storybook/theming";
import { colors } from "../packages/ui/src/theme/tokens.ts";

export type Look = "light" | "dark";

const mark =
  '<svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true" style="display:block"><image href="./logo.svg" width="32" height="32"/></svg>';

const brandTitle = `<span style="display:flex;align-items:center;gap:10px;font-weight:700;letter-spacing:.06em">${mark}ツムギ<span style="font-weight:500;letter-spacing:0;font-size:12px;opacity:.8">デザインシステム</span></span>`;

/** Storybook's own frame, and the docs around the stories, in our colours. */
export function storybookTheme(look: Look) {
  const color = colors[look];
  return create({
    base: look,
    brandTitle,
    // null lets the title be markup.
    brandImage: null as unknown as string,
    brandUrl: "./",
    brandTarget: "_self",
    fontBase: '"Noto Sans JP Variable", "Noto Sans JP", "Hiragino Sans", system-ui, sans-serif',
    colorPrimary: color["thread-solid"],
    // Also the colour of chosen words in the toolbar, which must be read on the dark bar.
    colorSecondary: look === "dark" ? color["chart-1"] : color.brand,
    appBg: color.bg,
    appContentBg: color.surface,
    appPreviewBg: color.bg,
    appHoverBg: color.hover,
    appBorderColor: color.border,
    appBorderRadius: 6,
    textColor: color.text,
    textMutedColor: color["text-muted"],
    textInverseColor: color["on-solid"],
    barBg: color.surface,
    barTextColor: color["text-muted"],
    barHoverColor: color["brand-text"],
    barSelectedColor: color["brand-text"],
    buttonBg: color.surface,
    buttonBorder: color["border-strong"],
    booleanBg: color.sunken,
    booleanSelectedBg: color.surface,
    inputBg: color.surface,
    inputBorder: color["border-strong"],
    inputTextColor: color.text,
    inputBorderRadius: 6,
  });
}
