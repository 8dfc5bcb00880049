import { usePaymentNotices } from "@tsumugi/hooks";
import { NoticeBadge, NoticeTotals } from "@tsumugi/patterns";
import { Button, Card, DescriptionList, Money } from "@tsumugi/ui";
import { useNow } from "@tsumugi/ui/clock";
import { formatNearDay } from "@tsumugi/ui/format";
import { paths } from "../../paths.ts";
import { useNoticeRights } from "../../payment-notices/useNoticeRights.ts";
import { Link } from "../../routing/Link.tsx";
import { usePermissions } from "../../shared/usePermissions.ts";

const AT_MOST = 5;

/** Payment notices of the creator, what is due last first, for those who see amounts. */
export function CreatorNotices({ uid }: { readonly uid: string }) {
  const now = useNow();
  const { canRead } = useNoticeRights();
  const { hasFeature } = usePermissions();
  const isShown = canRead && hasFeature("payment_notice");
  const { notices, noticeTotals, total } = usePaymentNotices(
    isShown ? { payee: [uid], sort: "-due_on", limit: AT_MOST } : null,
  );
  if (!total) return null;
  return (
    <Card
      title="支払通知書"
      actions={
        <Button asChild size="sm" variant="ghost">
          <Link to={paths.paymentNotices.getHref({ payee: uid })}>
            {total.toLocaleString("ja-JP")}件すべて見る
          </Link>
        </Button>
      }
    >
      <DescriptionList
        items={notices.map((notice) => ({
          term: `支払期日 ${formatNearDay(notice.due_on, now)}`,
          description: (
            <>
              <Link to={paths.paymentNotice.getHref(notice.uid)}>
                {notice.number ?? "下書き"} {notice.project?.name}
              </Link>{" "}
              <Money value={notice.payable} /> <NoticeBadge status={notice.status} />
            </>
          ),
        }))}
      />
      {noticeTotals && total > 1 && <NoticeTotals totals={noticeTotals} />}
    </Card>
  );
}
