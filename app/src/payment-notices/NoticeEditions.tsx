import type { PaymentNotice } from "@tsumugi/contract";
import { NoticeHistory } from "@tsumugi/patterns";
import { Card } from "@tsumugi/ui";
import { Link } from "../routing/Link.tsx";

export interface NoticeEditionsProps {
  readonly notice: PaymentNotice;
  readonly others: readonly PaymentNotice[];
  readonly hrefOf: (uid: string) => string;
}

/** Every change of the notice, and the other editions under the same number. */
export function NoticeEditions({ notice, others, hrefOf }: NoticeEditionsProps) {
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
