import { deadlineKindLabels } from "@tsumugi/contract";
import { Badge, Button, DateField, Dialog, FormField } from "@tsumugi/ui";
import { formatDay } from "@tsumugi/ui/format";
import { useState } from "react";
import { StatusBadge } from "../../job-requests/StatusBadge/StatusBadge.tsx";
import { DayList } from "./CalendarRoot.ts";
import type { JobDeadline } from "./jobDeadlines.ts";

export interface DayDialogProps {
  day: string;
  deadlines: readonly JobDeadline[];
  onOpen: (deadline: JobDeadline) => void;
  /** Absent: no day is moved. */
  onMove?: ((deadline: JobDeadline, to: string) => void) | undefined;
  onClose: () => void;
}

/** All that is due on one day; a planned day can be set to another. Shown while mounted. */
export function DayDialog({ day, deadlines, onOpen, onMove, onClose }: DayDialogProps) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} size="sm" title={`${formatDay(day)}の期限`}>
      {deadlines.length === 0 && <p>この日が期限のものはありません。</p>}
      <DayList>
        {deadlines.map((deadline) => {
          const { creator, kind, state, plan, key } = deadline;
          return (
            <li key={key}>
              <span className="line">
                <button type="button" className="tsu-cell-button" onClick={() => onOpen(deadline)}>
                  {creator.display_name}
                </button>
                <span className="tsu-muted">{deadlineKindLabels[kind]}</span>
                {state === "overdue" && <Badge tone="danger">超過</Badge>}
                {state === "done" && <Badge tone="success">済み</Badge>}
                <StatusBadge status={creator.job_status} />
              </span>
              {plan && onMove && <MovePlan day={day} onMove={(to) => onMove(deadline, to)} />}
            </li>
          );
        })}
      </DayList>
    </Dialog>
  );
}

/** The day is read while it is typed, and moved by a press: half a date is a date, too. */
function MovePlan({ day, onMove }: { day: string; onMove: (to: string) => void }) {
  const [to, setTo] = useState<string | null>(day);
  const [problem, setProblem] = useState<string>();
  const canMove = to !== null && to !== day && !problem;
  return (
    <span className="line">
      <FormField label="予定の日を変える" error={problem}>
        <DateField
          value={to}
          onValueChange={(next, { problem: why }) => {
            setProblem(why);
            if (next !== undefined) setTo(next);
          }}
        />
      </FormField>
      <Button size="sm" aria-disabled={!canMove} onClick={() => to && onMove(to)}>
        この日に移す
      </Button>
    </span>
  );
}
