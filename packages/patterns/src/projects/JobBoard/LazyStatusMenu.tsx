import { IconButton } from "@tsumugi/ui";
import { type ReactNode, useState } from "react";
import { StatusMenu, type StatusMenuProps } from "../StatusMenu/StatusMenu.tsx";

export interface LazyStatusMenuProps extends Omit<StatusMenuProps, "moves" | "defaultOpen"> {
  movesOf: () => StatusMenuProps["moves"];
  /** The button before it was pressed; absent: a small one with three dots. */
  trigger?: (open: () => void) => ReactNode;
}

/** The status menu, made when it is first opened: hundreds of cards would each bring one. */
export function LazyStatusMenu({ movesOf, trigger, ...props }: LazyStatusMenuProps) {
  const [isOpened, setOpened] = useState(false);
  const open = () => setOpened(true);
  if (isOpened) return <StatusMenu {...props} moves={movesOf()} defaultOpen />;
  if (trigger) return trigger(open);
  return <IconButton icon="more" size="sm" label={`${props.name}のステータスを変える`} onClick={open} />;
}
