import { Button, EmptyState, PageHeader } from "@tsumugi/ui";
import { Link } from "react-router-dom";
import { paths } from "../../paths.ts";

/** First screen of an operator, whose screens are on their way. */
export function OperatorHome() {
  return (
    <>
      <PageHeader title="運営ホーム" />
      <EmptyState
        title="運営の画面は準備中です"
        actions={
          <Button asChild variant="primary">
            <Link to={paths.adminCompanies.getHref()}>予定している内容を見る</Link>
          </Button>
        }
      >
        企業、クリエイター、サポート、支払通知書の管理をここから行えるようになります。
      </EmptyState>
    </>
  );
}
