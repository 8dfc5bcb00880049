import { type NoticeStatus, noticeStatusLabels } from "@tsumugi/contract";
import { useCompanies, usePaymentNotices } from "@tsumugi/hooks";
import { type CompanySignKind, CompanySigns } from "@tsumugi/patterns";
import { Button, Card, PageHeader, Skeleton, Stack } from "@tsumugi/ui";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { SupportWaiting } from "./SupportWaiting.tsx";

/** Notices to companies that wait for the operator, the most urgent first. */
const waiting = [
  ["disputed", "の新しい版を作る"],
  ["confirmed", "を支払承認する"],
  ["approved", "を振り込む"],
  ["draft", "を発行する"],
] as const satisfies readonly (readonly [NoticeStatus, string])[];

const order = ["ending", "not_begun", "unused", "seats_full"] as const satisfies readonly CompanySignKind[];

/** What the list of companies filters by, as its address says it. */
const filters: Record<CompanySignKind, { [key: string]: string }> = {
  ending: { contract_state: "ending", sort: "contract_ends_on" },
  not_begun: { sign: "not_begun", sort: "created_at" },
  unused: { sign: "unused", sort: "last_seen_at" },
  seats_full: { sign: "seats_full", sort: "name" },
};

/** First screen of an operator: creators who wait for an answer, settlements, and companies to speak with. */
export function OperatorHome() {
  return (
    <>
      <PageHeader title="運営ホーム" lead="問い合わせ、企業への精算、声をかけたい企業です" />
      <Stack>
        <Card title="サポート">
          <SupportWaiting />
        </Card>
        <Card title="企業への支払通知書">
          <p className="tsu-muted">確認や支払いを待つ支払通知書があると、ここに件数が出ます。</p>
          <Stack layout="row">
            {waiting.map(([status, action]) => (
              <Waiting key={status} status={status} action={action} />
            ))}
            <Button asChild icon="yen">
              <Link to={paths.adminPaymentNotices.getHref()}>すべて見る</Link>
            </Button>
          </Stack>
        </Card>
        <Card
          title="声をかけたい企業"
          flush
          actions={
            <Button asChild size="sm" icon="building">
              <Link to={paths.adminCompanies.getHref()}>すべての企業を見る</Link>
            </Button>
          }
        >
          <CompaniesToTalkTo />
        </Card>
      </Stack>
    </>
  );
}

function Waiting({ status, action }: { readonly status: NoticeStatus; readonly action: string }) {
  const { total } = usePaymentNotices({ direction: "issued", status: [status], limit: 1 });
  if (!total) return null;
  return (
    <Button asChild variant={status === "disputed" ? "primary" : "secondary"}>
      <Link to={paths.adminPaymentNotices.getHref({ status })}>
        {noticeStatusLabels[status]} {total.toLocaleString("ja-JP")}件{action}
      </Link>
    </Button>
  );
}

/** As many as one looks at before opening the list. */
const FIRST = 3;

/** Companies to speak with while there is time: before a contract ends, or because nobody uses what they pay for. */
function CompaniesToTalkTo() {
  const ending = useCompanies({ contract_state: ["ending"], sort: "contract_ends_on", limit: FIRST });
  const notBegun = useCompanies({ sign: ["not_begun"], sort: "created_at", limit: FIRST });
  const unused = useCompanies({ sign: ["unused"], sort: "last_seen_at", limit: FIRST });
  const full = useCompanies({ sign: ["seats_full"], sort: "name", limit: FIRST });
  const lists = { ending, not_begun: notBegun, unused, seats_full: full };
  const failed = Object.values(lists).find(({ error, companies }) => error && companies.length === 0);
  if (failed) return <LoadFailure error={failed.error} onRetry={() => void failed.refresh()} />;
  if (Object.values(lists).some(({ isLoading }) => isLoading)) return <Skeleton shape="block" height={160} />;
  return (
    <CompanySigns
      rows={order.map((kind) => ({
        kind,
        total: lists[kind].total ?? 0,
        companies: lists[kind].companies.slice(0, FIRST),
      }))}
      linkTo={({ uid }) => <Link to={paths.adminCompany.getHref(uid)} />}
      moreLinkTo={(kind) => <Link to={paths.adminCompanies.getHref(filters[kind])} />}
      empty="いま声をかけたい企業はありません。"
    />
  );
}
