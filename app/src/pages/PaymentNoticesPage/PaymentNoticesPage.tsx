import { Button, LinkTabs, PageHeader, Stack } from "@tsumugi/ui";
import { paths } from "../../paths.ts";
import { NoticeFiles } from "../../payment-notices/files/NoticeFiles.tsx";
import { TransferButton } from "../../payment-notices/files/TransferButton.tsx";
import { NoticeGuard } from "../../payment-notices/NoticeGuard.tsx";
import { NoticeList } from "../../payment-notices/NoticeList.tsx";
import { noticeFilterQuery, noticeFilterValue } from "../../payment-notices/noticeFilter.ts";
import { useNoticeRights } from "../../payment-notices/useNoticeRights.ts";
import { Link } from "../../routing/Link.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { usePermissions } from "../../shared/usePermissions.ts";
import { useUrlState } from "../../shared/useUrlState.ts";

const sides = ["issued", "received"] as const;
const sideLabels = { issued: "発行", received: "受け取り" } as const;

export function PaymentNoticesPage() {
  usePageTitle("支払通知書");
  const url = useUrlState();
  const { canDraft, canRead, canPay } = useNoticeRights();
  const { hasFeature } = usePermissions();
  const side = url.oneOf("side", sides);
  const create = canDraft && hasFeature("payment_notice") && (
    <Button asChild variant="primary" icon="plus">
      <Link to={paths.paymentNoticeNew.getHref()}>支払通知書を作成</Link>
    </Button>
  );
  return (
    <>
      <PageHeader
        title="支払通知書"
        lead="検収した依頼の支払いを、発行・確認・承認・支払いまで管理します"
        actions={
          canRead &&
          hasFeature("payment_notice") && (
            <>
              <NoticeFiles query={{ ...noticeFilterQuery(noticeFilterValue(url)), direction: side }} />
              {create}
            </>
          )
        }
      />
      <NoticeGuard>
        <Stack>
          <LinkTabs
            label="支払通知書の向き"
            items={sides.map((one) => ({
              key: one,
              current: side === one,
              link: (
                <Link to={paths.paymentNotices.getHref(one === "issued" ? {} : { side: one })}>
                  {sideLabels[one]}
                </Link>
              ),
            }))}
          />
          <NoticeList
            key={side}
            direction={side}
            hrefOf={(notice) => paths.paymentNotice.getHref(notice.uid)}
            firstStep={create}
            fileActions={(chosen) => side === "issued" && canPay && <TransferButton notices={chosen} />}
          />
        </Stack>
      </NoticeGuard>
    </>
  );
}
