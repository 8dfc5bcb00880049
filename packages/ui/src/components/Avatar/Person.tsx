import type { ReactNode } from "react";
import { type LinkElement, linked } from "../Link/linked.tsx";
import { Avatar, type AvatarProps } from "./Avatar.tsx";

export interface PersonProps {
  name: string;
  image?: string | null;
  /** A secondary line. */
  sub?: ReactNode;
  size?: AvatarProps["size"];
  link?: LinkElement;
}

/** Face, name, one more line. */
export function Person({ name, image, sub, size = "sm", link }: PersonProps) {
  return (
    <span className="tsu-person">
      <Avatar name={name} image={image} size={size} />
      <span className="text">
        <span className="tsu-truncate">{linked(link, name)}</span>
        {sub && <span className="sub tsu-truncate">{sub}</span>}
      </span>
    </span>
  );
}
