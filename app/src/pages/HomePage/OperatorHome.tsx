import { type NoticeStatus, noticeStatusLabels } from "@tsumugi/contract";
import { useCompanies, usePaymentNotices } from "@tsumugi/hooks";
import { Button, Card, PageHeader, Stack } from "@tsumugi/ui";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { SupportWaiting } from "./SupportWaiting.tsx";

/** Notices to companies that wait for the operator, the most urgent first. */
const waiting = [
  ["disputed", "の新しい版を作る"],
  ["confirmed", "を支払承認する"],
  ["approved", "を振り込む"],
  ["draft", "を発行する"],
] as const satisfies readonly (readonly [NoticeStatus, string])[];

/** First screen of an operator: creators who wait for an answer, settlements, and contracts that end. */
export function OperatorHome() {
  return (
    <>
      <PageHeader title="運営ホーム" lead="問い合わせ、企業への精算、契約のうち、対応が必要なものです" />
      <Stack>
        <Card title="サポート">
          <SupportWaiting />
        </Card>
        <Card title="企業への支払通知書">
          <Stack layout="row">
            {waiting.map(([status, action]) => (
              <Waiting key={status} status={status} action={action} />
            ))}
            <Button asChild icon="yen">
              <Link to={paths.adminPaymentNotices.getHref()}>すべて見る</Link>
            </Button>
          </Stack>
        </Card>
        <Card title="企業の契約">
          <EndingContracts />
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

/** Companies whose contract ends within 30 days: there is still time to speak with them. */
function EndingContracts() {
  const { total } = useCompanies({ contract_state: ["ending"], limit: 1 });
  return (
    <Stack layout="row">
      {Boolean(total) && (
        <Button asChild icon="calendar">
          <Link to={paths.adminCompanies.getHref({ contract_state: "ending", sort: "contract_ends_on" })}>
            30日以内に契約が終わる企業 {total?.toLocaleString("ja-JP")}社
          </Link>
        </Button>
      )}
      <Button asChild icon="building">
        <Link to={paths.adminCompanies.getHref()}>すべての企業を見る</Link>
      </Button>
    </Stack>
  );
}
