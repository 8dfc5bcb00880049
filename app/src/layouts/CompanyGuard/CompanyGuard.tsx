import { useCurrentUser } from "@tsumugi/hooks";
import { Button, EmptyState, PageHeader } from "@tsumugi/ui";
import { Link, Outlet } from "react-router-dom";
import { paths } from "../../paths.ts";

/** The brand's screens act inside a company: an operator, or a person without one, is told instead of refused. */
export function CompanyGuard() {
  const { company, isOperator } = useCurrentUser();
  if (company) return <Outlet />;
  return (
    <>
      <PageHeader title="企業の画面です" />
      <EmptyState
        kind="locked"
        title="この画面は企業のメンバーだけが使えます"
        actions={
          <Button asChild variant="primary" icon="home">
            <Link to={paths.home.getHref()}>ホームへ</Link>
          </Button>
        }
      >
        {isOperator
          ? "運営のアカウントでサインインしています。企業のメンバーのアカウントでサインインし直してください。"
          : "所属する企業がありません。招待を受けるか、担当営業にお問い合わせください。"}
      </EmptyState>
    </>
  );
}
