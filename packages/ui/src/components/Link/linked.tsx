import { cloneElement, type ReactElement, type ReactNode } from "react";
import { cx } from "../cx.ts";

/** A link without content (`<Link to=…/>` of a router): the pattern puts the content in. */
export type LinkElement = ReactElement<{
  className?: string;
  children?: ReactNode;
  [data: `data-${string}`]: unknown;
}>;

/** Draws content as the quiet link of a table or list; as plain text where no link is given. */
export function linked(link: LinkElement | undefined, children: ReactNode): ReactNode {
  if (!link) return children;
  return cloneElement(
    link,
    { className: cx("tsu-link", link.props.className), "data-quiet": true },
    children,
  );
}
