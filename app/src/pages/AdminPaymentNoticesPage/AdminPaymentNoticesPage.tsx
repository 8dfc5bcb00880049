import { Button, LinkTabs, PageHeader, Stack } from "@tsumugi/ui";
import { paths } from "../../paths.ts";
import { NoticeFiles } from "../../payment-notices/files/NoticeFiles.tsx";
import { TransferButton } from "../../payment-notices/files/TransferButton.tsx";
import { NoticeDetail } from "../../payment-notices/NoticeDetail.tsx";
import { NoticeList } from "../../payment-notices/NoticeList.tsx";
import { noticeFilterQuery, noticeFilterValue } from "../../payment-notices/noticeFilter.ts";
import { useNavigate } from "../../routing/address.ts";
import { Link } from "../../routing/Link.tsx";
import { useCompanyOptions } from "../../shared/useCompanyOptions.ts";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { useUrlState } from "../../shared/useUrlState.ts";
import { AdminNewNotice } from "./AdminNewNotice.tsx";
import { ArchivedNotices } from "./ArchivedNotices.tsx";

const { getHref } = paths.adminPaymentNotices;
const sides = ["issued", "received", "archived"] as const;
const sideLabels = {
  issued: "企業への支払通知書",
  received: "企業からクリエイターへ",
  archived: "消去した企業の控え",
} as const;

/** The operator's notices to companies, and those of companies to creators: the list, one of them, or a new one. */
export function AdminPaymentNoticesPage() {
  const url = useUrlState();
  const navigate = useNavigate();
  const uid = url.get("notice");
  if (uid)
    return (
      <NoticeDetail
        key={uid}
        uid={uid}
        back={
          <Link key="list" to={getHref()}>
            支払通知書・運営
          </Link>
        }
        hrefOf={(one) => getHref({ notice: one })}
        newEditionOf={({ uid: replaces, direction }) =>
          direction === "operator_to_company" && (
            <Button asChild size="sm" variant="primary">
              <Link to={getHref({ new: "1", replaces })}>新しい版を作成</Link>
            </Button>
          )
        }
        copyHrefOf={({ uid: from, company }) => getHref({ new: "1", of: company.uid, from })}
        onCancelled={() => navigate(getHref())}
      />
    );
  return url.get("new") ? <AdminNewNotice /> : <AllNotices />;
}

function AllNotices() {
  usePageTitle("支払通知書・運営");
  const url = useUrlState();
  const side = url.oneOf("side", sides);
  const companies = useCompanyOptions();
  const create = (
    <Button asChild variant="primary" icon="plus">
      <Link to={getHref({ new: "1" })}>企業への支払通知書を作成</Link>
    </Button>
  );
  return (
    <>
      <PageHeader
        title="支払通知書"
        lead="企業への精算を作成・発行・支払いまで管理し、企業からクリエイターへの支払通知書を確認します"
        actions={
          side !== "archived" && (
            <>
              <NoticeFiles query={{ ...noticeFilterQuery(noticeFilterValue(url)), direction: side }} />
              {create}
            </>
          )
        }
      />
      <Stack>
        <LinkTabs
          label="支払通知書の向き"
          items={sides.map((one) => ({
            key: one,
            current: side === one,
            link: <Link to={getHref(one === "issued" ? {} : { side: one })}>{sideLabels[one]}</Link>,
          }))}
        />
        {side === "archived" ? (
          <ArchivedNotices />
        ) : (
          <NoticeList
            key={side}
            direction={side}
            companies={companies}
            hrefOf={({ uid }) => getHref({ notice: uid })}
            firstStep={side === "issued" ? create : undefined}
            fileActions={(chosen) => side === "issued" && <TransferButton notices={chosen} />}
          />
        )}
      </Stack>
    </>
  );
}
