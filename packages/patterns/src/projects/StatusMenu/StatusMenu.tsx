import type { JobStatus, JobStatusMove } from "@tsumugi/contract";
import { jobStatusLook } from "../../job-requests/StatusBadge/jobStatus.ts";
import { StatusBadge } from "../../job-requests/StatusBadge/StatusBadge.tsx";
import { StatusMoves } from "../../shared/StatusMoves.tsx";

export interface StatusMenuProps {
  /** 今のステータス。 */
  status: JobStatus;
  /** だれのステータスか。ボタンの名前になります。 */
  name: string;
  /** 変えられる先。空ならステータスを見せるだけです。 */
  moves: readonly JobStatusMove[];
  /** 変える先を選んだとき。Promise を返すと、終わるまで理由を残し、失敗したらまた見せます。 */
  onMove: (move: { job_status: JobStatus; reason?: string }) => unknown;
  /** 理由の要る変更を、ほかの場所でたずねるとき。ステータスが変わるとボタンごと動くところで渡します。 */
  onAsk?: ((to: JobStatus) => void) | undefined;
  /** 押してからボタンが作られたときに、すぐに開きます。 */
  defaultOpen?: boolean | undefined;
  /** このボタンのところで、すぐにメニューを開きます。表全体でメニューを 1 つにするためです。 */
  anchor?: HTMLElement;
  /** メニューも理由の確認も閉じたとき。 */
  onClose?: () => void;
}

/** The status badge as a button: moves that the table allows, and why the others are not. */
export const StatusMenu = ({
  status,
  name,
  moves,
  onMove,
  onAsk,
  defaultOpen,
  anchor,
  onClose,
}: StatusMenuProps) => (
  <StatusMoves
    status={status}
    name={name}
    moves={moves}
    onAsk={onAsk}
    defaultOpen={defaultOpen}
    anchor={anchor}
    onClose={onClose}
    labelOf={(code) => jobStatusLook(code).label}
    badgeOf={(code) => <StatusBadge status={code} />}
    description={`${name}のステータスを変えます。理由は履歴に残ります。`}
    onMove={(to, reason) => onMove({ job_status: to, ...(reason && { reason }) })}
  />
);
