/** Width of the navigation drawer, px. */
export const DRAWER_WIDTH = 240;
/** Height of the top bar, px. */
export const TOP_BAR_HEIGHT = 68;

/** Viewport widths (px) at which the layout changes. Below `narrow` the drawer is a sheet. */
export const breakpoints = { phone: 640, narrow: 1024, wide: 1440 } as const;

/** The stacking order, from the page up. Numbers for libraries; in styles use `var(--tsu-z-<name>)`. */
export const zIndex = {
  raised: 1,
  sticky: 10,
  bar: 30,
  drawer: 40,
  overlay: 60,
  /** Above dialogs, whose outcome it tells, but never over a menu that somebody is choosing from. */
  toast: 65,
  popover: 70,
  tour: 80,
} as const;

type ZName = `z-${keyof typeof zIndex}`;
const z = Object.fromEntries(
  Object.entries(zIndex).map(([name, value]) => [`z-${name}`, String(value)]),
) as Record<ZName, string>;

/** Everything that is the same in both colour modes and densities. */
export const scale = {
  "font-sans":
    '"Noto Sans JP Variable", "Noto Sans JP", "Hiragino Sans", "Yu Gothic UI", system-ui, sans-serif',
  "font-mono": 'ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace',
  "text-xs": "0.75rem",
  "text-sm": "0.8125rem",
  "text-md": "0.875rem",
  "text-lg": "1rem",
  "text-xl": "1.1875rem",
  "text-2xl": "1.5rem",
  "text-3xl": "1.875rem",
  "weight-normal": "400",
  "weight-medium": "500",
  "weight-semibold": "600",
  "weight-bold": "650",
  "leading-body": "1.7",
  "leading-cell": "1.5",
  "leading-heading": "1.4",
  "space-1": "4px",
  "space-2": "8px",
  "space-3": "12px",
  "space-4": "16px",
  "space-5": "20px",
  "space-6": "24px",
  "space-8": "32px",
  "space-10": "40px",
  "space-12": "48px",
  "radius-sm": "4px",
  "radius-md": "6px",
  "radius-lg": "10px",
  "radius-full": "999px",
  "motion-fast": "120ms",
  "motion-base": "180ms",
  "motion-slow": "280ms",
  "motion-turn": "900ms",
  "motion-run": "500ms",
  "motion-breathe": "1600ms",
  "ease-out": "cubic-bezier(0.2, 0.7, 0.2, 1)",
  "ease-in": "cubic-bezier(0.6, 0, 0.9, 0.4)",
  "ease-in-out": "cubic-bezier(0.5, 0, 0.3, 1)",
  "focus-width": "2px",
  "focus-offset": "2px",
  /** Minimum size of a touch target. */
  touch: "44px",
  "drawer-width": `${DRAWER_WIDTH}px`,
  "top-bar-height": `${TOP_BAR_HEIGHT}px`,
  ...z,
} as const;

/** In dark mode shadows are deeper, and a thin line replaces the light edge. */
export const shadows = {
  light: {
    "shadow-sm": "0 1px 2px rgb(35 31 26 / 0.06)",
    "shadow-md": "0 4px 16px rgb(35 31 26 / 0.12), 0 1px 3px rgb(35 31 26 / 0.08)",
    "shadow-lg": "0 16px 48px rgb(35 31 26 / 0.2), 0 2px 8px rgb(35 31 26 / 0.1)",
    "shadow-pressed": "inset 0 1px 3px rgb(0 0 0 / 0.12)",
    "shadow-pressed-solid": "inset 0 2px 4px rgb(0 0 0 / 0.22)",
  },
  dark: {
    "shadow-sm": "0 1px 2px rgb(0 0 0 / 0.4)",
    "shadow-md": "0 6px 20px rgb(0 0 0 / 0.5), 0 0 0 1px rgb(239 234 224 / 0.05)",
    "shadow-lg": "0 20px 56px rgb(0 0 0 / 0.62), 0 0 0 1px rgb(239 234 224 / 0.07)",
    "shadow-pressed": "inset 0 1px 3px rgb(0 0 0 / 0.3)",
    "shadow-pressed-solid": "inset 0 2px 4px rgb(0 0 0 / 0.36)",
  },
} as const;

/** The density: `data-density` on the root element, `comfortable` by default. */
export const densities = {
  comfortable: {
    "control-sm": "30px",
    "control-md": "36px",
    "control-lg": "44px",
    "control-pad": "14px",
    "field-pad": "6px",
    "menu-item": "34px",
    "row-height": "48px",
    "row-trim": "0px",
    "head-height": "40px",
    "cell-pad-y": "7px",
    "cell-pad-x": "10px",
    "list-pad": "10px",
    "field-gap": "18px",
    "card-pad": "20px",
    "section-gap": "24px",
  },
  compact: {
    "control-sm": "26px",
    "control-md": "30px",
    "control-lg": "36px",
    "control-pad": "11px",
    "field-pad": "3px",
    "menu-item": "28px",
    "row-height": "36px",
    "row-trim": "12px",
    "head-height": "34px",
    "cell-pad-y": "3px",
    "cell-pad-x": "8px",
    "list-pad": "5px",
    "field-gap": "12px",
    "card-pad": "14px",
    "section-gap": "16px",
  },
} as const;

export type Density = keyof typeof densities;
export type ScaleName =
  | keyof typeof scale
  | keyof (typeof shadows)["light"]
  | keyof (typeof densities)["comfortable"];
