import type { NoticeConfirmation, NoticeHistoryEntry, NoticeStatus, PaymentNotice } from "@tsumugi/contract";
import { type IconName, type LinkElement, linked, Money, Timeline } from "@tsumugi/ui";
import { formatDay } from "@tsumugi/ui/format";
import { styled } from "styled-components";
import { NoticeBadge } from "../NoticeBadge/NoticeBadge.tsx";
import { noticeStatusLook } from "../NoticeBadge/noticeStatus.ts";

const Root = styled.div`
  display: grid;
  gap: 16px;
  & .editions {
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-md);
  }
  & .editions > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 12px;
    align-items: center;
    padding: 8px 12px;
  }
  & .editions > li + li {
    border-top: 1px solid var(--tsu-border);
  }
  & .editions > li[aria-current] {
    background: var(--tsu-selected);
    border-radius: inherit;
  }
  & .editions .sub {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-xs);
  }
  & .reason {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    white-space: pre-wrap;
  }
`;

const icons: Record<NoticeStatus, IconName> = {
  draft: "edit",
  issued: "send",
  confirmed: "check",
  disputed: "warning",
  approved: "success",
  paid: "yen",
  cancelled: "close",
};

/** An edition of the same notice. */
export type NoticeEditionLook = Pick<PaymentNotice, "uid" | "edition" | "status" | "payable"> & {
  issued_on: string | null;
};

export interface NoticeHistoryProps {
  /** すべての版を新しい順に。2 つ以上あるときに出します。 */
  editions?: readonly NoticeEditionLook[];
  /** 今見ている版の uid。 */
  currentUid: string;
  /** 版へのルーターのリンク。中身は空で渡します。 */
  linkTo?: (edition: NoticeEditionLook) => LinkElement;
  /** ステータスの変更を、API のままの古い順に。新しいものから出します。 */
  history: readonly NoticeHistoryEntry[];
  /** 確認のしかた。まだなら null。みなし確認かどうかを履歴に書きます。 */
  confirmation: NoticeConfirmation | null;
}

/** Who did it, where the wire names no person. */
function actor(entry: NoticeHistoryEntry, confirmation: NoticeConfirmation | null): string {
  if (entry.by) return entry.mover === "operator" ? `運営（${entry.by.name}）` : entry.by.name;
  if (entry.mover === "payee") return "支払先";
  if (entry.mover === "operator") return "運営";
  if (entry.mover === "issuer") return "発行元";
  return entry.to === "confirmed" && confirmation === "deemed" ? "ツムギ（みなし確認）" : "ツムギ";
}

/** What happened, as said after who did it. */
function deed({ kind, from, to, transfer }: NoticeHistoryEntry): string {
  const day = transfer ? `振込日${formatDay(transfer.debit_on)}の` : "";
  if (kind === "refused") {
    const code = transfer?.result_code ? `（結果コード${transfer.result_code}）` : "";
    return `${day}振込が銀行から返されたことを反映${code}`;
  }
  if (from === null) return "下書きを作成";
  return `${transfer ? `${day}振込結果で` : ""}「${noticeStatusLook(to).label}」に変更`;
}

/** Editions of a notice and every change of its status or word of the bank, with who and why. Nothing of it can be deleted. */
export function NoticeHistory({
  editions = [],
  currentUid,
  linkTo,
  history,
  confirmation,
}: NoticeHistoryProps) {
  return (
    <Root>
      {editions.length > 1 && (
        <ul className="editions" aria-label="版">
          {editions.map((one) => (
            <li key={one.uid} aria-current={one.uid === currentUid || undefined}>
              <span>
                {one.uid === currentUid ? `第${one.edition}版` : linked(linkTo?.(one), `第${one.edition}版`)}
                <span className="sub">　{one.issued_on ? `${formatDay(one.issued_on)}発行` : "未発行"}</span>
              </span>
              <Money value={one.payable} />
              <span>
                <NoticeBadge status={one.status} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <Timeline
        items={history.toReversed().map((entry) => ({
          key: `${entry.at}/${entry.kind}/${entry.to}`,
          at: entry.at,
          icon: entry.kind === "refused" ? "warning" : icons[entry.to],
          content: (
            <>
              {actor(entry, confirmation)}が{deed(entry)}
              {entry.reason && <div className="reason">{entry.reason}</div>}
            </>
          ),
        }))}
      />
    </Root>
  );
}
