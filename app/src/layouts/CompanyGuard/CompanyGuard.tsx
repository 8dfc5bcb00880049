import { useCurrentUser } from "@tsumugi/hooks";
import { Button, EmptyState, PageHeader } from "@tsumugi/ui";
import { Outlet } from "react-router-dom";
import { NoCompanyDoor } from "../../entrance/NoCompanyDoor.tsx";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";

/** The brand's screens act inside a company: a person without one is led to it, an operator to another account. */
export function CompanyGuard() {
  const { company, isOperator } = useCurrentUser();
  if (company) return <Outlet />;
  if (!isOperator) return <NoCompanyDoor />;
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
        運営のアカウントでサインインしています。企業のメンバーのアカウントでサインインし直してください。
      </EmptyState>
    </>
  );
}
