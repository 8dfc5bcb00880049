import type { ReactNode, RefObject } from "react";
import { useWord } from "../../words/useWord.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { AnchoredPanel } from "../Popover/AnchoredPanel.tsx";

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
  /** The button stands beside fields, as high as they are, not within one. */
  framed?: boolean;
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
  framed = false,
  children,
}: CalendarPopoverProps) {
  const word = useWord();
  return (
    <AnchoredPanel
      open={open}
      onOpenChange={onOpenChange}
      label={label}
      className="tsu-calendar"
      returnTo={field}
      trigger={
        <IconButton
          icon="calendar"
          size={framed ? "md" : "sm"}
          variant={framed ? "secondary" : "ghost"}
          label={word("カレンダーを開く")}
          aria-describedby={labelId}
          disabled={disabled}
        />
      }
    >
      {children}
    </AnchoredPanel>
  );
}
