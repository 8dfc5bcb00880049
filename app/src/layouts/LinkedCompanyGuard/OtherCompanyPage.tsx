import { useBelongingCompanies, useCurrentUser, useSwitchCompany } from "@tsumugi/hooks";
import { Button, EmptyState, PageHeader, toast } from "@tsumugi/ui";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { fullMessageOf } from "../../shared/errors.ts";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { PageSkeleton } from "../../shared/PageSkeleton.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";

/** The company that a link belongs to is not the active one: which it is, and one press to go there. */
export function OtherCompanyPage({ companyUid }: { readonly companyUid: string }) {
  usePageTitle("ほかの企業のリンク");
  const { company: active } = useCurrentUser();
  const { companies, isLoading, error, refresh } = useBelongingCompanies();
  const { switchCompany, isSubmitting } = useSwitchCompany();
  if (isLoading) return <PageSkeleton />;
  if (error) return <LoadFailure error={error} onRetry={() => void refresh()} />;

  const company = companies.find(({ uid }) => uid === companyUid);
  const home = (
    <Button asChild icon="home" variant={company ? "secondary" : "primary"}>
      <Link to={paths.home.getHref()}>{active ? `${active.name}のホームへ` : "ホームへ"}</Link>
    </Button>
  );
  // The same words for a company that was left and for one that never was: nothing is said about either.
  if (!company)
    return (
      <>
        <PageHeader title="このリンクは開けません" />
        <EmptyState kind="locked" title="リンク先の企業のメンバーではありません" actions={home}>
          メールを受け取ったアカウントでサインインし直すか、その企業の管理者にメンバーへの追加を依頼してください。
        </EmptyState>
      </>
    );

  const open = () => switchCompany(companyUid).catch((cause: unknown) => toast.error(fullMessageOf(cause)));
  return (
    <>
      <PageHeader title="ほかの企業のリンクです" />
      <EmptyState
        title={`${company.name}の画面へのリンクです`}
        actions={
          <>
            <Button variant="primary" loading={isSubmitting} onClick={() => void open()}>
              {company.name}に切り替えて開く
            </Button>
            {home}
          </>
        }
      >
        {active && `今は${active.name}の画面を開いています。`}
        切り替えると、ほかのタブの画面も{company.name}に替わります。
      </EmptyState>
    </>
  );
}
