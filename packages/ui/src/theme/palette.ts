/** Primitive colours. Private to the theme: components use the semantic names of `tokens.ts`. */
export const palette = {
  white: "#ffffff",
  /** 生成り: the unbleached cloth everything lies on. */
  kinari: {
    25: "#fdfcf9",
    50: "#f8f5ee",
    100: "#f1ece2",
    200: "#e4dccf",
    300: "#d0c6b6",
    400: "#aa9f8f",
    500: "#847a6c",
    600: "#675f54",
    700: "#4c463d",
    800: "#37322b",
    900: "#231f1a",
  },
  /** 藍: the brand. */
  ai: {
    50: "#edf3f8",
    100: "#d9e6f0",
    200: "#b5cee2",
    300: "#86aed0",
    400: "#568abb",
    500: "#2f6b9e",
    600: "#1f5483",
    700: "#194369",
    800: "#143452",
    900: "#10283f",
    950: "#0b1c2d",
  },
  /** 柿: the thread that marks what is new or waits. */
  kaki: {
    50: "#fdf1e9",
    100: "#fadfcd",
    300: "#f0a67d",
    400: "#e58350",
    500: "#cf602c",
    600: "#ad4a1c",
    700: "#873715",
  },
  tokiwa: { 50: "#ebf5ee", 100: "#d3e9da", 300: "#8ac79d", 500: "#3a8757", 600: "#286942", 700: "#1d5234" },
  yamabuki: { 50: "#fdf5de", 100: "#f8e6b4", 300: "#e9c666", 500: "#b98510", 600: "#835b06", 700: "#694804" },
  suou: { 50: "#fceeed", 100: "#f8d8d6", 300: "#f0a29e", 500: "#c43c3c", 600: "#a92a2e", 700: "#882024" },
  fuji: { 50: "#f4f0f8", 100: "#e5dcf0", 300: "#c3aede", 600: "#664698", 700: "#51377a" },
  asagi: { 50: "#e6f4f3", 100: "#c9e6e5", 300: "#80c5c4", 600: "#17666a", 700: "#125054" },
  /** 墨: the dark ground. */
  sumi: {
    900: "#111419",
    850: "#181c23",
    800: "#20252e",
    750: "#282e39",
    700: "#323947",
    600: "#495263",
    500: "#6a7384",
  },
  washi: { 50: "#efeae0", 300: "#bab4a8", 400: "#a19b90" },
} as const;
