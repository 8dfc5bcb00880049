import * as Radix from "@radix-ui/react-popover";
import type { ReactNode, RefObject } from "react";
import { useWord } from "../../words/useWord.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { OverlayStyle } from "../OverlayStyle.ts";

interface CalendarPopoverProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Accessible name of the panel. */
  label: string;
  /** Id of the field's label; distinguishes two calendars of one form. */
  labelId: string | undefined;
  disabled: boolean | undefined;
  /** Gets the focus back when the panel closes. */
  field: RefObject<HTMLInputElement | null>;
  children: ReactNode;
}

/**
 * The button with the calendar panel. Closing it returns the focus to the field, so that its new value is
 * read.
 */
export function CalendarPopover({
  open,
  onOpenChange,
  label,
  labelId,
  disabled,
  field,
  children,
}: CalendarPopoverProps) {
  const word = useWord();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>
        <IconButton
          icon="calendar"
          size="sm"
          label={word("カレンダーを開く")}
          aria-describedby={labelId}
          disabled={disabled}
        />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className="tsu-popover tsu-calendar"
          aria-label={label}
          align="end"
          sideOffset={6}
          collisionPadding={12}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            field.current?.focus();
          }}
        >
          <OverlayStyle />
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
