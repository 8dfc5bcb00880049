import type { ReactNode } from "react";
import { Avatar, type AvatarProps } from "../../components/Avatar/Avatar.tsx";
import { type LinkElement, linked } from "../../components/Link/linked.tsx";

export interface PersonProps {
  name: string;
  image?: string | null;
  /** Second, quieter line. */
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
