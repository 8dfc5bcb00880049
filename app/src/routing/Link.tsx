import { type AnchorHTMLAttributes, type MouseEvent, type Ref, use } from "react";
import { UNSAFE_NavigationContext as NavigationContext } from "react-router-dom";
import { useNavigate } from "./address.ts";

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** An address of the app, from its root. */
  readonly to: string;
  /** What the page is told that the address does not say. */
  readonly state?: unknown;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** The browser's own affair: another tab or window, a download, or a menu. */
const isForTheBrowser = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, target?: string) =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey || (target !== undefined && target !== "_self");

/**
 * A link within the app. The library's own reads the present address, to make sense of relative ones, and is drawn again at
 * each step: a list has fifty. Ours are whole.
 */
export function Link({ to, state, onClick, ...rest }: LinkProps) {
  const { navigator } = use(NavigationContext);
  const navigate = useNavigate();
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isForTheBrowser(event, rest.target)) return;
    event.preventDefault();
    navigate(to, { state, isFromOutside: true });
  };
  return (
    <a {...rest} href={navigator.createHref(to)} onClick={handleClick}>
      {rest.children}
    </a>
  );
}
