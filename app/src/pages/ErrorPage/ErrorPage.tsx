import { Button, ErrorState, PageHeader } from "@tsumugi/ui";
import { useEffect, useState } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router-dom";
import { paths } from "../../paths.ts";
import { useErrorReports } from "../../shared/errorReports.ts";
import { messageOf, requestIdOf } from "../../shared/errors.ts";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { NotFoundPage } from "./NotFoundPage.tsx";

const isOldBuild = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|Importing a module script/.test(error.message);

/** Shown in place of a page that broke. A full load, because the state that broke it is still in memory. */
export function ErrorPage() {
  const error = useRouteError();
  usePageTitle("エラー");
  const { report } = useErrorReports();
  const [reportId, setReportId] = useState<string>();
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  // The router takes the error before the browser's own handlers, and Sentry behind them, see it.
  useEffect(() => {
    if (!isNotFound && !isOldBuild(error)) setReportId(report(error));
  }, [error, isNotFound, report]);
  if (isNotFound) return <NotFoundPage />;
  return (
    <>
      <PageHeader title="エラー" />
      <ErrorState
        error={
          isOldBuild(error)
            ? "アプリが新しくなったため、この画面を開けませんでした。再読み込みしてください。"
            : messageOf(error)
        }
        requestId={requestIdOf(error) ?? reportId}
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
