import { platformLabels, platforms } from "@tsumugi/contract";
import { useExportProjectPosts, useProjectCreators, useProjectPosts } from "@tsumugi/hooks";
import { PostTable } from "@tsumugi/patterns";
import { Button, Card, EmptyState, Select, Toolbar, toast } from "@tsumugi/ui";
import { useState } from "react";
import { useLayoutProject } from "../../layouts/ProjectLayout/ProjectLayout.tsx";
import { CollectAll } from "../../posts/CollectAll.tsx";
import { PostChangesPanel } from "../../posts/PostChangesPanel.tsx";
import { fullMessageOf } from "../../shared/errors.ts";
import { FeatureButton } from "../../shared/FeatureButton.tsx";
import { ListBody } from "../../shared/ListBody.tsx";
import { RowGone } from "../../shared/RowGone.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { usePermissions } from "../../shared/usePermissions.ts";
import { useRowTarget } from "../../shared/useRowTarget.ts";
import { useTableLayout } from "../../shared/useTableLayout.ts";
import { useUrlState } from "../../shared/useUrlState.ts";
import { AddPost } from "./AddPost.tsx";
import { PostsOrLedger } from "./ledger/PostsOrLedger.tsx";

/** The posts, and the ledger of their disclosures. */
export const ProjectPostsPage = () => <PostsOrLedger posts={<Posts />} />;

function Posts() {
  const project = useLayoutProject();
  usePageTitle(`${project.name}・投稿実績`);
  const url = useUrlState();
  const arrangement = useTableLayout("posts");
  const platform = url.manyOf("platform", platforms);
  const query = { platform: platform.length > 0 ? [...platform] : undefined };
  const list = useProjectPosts(project.uid, query);
  const { projectCreators } = useProjectCreators(project.uid, { limit: 200 });
  const { exportProjectPosts, isDownloading } = useExportProjectPosts();
  const { canWrite } = usePermissions();
  const [isAdding, setAdding] = useState(false);
  const target = useRowTarget("post", { ...list, keys: list.posts.map(({ uid }) => uid) });
  const jobs = projectCreators.filter(({ job_request_uid }) => job_request_uid !== null);

  const handleExport = () => {
    exportProjectPosts(project.uid, query).then(
      (name) => toast.success(`「${name}」を保存しました`),
      (error: unknown) => toast.error(fullMessageOf(error)),
    );
  };
  const addButton = canWrite && jobs.length > 0 && (
    <Button variant="primary" icon="plus" onClick={() => setAdding(true)}>
      投稿を登録
    </Button>
  );

  return (
    <>
      <PostChangesPanel projectUid={project.uid} posts={list.posts} />
      <Card flush>
        <Toolbar
          actions={
            <>
              <FeatureButton
                feature="csv_export"
                icon="download"
                loading={isDownloading}
                onClick={handleExport}
              >
                CSV出力
              </FeatureButton>
              {canWrite && list.posts.length > 0 && <CollectAll projectUid={project.uid} />}
              {addButton}
            </>
          }
        >
          <Select
            inline
            aria-label="SNS"
            placeholder="SNS: すべて"
            options={platforms.map((value) => ({ value, label: platformLabels[value] }))}
            value={platform[0] ?? ""}
            onChange={(event) => url.set({ platform: event.target.value })}
          />
        </Toolbar>
        <ListBody
          error={list.error}
          hasRows={list.posts.length > 0}
          onRetry={() => void list.refresh()}
          retrying={list.isRefreshing}
        >
          {target.isGone && <RowGone what="投稿" onClose={target.clear} />}
          <PostTable
            {...arrangement}
            targetUid={target.targetKey}
            posts={list.posts}
            loading={list.isLoading}
            empty={
              platform.length > 0 ? (
                <EmptyState
                  kind="noMatch"
                  title="このSNSの投稿はありません"
                  actions={<Button onClick={() => url.set({ platform: null })}>条件を消す</Button>}
                />
              ) : (
                <EmptyState title="投稿はまだ登録されていません" actions={addButton}>
                  {jobs.length > 0
                    ? "投稿のURLを貼り付けると、数値を自動で集めます。"
                    : "依頼を送ると、ここに投稿を登録できます。"}
                </EmptyState>
              )
            }
          />
        </ListBody>
        <AddPost jobs={jobs} posts={list.posts} open={isAdding} onClose={() => setAdding(false)} />
      </Card>
    </>
  );
}
