import * as Radix from "@radix-ui/react-dialog";
import type { ReactNode, RefObject } from "react";
import { styled } from "styled-components";
import { useWord } from "../../words/useWord.ts";
import { ClosedByBack } from "../ClosedByBack.tsx";
import { Overlay } from "../Dialog/Overlay.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { TriggerElsewhere } from "../TriggerElsewhere.tsx";

const Sheet = styled(Radix.Content)`
  position: fixed;
  inset: 0 auto 0 0;
  z-index: var(--tsu-z-overlay);
  height: 100dvh;
  box-shadow: var(--tsu-shadow-lg);
  animation: tsu-slide-left var(--tsu-motion-base) var(--tsu-ease-out);
  &:focus {
    outline: none;
  }
  & > .close {
    position: absolute;
    top: 12px;
    right: 8px;
    color: var(--tsu-drawer-text);
    &:hover {
      background: var(--tsu-drawer-hover);
      color: var(--tsu-drawer-text);
    }
  }
`;

interface DrawerSheetProps {
  readonly id: string;
  readonly button: RefObject<HTMLElement | null>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The drawer. */
  readonly children: ReactNode;
}

/** The drawer on a narrow screen, where it lies over the page. */
export function DrawerSheet({ id, button, open, onOpenChange, children }: DrawerSheetProps) {
  const word = useWord();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>
        <TriggerElsewhere at={button} />
      </Radix.Trigger>
      <Radix.Portal>
        <Overlay />
        <Sheet id={id} aria-describedby={undefined}>
          <ClosedByBack />
          <Radix.Title className="tsu-hidden">{word("メニュー")}</Radix.Title>
          {children}
          <Radix.Close asChild>
            <IconButton className="close" icon="close" label={word("メニューを閉じる")} />
          </Radix.Close>
        </Sheet>
      </Radix.Portal>
    </Radix.Root>
  );
}
