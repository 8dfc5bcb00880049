import { Button, ErrorState, PageHeader } from "@tsumugi/ui";
import { useEffect, useState } from "react";
import { paths } from "../../paths.ts";
import { useBreakage } from "../../routing/RouteBoundary.tsx";
import { useErrorReports } from "../../shared/errorReports.ts";
import { messageOf, requestIdOf } from "../../shared/errors.ts";
import { usePageTitle } from "../../shared/usePageTitle.ts";

const isOldBuild = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|Importing a module script/.test(error.message);

/** Shown in place of a page that broke. A full load, because the state that broke it is still in memory. */
export function ErrorPage() {
  const error = useBreakage();
  usePageTitle("エラー");
  const { report } = useErrorReports();
  const [reportId, setReportId] = useState<string>();
  // The router takes the error before the browser's own handlers, and Sentry behind them, see it.
  useEffect(() => {
    if (!isOldBuild(error)) setReportId(report(error));
  }, [error, report]);
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
