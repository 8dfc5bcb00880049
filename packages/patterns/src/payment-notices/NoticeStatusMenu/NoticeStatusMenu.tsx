import type { NoticeStatus, NoticeStatusMove } from "@tsumugi/contract";
import { StatusMoves } from "../../shared/StatusMoves.tsx";
import { NoticeBadge } from "../NoticeBadge/NoticeBadge.tsx";
import { noticeStatusLook } from "../NoticeBadge/noticeStatus.ts";

export interface NoticeStatusMenuProps {
  /** 今のステータス。 */
  status: NoticeStatus;
  /** だれの支払通知書か。ボタンの名前になります。 */
  name: string;
  /** 変えられる先。空ならステータスを見せるだけです。 */
  moves: readonly NoticeStatusMove[];
  /**
   * 変える先を選んだとき。理由の要る変更では、理由も渡ります。支払済みはここでは何も聞かないので、
   * `NoticeMoveDialog` で支払日（と、要れば理由）を聞いてから変えます。
   */
  onMove: (move: { status: NoticeStatus; reason?: string }) => void;
  /** このボタンのところで、すぐにメニューを開きます。表全体でメニューを 1 つにするためです。 */
  anchor?: HTMLElement;
  /** メニューも理由の確認も閉じたとき。 */
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
    askedByCaller={{ paid: "支払日を選んで変えます" }}
    onMove={(to, reason) => props.onMove({ status: to, ...(reason && { reason }) })}
  />
);
