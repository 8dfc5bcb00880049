export { type ColorName, colors, forcedColors } from "./colors.ts";
export { contrastPairs, graphicPairs } from "./contrastPairs.ts";
export {
  breakpoints,
  type Density,
  DRAWER_WIDTH,
  densities,
  type ScaleName,
  scale,
  shadows,
  TOP_BAR_HEIGHT,
  zIndex,
} from "./scale.ts";
