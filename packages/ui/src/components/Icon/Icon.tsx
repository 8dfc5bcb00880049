import type { ComponentProps } from "react";
import { drawPath } from "./drawPath.tsx";
import { type IconName, icons } from "./icons.ts";

export interface IconProps extends Omit<ComponentProps<"svg">, "name"> {
  /** アイコンの名前。一覧は「基礎/アイコン」に。 */
  name: IconName;
  /** 一辺（px）。既定は 18。 */
  size?: number;
  /** 言葉のないアイコンの名前。渡さなければ飾りとして読まれません。 */
  label?: string;
}

/** One of our own line icons. Colour follows the text. */
export function Icon({ name, size = 18, label, ...rest }: IconProps) {
  return drawPath(icons[name], size, label ? { role: "img", "aria-label": label, ...rest } : rest);
}
