import type { ComponentProps } from "react";
import { cx } from "../cx.ts";
import { Icon } from "../Icon/Icon.tsx";
import { Slot } from "../Slot.tsx";

interface LinkOwnProps {
  /** Renders its only child (a router link) instead of an `a`. */
  asChild?: boolean;
  /** Opens in a new tab, announces it, and sets `noopener`. */
  external?: boolean;
  /** Bold text that shows its underline on hover; for names in tables. */
  quiet?: boolean;
}

export type LinkProps = LinkOwnProps & Omit<ComponentProps<"a">, keyof LinkOwnProps>;

/** A link to another page or place. There is no disabled link: use plain text instead. */
export function Link({
  asChild = false,
  external = false,
  quiet = false,
  className,
  children,
  ...rest
}: LinkProps) {
  const own = {
    ...rest,
    ...(external ? { target: "_blank", rel: "noopener noreferrer" } : {}),
    className: cx("tsu-link", className),
    "data-quiet": quiet || undefined,
  };
  const mark = external && <Icon name="external" size={14} label="新しいタブで開く" />;
  if (asChild)
    return (
      <Slot {...own} child={children}>
        {(inner) => (
          <>
            {inner}
            {mark}
          </>
        )}
      </Slot>
    );
  return (
    <a {...own}>
      {children}
      {mark}
    </a>
  );
}
