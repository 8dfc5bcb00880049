import type { PaymentNotice } from "@tsumugi/contract";
import { usePaymentNotices } from "@tsumugi/hooks";
import { NoticeHistory } from "@tsumugi/patterns";
import { Card } from "@tsumugi/ui";
import { Link } from "../routing/Link.tsx";
import { useNoticeRights } from "./useNoticeRights.ts";

export interface NoticeEditionsProps {
  readonly notice: PaymentNotice;
  readonly hrefOf: (uid: string) => string;
}

/** Every change of the notice, and the other editions under the same number. */
export function NoticeEditions({ notice, hrefOf }: NoticeEditionsProps) {
  const { moverOf } = useNoticeRights();
  const isAlone = notice.previous_uid === null && notice.next_uid === null;
  const isOwn = moverOf(notice) === "issuer" || notice.direction === "company_to_creator";
  const { notices } = usePaymentNotices(
    isAlone || notice.number === null
      ? null
      : { keyword: notice.number, direction: isOwn ? "issued" : "received", limit: 50 },
  );
  const others = notices.filter(({ number, uid }) => number === notice.number && uid !== notice.uid);
  const editions = [notice, ...others].sort((a, b) => b.edition - a.edition);
  return (
    <Card title={editions.length > 1 ? "版と履歴" : "履歴"}>
      <NoticeHistory
        editions={editions}
        currentUid={notice.uid}
        linkTo={({ uid }) => <Link to={hrefOf(uid)} />}
        history={notice.history}
        confirmation={notice.confirmation}
      />
    </Card>
  );
}
