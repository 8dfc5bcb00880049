import { type ReactNode, useState } from "react";
import { dayText } from "../../format/format.ts";
import { useWord } from "../../words/useWord.ts";
import { Button } from "../Button/Button.tsx";
import { DateField } from "../DateField/DateField.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { FormField } from "../FormField/FormField.tsx";
import { DayList } from "./EventCalendar.styles.ts";
import type { CalendarEntry } from "./eventCalendar.types.ts";

interface DayDialogProps<Entry> {
  day: string;
  /** What entries are called. */
  label: string;
  entries: readonly Entry[];
  renderDetails: ((entry: Entry) => ReactNode) | undefined;
  onOpen: ((entry: Entry) => void) | undefined;
  onMove: ((entry: Entry, to: string) => void) | undefined;
  onClose: () => void;
}

/** Everything on one day; what may be moved can be set to another. Shown while mounted. */
export function DayDialog<Entry extends CalendarEntry>(props: DayDialogProps<Entry>) {
  const { day, label, entries, renderDetails, onOpen, onMove, onClose } = props;
  const word = useWord();
  const detailsOf = (entry: Entry) => {
    if (renderDetails) return renderDetails(entry);
    if (!onOpen) return entry.label;
    return (
      <button type="button" className="tsu-cell-button" onClick={() => onOpen(entry)}>
        {entry.label}
      </button>
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title={word("{label}の{name}", { label: dayText(day, word), name: label })}
    >
      {entries.length === 0 && <p>{word("この日の{label}はありません。", { label })}</p>}
      <DayList>
        {entries.map((entry) => (
          <li key={entry.key}>
            <span className="line">{detailsOf(entry)}</span>
            {entry.movable && onMove && <OtherDay day={day} onMove={(to) => onMove(entry, to)} />}
          </li>
        ))}
      </DayList>
    </Dialog>
  );
}

/** The day is read while it is typed, and moved by a press: half a date is a date, too. */
function OtherDay({ day, onMove }: { day: string; onMove: (to: string) => void }) {
  const word = useWord();
  const [to, setTo] = useState<string | null>(day);
  const [problem, setProblem] = useState<string>();
  const canMove = to !== null && to !== day && !problem;
  return (
    <span className="line">
      <FormField label={word("予定の日を変える")} error={problem}>
        <DateField
          value={to}
          onValueChange={(next, typed) => {
            setProblem(typed.problem);
            setTo(next === undefined ? typed.text : next);
          }}
        />
      </FormField>
      <Button size="sm" aria-disabled={!canMove} onClick={() => canMove && onMove(to)}>
        {word("この日に移す")}
      </Button>
    </span>
  );
}
