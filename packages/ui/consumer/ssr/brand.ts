import { createBrand } from "@tsumugi/ui/brand";

export const brand = createBrand({ light: "#8a1c4a" });
export const { css } = brand;
