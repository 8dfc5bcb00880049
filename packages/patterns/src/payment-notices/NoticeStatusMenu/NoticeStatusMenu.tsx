import type { NoticeStatus, NoticeStatusMove } from "@tsumugi/contract";
import { StatusMoves } from "../../shared/StatusMoves.tsx";
import { NoticeBadge } from "../NoticeBadge/NoticeBadge.tsx";
import { noticeStatusLook } from "../NoticeBadge/noticeStatus.ts";

export interface NoticeStatusMenuProps {
  status: NoticeStatus;
  /** Whose notice, for the button's name. */
  name: string;
  /** Empty: the status is shown, not offered for change. */
  moves: readonly NoticeStatusMove[];
  onMove: (move: { status: NoticeStatus; reason?: string }) => void;
}

/** The status as a button: what it may become, why the rest may not, and the reason where one is asked for. */
export const NoticeStatusMenu = ({ status, name, moves, onMove }: NoticeStatusMenuProps) => (
  <StatusMoves
    status={status}
    name={name}
    moves={moves}
    labelOf={(code) => noticeStatusLook(code).label}
    badgeOf={(code) => <NoticeBadge status={code} />}
    description={`${name}の支払通知書のステータスを変えます。理由は履歴に残ります。`}
    onMove={(to, reason) => onMove({ status: to, ...(reason && { reason }) })}
  />
);
