import { DynamicStyle } from "../theme/DynamicStyle.tsx";
import type { Brand } from "./createBrand.ts";

export interface BrandStyleProps {
  /** Made once, outside of what draws, by `createBrand`. */
  brand: Pick<Brand, "css">;
}

/**
 * Puts a brand over the tokens: inside `UiProvider`, once for the page or once for each named brand. Another brand
 * takes its place, and without it the house's own colours are back.
 */
export const BrandStyle = ({ brand }: BrandStyleProps) => <DynamicStyle rules={brand.css} />;
