import * as Radix from "@radix-ui/react-dropdown-menu";
import { type RefObject, useEffect, useRef } from "react";
import { ClosedByBack } from "../ClosedByBack.tsx";
import { cx } from "../cx.ts";
import { OverlayStyle } from "../OverlayStyle.ts";
import { TriggerElsewhere } from "../TriggerElsewhere.tsx";
import type { MenuProps } from "./Menu.tsx";
import { type MenuParts, MenuPartsContext } from "./menuParts.ts";

interface MenuListProps extends Omit<MenuProps, "trigger" | "defaultOpen" | "open" | "onOpenChange"> {
  readonly button: RefObject<HTMLElement | null>;
  /** It was opened by a key: its first entry has the focus. */
  readonly byKey: boolean;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const { Item, CheckboxItem, Label, Separator } = Radix;
const parts: MenuParts = { Item, CheckboxItem, Label, Separator };

/** What a menu shows while it is open. */
export function MenuList({
  button,
  byKey,
  align = "start",
  container,
  children,
  open,
  onOpenChange,
  className,
  ...rest
}: MenuListProps) {
  return (
    <Radix.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>
        <TriggerElsewhere at={button} />
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          aria-labelledby={button.current?.id}
          {...rest}
          className={cx("tsu-menu", className)}
          align={align}
          sideOffset={4}
          collisionPadding={12}
          {...(container && { collisionBoundary: container })}
        >
          <OverlayStyle />
          <ClosedByBack />
          <MenuPartsContext value={parts}>{children}</MenuPartsContext>
          {byKey && <FirstFocus />}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The library sees only keys that are pressed once its code is there, and without one it focuses no entry. */
function FirstFocus() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    place.current?.closest("[role=menu]")?.querySelector<HTMLElement>("[role^=menuitem]")?.focus();
  }, []);
  return <span ref={place} hidden />;
}
