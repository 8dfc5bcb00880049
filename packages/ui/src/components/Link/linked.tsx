import { cloneElement, type ReactElement, type ReactNode } from "react";
import { cx } from "../cx.ts";

/** A link without content (`<Link to=…/>` of a router): the pattern puts the content in. */
export type LinkElement = ReactElement<{
  className?: string;
  children?: ReactNode;
  tabIndex?: number;
  [data: `data-${string}`]: unknown;
}>;

/**
 * Draws content as the quiet link of a table or list; as plain text where no link is given. `tabIndex` -1 where the
 * arrow keys lead to it.
 */
export function linked(link: LinkElement | undefined, children: ReactNode, tabIndex?: number): ReactNode {
  if (!link) return children;
  return cloneElement(
    link,
    {
      className: cx("tsu-link", link.props.className),
      "data-quiet": true,
      ...(tabIndex !== undefined && { tabIndex }),
    },
    children,
  );
}
