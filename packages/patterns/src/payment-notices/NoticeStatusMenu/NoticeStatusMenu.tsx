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
  /** One menu for a whole table: opens at this button. */
  anchor?: HTMLElement;
  onClose?: () => void;
}

/** The status as a button: what it may become, why the rest may not, and the reason where one is asked for. */
export const NoticeStatusMenu = (props: NoticeStatusMenuProps) => (
  <StatusMoves
    status={props.status}
    name={props.name}
    moves={props.moves}
    anchor={props.anchor}
    onClose={props.onClose}
    labelOf={(code) => noticeStatusLook(code).label}
    badgeOf={(code) => <NoticeBadge status={code} />}
    description={`${props.name}の支払通知書のステータスを変えます。理由は履歴に残ります。`}
    onMove={(to, reason) => props.onMove({ status: to, ...(reason && { reason }) })}
  />
);
