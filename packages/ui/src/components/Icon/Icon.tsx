import type { ComponentProps } from "react";
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
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden as decoration
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
      {...rest}
    >
      <path d={icons[name]} />
    </svg>
  );
}
