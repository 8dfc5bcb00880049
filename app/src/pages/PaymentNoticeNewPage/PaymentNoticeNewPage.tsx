import { Breadcrumbs, LinkTabs, PageHeader, Stack } from "@tsumugi/ui";
import { paths } from "../../paths.ts";
import { NewEdition } from "../../payment-notices/NewEdition.tsx";
import { NoticeGuard } from "../../payment-notices/NoticeGuard.tsx";
import { NoticeWriteGuard } from "../../payment-notices/NoticeWriteGuard.tsx";
import { useNavigate } from "../../routing/address.ts";
import { Link } from "../../routing/Link.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { useUrlState } from "../../shared/useUrlState.ts";
import { ByHand } from "./ByHand.tsx";
import { FromJobs } from "./FromJobs.tsx";

const ways = ["jobs", "hand"] as const;
const wayLabels = { jobs: "検収済みの依頼から", hand: "手で作成" } as const;

export function PaymentNoticeNewPage() {
  const url = useUrlState();
  const navigate = useNavigate();
  const replaces = url.get("replaces");
  const way = url.oneOf("by", ways);
  const title = replaces ? "支払通知書の新しい版" : "支払通知書の作成";
  usePageTitle(title);
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={
          <Breadcrumbs
            items={[
              <Link key="list" to={paths.paymentNotices.getHref()}>
                支払通知書
              </Link>,
              "作成",
            ]}
          />
        }
      />
      <NoticeGuard>
        <NoticeWriteGuard>
          {replaces ? (
            <NewEdition
              replaces={replaces}
              onMade={({ uid }) => navigate(paths.paymentNotice.getHref(uid))}
              onCancel={() => navigate(paths.paymentNotice.getHref(replaces))}
            />
          ) : (
            <Stack>
              <LinkTabs
                label="作り方"
                items={ways.map((one) => ({
                  key: one,
                  current: way === one,
                  link: (
                    <Link to={paths.paymentNoticeNew.getHref(one === "jobs" ? {} : { by: one })}>
                      {wayLabels[one]}
                    </Link>
                  ),
                }))}
              />
              {way === "jobs" ? <FromJobs /> : <ByHand />}
            </Stack>
          )}
        </NoticeWriteGuard>
      </NoticeGuard>
    </>
  );
}
