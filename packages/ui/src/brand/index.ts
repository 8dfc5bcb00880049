export { BrandStyle, type BrandStyleProps } from "./BrandStyle.tsx";
export {
  type Brand,
  type BrandChange,
  type BrandContrast,
  type BrandInput,
  createBrand,
} from "./createBrand.ts";
export type { BrandColorName, BrandColors } from "./names.ts";
