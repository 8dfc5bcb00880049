import { Button, EmptyState, PageHeader } from "@tsumugi/ui";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";

export function NotFoundPage() {
  usePageTitle("ページが見つかりません");
  return (
    <>
      <PageHeader title="ページが見つかりません" />
      <EmptyState
        kind="notFound"
        title="このURLのページはありません"
        actions={
          <>
            <Button asChild variant="primary" icon="home">
              <Link to={paths.home.getHref()}>ホームへ</Link>
            </Button>
            <Button asChild>
              <Link to={paths.help.getHref()}>ヘルプを見る</Link>
            </Button>
          </>
        }
      >
        URLが変わったか、入力に誤りがあります。URLを確かめるか、ホームから開き直してください。
      </EmptyState>
    </>
  );
}
