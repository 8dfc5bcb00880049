import type { ComponentProps } from "react";
import { useWord } from "../../words/useWord.ts";
import { cx } from "../cx.ts";
import { Icon } from "../Icon/Icon.tsx";
import { Slot } from "../Slot.tsx";

interface LinkOwnProps {
  /** `a` の代わりに、ただ 1 つの子（ルーターのリンク）を描きます。 */
  asChild?: boolean;
  /** 新しいタブで開きます。そのことを読み上げ、`noopener` を付けます。 */
  external?: boolean;
  /** 太字で、重ねたときだけ下線。表の名前に使います。 */
  quiet?: boolean;
}

export type LinkProps = LinkOwnProps & Omit<ComponentProps<"a">, keyof LinkOwnProps>;

function ExternalMark() {
  const word = useWord();
  return <Icon name="external" size={14} label={word("新しいタブで開く")} />;
}

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
  const mark = external && <ExternalMark />;
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
