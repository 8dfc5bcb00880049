import { Button } from "@tsumugi/ui";
import { useParams } from "react-router-dom";
import { paths } from "../../paths.ts";
import { NoticeDetail } from "../../payment-notices/NoticeDetail.tsx";
import { NoticeGuard } from "../../payment-notices/NoticeGuard.tsx";
import { useNavigate } from "../../routing/address.ts";
import { Link } from "../../routing/Link.tsx";

export function PaymentNoticePage() {
  const { id = "" } = useParams();
  const navigate = useNavigate();
  return (
    <NoticeGuard>
      <NoticeDetail
        key={id}
        uid={id}
        back={
          <Link key="list" to={paths.paymentNotices.getHref()}>
            支払通知書
          </Link>
        }
        hrefOf={(uid) => paths.paymentNotice.getHref(uid)}
        newEditionOf={({ uid }) => (
          <Button asChild size="sm" variant="primary">
            <Link to={paths.paymentNoticeNew.getHref({ replaces: uid })}>新しい版を作成</Link>
          </Button>
        )}
        copyHrefOf={({ uid, payee }) =>
          paths.paymentNoticeNew.getHref({ by: "hand", payee: payee.managed_creator?.uid ?? "", from: uid })
        }
        onCancelled={() => navigate(paths.paymentNotices.getHref())}
      />
    </NoticeGuard>
  );
}
