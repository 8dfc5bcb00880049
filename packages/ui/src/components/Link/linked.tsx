import { cloneElement, type ReactElement, type ReactNode } from "react";
import { cx } from "../cx.ts";

/** A link element without content (`<Link to=…/>` of a router); the content is inserted. */
export type LinkElement = ReactElement<{
  className?: string;
  children?: ReactNode;
  tabIndex?: number;
  [data: `data-${string}`]: unknown;
}>;

/**
 * Renders content as the link of a table or list, or as plain text without a link. `tabIndex` is -1 if the
 * arrow keys reach it.
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
