import type { ComponentProps } from "react";
import { type IconName, icons } from "./icons.ts";

export interface IconProps extends Omit<ComponentProps<"svg">, "name"> {
  name: IconName;
  /** Side in px. Default 18. */
  size?: number;
  /** Accessible name of an icon without text; without it the icon is decorative. */
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
