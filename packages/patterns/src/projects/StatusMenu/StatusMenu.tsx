import type { JobStatus, JobStatusMove } from "@tsumugi/contract";
import { jobStatusLook } from "../../job-requests/StatusBadge/jobStatus.ts";
import { StatusBadge } from "../../job-requests/StatusBadge/StatusBadge.tsx";
import { StatusMoves } from "../../shared/StatusMoves.tsx";

export interface StatusMenuProps {
  status: JobStatus;
  /** Whose status, for the button's name. */
  name: string;
  /** Empty: the status is shown, not offered for change. */
  moves: readonly JobStatusMove[];
  /** With a promise: a reason that was typed stays until it resolves, and is there again when it is rejected. */
  onMove: (move: { job_status: JobStatus; reason?: string }) => unknown;
  /** Opens at once, where the button was made by a press. */
  defaultOpen?: boolean | undefined;
  /** One menu for a whole table: opens at this button. */
  anchor?: HTMLElement;
  onClose?: () => void;
}

/** The status badge as a button: moves that the table allows, and why the others are not. */
export const StatusMenu = ({
  status,
  name,
  moves,
  onMove,
  defaultOpen,
  anchor,
  onClose,
}: StatusMenuProps) => (
  <StatusMoves
    status={status}
    name={name}
    moves={moves}
    defaultOpen={defaultOpen}
    anchor={anchor}
    onClose={onClose}
    labelOf={(code) => jobStatusLook(code).label}
    badgeOf={(code) => <StatusBadge status={code} />}
    description={`${name}のステータスを変えます。理由は履歴に残ります。`}
    onMove={(to, reason) => onMove({ job_status: to, ...(reason && { reason }) })}
  />
);
