import { Button, ErrorState, PageHeader } from "@tsumugi/ui";
import { isRouteErrorResponse, useRouteError } from "react-router-dom";
import { paths } from "../../paths.ts";
import { messageOf, requestIdOf } from "../../shared/errors.ts";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { NotFoundPage } from "./NotFoundPage.tsx";

const isOldBuild = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|Importing a module script/.test(error.message);

/** Shown in place of a page that broke. A full load, because the state that broke it is still in memory. */
export function ErrorPage() {
  const error = useRouteError();
  usePageTitle("エラー");
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return (
    <>
      <PageHeader title="エラー" />
      <ErrorState
        message={
          isOldBuild(error)
            ? "アプリが新しくなったため、この画面を開けませんでした。再読み込みしてください。"
            : messageOf(error)
        }
        requestId={requestIdOf(error)}
        onRetry={() => window.location.reload()}
        actions={
          <Button asChild>
            <a href={paths.home.getHref()}>ホームへ</a>
          </Button>
        }
      />
    </>
  );
}
