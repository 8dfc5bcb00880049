import type { ProjectPost } from "@tsumugi/contract";
import {
  useAllProjectCreators,
  useExportProjectPosts,
  usePostCollections,
  useProjectPosts,
} from "@tsumugi/hooks";
import { PostFilters, PostTable } from "@tsumugi/patterns";
import { Button, Card, Toolbar, toast } from "@tsumugi/ui";
import { useState } from "react";
import { useLayoutProject } from "../../layouts/ProjectLayout/ProjectLayout.tsx";
import { CollectAll } from "../../posts/CollectAll.tsx";
import { PostChangesPanel } from "../../posts/PostChangesPanel.tsx";
import { UnconnectedNote } from "../../posts/UnconnectedNote.tsx";
import { fullMessageOf } from "../../shared/errors.ts";
import { FeatureButton } from "../../shared/FeatureButton.tsx";
import { isAnySet } from "../../shared/filterUrl.ts";
import { ListBody } from "../../shared/ListBody.tsx";
import { RowGone } from "../../shared/RowGone.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { usePermissions } from "../../shared/usePermissions.ts";
import { useRowTarget } from "../../shared/useRowTarget.ts";
import { useTableLayout } from "../../shared/useTableLayout.ts";
import { useUrlState } from "../../shared/useUrlState.ts";
import { AddPost } from "./AddPost.tsx";
import { InspectNote } from "./InspectNote.tsx";
import { PostActions } from "./PostActions.tsx";
import { PostFiguresDialog } from "./PostFiguresDialog.tsx";
import { PostsEmpty } from "./PostsEmpty.tsx";
import { noPostFilter, postFilter } from "./postFilter.ts";
import { RemovedPostsPanel } from "./RemovedPostsPanel.tsx";
import { usePostCells } from "./usePostCells.ts";

/** The posts with their newest figures. */
export function PostList() {
  const project = useLayoutProject();
  usePageTitle(`${project.name}・投稿実績`);
  const url = useUrlState();
  const arrangement = useTableLayout("posts");
  const query = postFilter(url);
  const list = useProjectPosts(project.uid, query);
  // Who was asked stands behind all who were not.
  const { projectCreators, isComplete } = useAllProjectCreators(project.uid);
  const { postCollections } = usePostCollections(project.uid);
  const { exportProjectPosts, isDownloading } = useExportProjectPosts();
  const { canWrite } = usePermissions();
  const [isAdding, setAdding] = useState(false);
  const [measured, setMeasured] = useState<ProjectPost>();
  const saveCells = usePostCells();
  const target = useRowTarget("post", { ...list, keys: list.posts.map(({ uid }) => uid) });
  const jobs = projectCreators.filter(({ job_request_uid }) => job_request_uid !== null);
  const [only, ...others] = query.creator_uid ?? [];
  const inspected =
    canWrite && others.length === 0 && list.posts.length > 0
      ? jobs.find(({ creator_uid, job_status }) => creator_uid === only && job_status === "posted")
      : undefined;

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
  const actions = (
    <>
      <FeatureButton feature="csv_export" icon="download" loading={isDownloading} onClick={handleExport}>
        CSV出力
      </FeatureButton>
      <Button icon="archive" onClick={() => url.set({ removed: "1" }, { push: true })}>
        取り消した投稿
      </Button>
      {canWrite && list.posts.length > 0 && <CollectAll projectUid={project.uid} />}
      {addButton}
    </>
  );

  return (
    <>
      <UnconnectedNote posts={list.posts} collections={postCollections} />
      <PostChangesPanel projectUid={project.uid} posts={list.posts} />
      {inspected && <InspectNote project={project} creator={inspected} />}
      <Card flush>
        <Toolbar actions={actions} />
        <PostFilters
          value={query}
          onValueChange={(change) => url.set(change)}
          creators={jobs.map(({ creator_uid, display_name }) => ({
            value: creator_uid,
            label: display_name,
          }))}
          totalCount={list.isLoading ? undefined : list.posts.length}
        />
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
            collections={postCollections}
            loading={list.isLoading}
            onEdit={canWrite ? saveCells : undefined}
            rowActions={canWrite ? (post) => <PostActions post={post} onFigures={setMeasured} /> : undefined}
            empty={
              <PostsEmpty
                isFiltered={isAnySet(query)}
                hasJobs={jobs.length > 0 || !isComplete}
                addButton={addButton}
                onClear={() => url.set(noPostFilter)}
              />
            }
          />
        </ListBody>
        <AddPost
          jobs={jobs}
          open={isAdding}
          onShow={(post) => url.set({ ...noPostFilter, post })}
          onClose={() => setAdding(false)}
        />
        {url.get("removed") && (
          <RemovedPostsPanel projectUid={project.uid} onClose={() => url.set({ removed: null })} />
        )}
        {measured && (
          <PostFiguresDialog key={measured.uid} post={measured} onClose={() => setMeasured(undefined)} />
        )}
      </Card>
    </>
  );
}
