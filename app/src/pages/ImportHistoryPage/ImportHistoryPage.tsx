import type { ImportTaskSummary } from "@tsumugi/contract";
import { useImportTasks } from "@tsumugi/hooks";
import { ImportHistory } from "@tsumugi/patterns";
import { Breadcrumbs, Button, Card, EmptyState, LoadMore, PageHeader } from "@tsumugi/ui";
import { creatorsCrumb } from "../../managed-creators/creatorsCrumb.tsx";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { messageOf } from "../../shared/errors.ts";
import { ListBody } from "../../shared/ListBody.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { usePermissions } from "../../shared/usePermissions.ts";
import { ImportActions } from "./ImportActions.tsx";

export function ImportHistoryPage() {
  usePageTitle("取込の履歴");
  const { importTasks, ...list } = useImportTasks();
  const { canWrite } = usePermissions();
  const newImport = canWrite && (
    <Button asChild icon="upload">
      <Link to={paths.creatorImport.getHref()}>一括登録へ</Link>
    </Button>
  );
  return (
    <>
      <PageHeader
        title="取込の履歴"
        lead="取り込んだファイルは、取込が終わると消えます。エラーの行は30日、取り消しに要る内容は24時間残ります"
        breadcrumbs={
          <Breadcrumbs
            items={[
              creatorsCrumb,
              <Link key="import" to={paths.creatorImport.getHref()}>
                一括登録
              </Link>,
              "取込の履歴",
            ]}
          />
        }
        actions={newImport}
      />
      <Card flush>
        <ListBody
          error={list.error}
          hasRows={importTasks.length > 0}
          onRetry={() => void list.refresh()}
          retrying={list.isRefreshing}
        >
          <ImportHistory
            tasks={importTasks}
            loading={list.isLoading}
            actions={(task: ImportTaskSummary) => <ImportActions task={task} />}
            empty={
              <EmptyState title="取込はまだありません">
                CSVやExcelのファイルを取り込むと、だれが、いつ、何人を登録したかがここに残ります。
              </EmptyState>
            }
          />
          <LoadMore
            shown={importTasks.length}
            total={list.total}
            hasMore={list.hasMore}
            loading={list.isLoadingMore}
            error={list.error ? messageOf(list.error) : undefined}
            onLoadMore={list.loadMore}
            unit="件"
          />
        </ListBody>
      </Card>
    </>
  );
}
