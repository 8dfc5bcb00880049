import { type NoticeStatus, noticeStatusLabels } from "@tsumugi/contract";
import { usePaymentNotices } from "@tsumugi/hooks";
import { Button, Card, PageHeader, Stack } from "@tsumugi/ui";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";

/** Notices to companies that wait for the operator, the most urgent first. */
const waiting = [
  ["disputed", "の新しい版を作る"],
  ["confirmed", "を支払承認する"],
  ["approved", "を振り込む"],
] as const satisfies readonly (readonly [NoticeStatus, string])[];

const screens = [
  ["企業", paths.adminCompanies.getHref(), "building"],
  ["クリエイター", paths.adminCreators.getHref(), "creators"],
  ["サポート", paths.adminSupport.getHref(), "chat"],
  ["操作の記録", paths.adminAudit.getHref(), "clock"],
] as const;

/** First screen of an operator: settlements that wait, and the way to every other screen. */
export function OperatorHome() {
  return (
    <>
      <PageHeader title="運営ホーム" lead="企業への精算で対応が必要なものと、運営の画面です" />
      <Stack>
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
        <Card title="運営の画面">
          <Stack layout="row">
            {screens.map(([label, href, icon]) => (
              <Button key={href} asChild icon={icon}>
                <Link to={href}>{label}</Link>
              </Button>
            ))}
          </Stack>
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
