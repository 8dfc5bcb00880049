import { palette as p } from "./palette.ts";

const light = {
  bg: p.kinari[50],
  surface: p.white,
  raised: p.white,
  sunken: p.kinari[100],
  hover: p.kinari[75],
  selected: p.ai[50],
  border: p.kinari[200],
  "border-strong": p.kinari[500],
  text: p.kinari[900],
  "text-muted": p.kinari[650],
  "text-subtle": p.kinari[600],
  "on-solid": p.white,
  "on-brand": p.white,
  brand: p.ai[600],
  "brand-hover": p.ai[700],
  "brand-soft": p.ai[50],
  "brand-line": p.ai[200],
  "brand-text": p.ai[600],
  thread: p.kaki[500],
  "thread-solid": p.kaki[600],
  "thread-soft": p.kaki[50],
  "thread-text": p.kaki[700],
  "success-soft": p.tokiwa[50],
  "success-line": p.tokiwa[300],
  "success-text": p.tokiwa[600],
  "warning-soft": p.yamabuki[50],
  "warning-line": p.yamabuki[300],
  "warning-text": p.yamabuki[700],
  "danger-solid": p.suou[600],
  "danger-hover": p.suou[700],
  "danger-soft": p.suou[50],
  "danger-line": p.suou[300],
  "danger-text": p.suou[600],
  "info-soft": p.ai[75],
  "info-line": p.ai[200],
  "info-text": p.ai[700],
  "neutral-soft": p.kinari[100],
  "neutral-text": p.kinari[700],
  "fuji-soft": p.fuji[50],
  "fuji-text": p.fuji[600],
  "asagi-soft": p.asagi[50],
  "asagi-text": p.asagi[600],
  "phase-selection": p.kinari[500],
  "phase-approach": p.yamabuki[500],
  "phase-production": p.ai[500],
  "phase-posting": p.asagi[500],
  "phase-settlement": p.fuji[500],
  "phase-done": p.tokiwa[500],
  "phase-out": p.kinari[300],
  drawer: p.ai[900],
  "drawer-hover": p.kon[750],
  "drawer-active": p.kon[650],
  "drawer-text": p.kon[100],
  "drawer-muted": p.kon[300],
  "drawer-line": p.kon[600],
  focus: p.ai[950],
  "focus-gap": p.yamabuki[200],
  "drawer-focus": p.yamabuki[200],
  overlay: p.veil.light,
  edge: p.veil.edge,
  skeleton: p.kinari[200],
  "chart-1": p.ai[500],
  "chart-2": p.kaki[500],
  "chart-3": p.asagi[500],
  "chart-4": p.fuji[500],
  "chart-5": p.yamabuki[500],
  "chart-6": p.tokiwa[500],
} as const;

/** Semantic colour names. Each is the custom property `--tsu-<name>`. */
export type ColorName = keyof typeof light;

const dark: Record<ColorName, string> = {
  bg: p.sumi[900],
  surface: p.sumi[850],
  raised: p.sumi[800],
  sunken: p.sumi[875],
  hover: p.sumi[775],
  selected: p.yoi.ai.selected,
  border: p.sumi[700],
  "border-strong": p.sumi[500],
  text: p.washi[50],
  "text-muted": p.washi[300],
  "text-subtle": p.washi[400],
  "on-solid": p.white,
  "on-brand": p.white,
  brand: p.ai[550],
  "brand-hover": p.ai[525],
  "brand-soft": p.yoi.ai.ground,
  "brand-line": p.yoi.ai.line,
  "brand-text": p.ai[275],
  thread: p.kaki[400],
  "thread-solid": p.kaki[600],
  "thread-soft": p.yoi.kaki.ground,
  "thread-text": p.kaki[300],
  "success-soft": p.yoi.tokiwa.ground,
  "success-line": p.yoi.tokiwa.line,
  "success-text": p.tokiwa[300],
  "warning-soft": p.yoi.yamabuki.ground,
  "warning-line": p.yoi.yamabuki.line,
  "warning-text": p.yamabuki[300],
  "danger-solid": p.suou[500],
  "danger-hover": p.suou[400],
  "danger-soft": p.yoi.suou.ground,
  "danger-line": p.yoi.suou.line,
  "danger-text": p.suou[300],
  "info-soft": p.yoi.ai.ground,
  "info-line": p.yoi.ai.line,
  "info-text": p.ai[250],
  "neutral-soft": p.sumi[725],
  "neutral-text": p.washi[200],
  "fuji-soft": p.yoi.fuji.ground,
  "fuji-text": p.fuji[300],
  "asagi-soft": p.yoi.asagi.ground,
  "asagi-text": p.asagi[300],
  "phase-selection": p.washi[500],
  "phase-approach": p.yamabuki[400],
  "phase-production": p.ai[350],
  "phase-posting": p.asagi[400],
  "phase-settlement": p.fuji[400],
  "phase-done": p.tokiwa[400],
  "phase-out": p.sumi[550],
  drawer: p.kon[900],
  "drawer-hover": p.kon[800],
  "drawer-active": p.kon[700],
  "drawer-text": p.kon[150],
  "drawer-muted": p.kon[350],
  "drawer-line": p.kon[725],
  focus: p.white,
  "focus-gap": p.ai[600],
  "drawer-focus": p.yamabuki[200],
  overlay: p.veil.dark,
  edge: p.veil["edge-dark"],
  skeleton: p.sumi[775],
  "chart-1": p.ai[350],
  "chart-2": p.kaki[400],
  "chart-3": p.asagi[400],
  "chart-4": p.fuji[300],
  "chart-5": p.yamabuki[400],
  "chart-6": p.tokiwa[400],
};

export const colors = { light, dark } as const;

/**
 * For forced colors (Windows high contrast): every name as a system color. The browser replaces text and
 * background colors by itself; our icons, charts and lines use these.
 */
const systemColor = (name: ColorName): string => {
  if (/^(thread|focus|drawer-focus|chart-1|phase-(production|posting|settlement))$/.test(name))
    return "Highlight";
  if (/^(brand-text|brand-line)$/.test(name)) return "LinkText";
  if (/^(bg|surface|raised|sunken|hover|selected|focus-gap|drawer|skeleton)|-soft$/.test(name))
    return "Canvas";
  if (/^(on-solid|on-brand|brand|brand-hover|thread-solid|danger-solid|danger-hover)$/.test(name)) {
    return name.startsWith("on-") ? "ButtonText" : "ButtonFace";
  }
  if (name === "overlay" || name === "edge") return "rgb(0 0 0 / 0.6)";
  if (/subtle|muted|phase-out/.test(name)) return "GrayText";
  return "CanvasText";
};

export const forcedColors = Object.fromEntries(
  (Object.keys(light) as ColorName[]).map((name) => [name, systemColor(name)]),
) as Record<ColorName, string>;
