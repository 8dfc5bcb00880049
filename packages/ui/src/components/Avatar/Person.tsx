import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import { type LinkElement, linked } from "../Link/linked.tsx";
import type { Native } from "../native.ts";
import { Avatar, type AvatarProps } from "./Avatar.tsx";

export interface PersonProps extends Native<"span", "children"> {
  /** 名前。 */
  name: string;
  /** 写真のアドレス。 */
  image?: string | null;
  /** 名前の下の一行。 */
  sub?: ReactNode;
  /** 写真の大きさ。`Avatar` と同じ。既定は `sm`。 */
  size?: AvatarProps["size"];
  /** 名前に付けるリンク（中身のない要素）。 */
  link?: LinkElement;
}

/** Face, name, one more line. */
export function Person({ name, image, sub, size = "sm", link, className, ...rest }: PersonProps) {
  return (
    <span {...rest} className={cx("tsu-person", className)}>
      <Avatar name={name} image={image} size={size} />
      <span className="text">
        <span className="tsu-truncate">{linked(link, name)}</span>
        {sub && <span className="sub tsu-truncate">{sub}</span>}
      </span>
    </span>
  );
}
