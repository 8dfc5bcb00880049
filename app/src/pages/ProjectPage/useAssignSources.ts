import type { ManagedCreator, Project, ProjectCreator } from "@tsumugi/contract";
import { useAllProjectCreators, useManagedCreators, useProjects, useSavedViews } from "@tsumugi/hooks";
import type { AssignableCreator, AssignSource } from "@tsumugi/patterns";
import { useEffect, useState } from "react";
import { listFilter } from "../../shared/creatorFilter.ts";
import { fullMessageOf } from "../../shared/errors.ts";
import { filterUrlOf } from "../../shared/filterUrl.ts";

/** As many as one page may hold. */
const PAGE = 200;

interface Pages {
  readonly isLoading: boolean;
  readonly isLoadingMore: boolean;
  readonly hasMore: boolean;
  readonly error?: unknown;
  readonly total?: number;
  readonly loadMore: () => void;
  readonly refresh: () => unknown;
}

const lookOf = (list: Pages) => ({
  loading: list.isLoading || list.isLoadingMore,
  error: list.error === undefined ? undefined : fullMessageOf(list.error),
  onRetry: () => void list.refresh(),
  totalCount: list.total,
  hasMore: list.hasMore,
  onLoadMore: list.loadMore,
});

/** The pages after the first one follow by themselves. */
function useAllPages({ hasMore, isLoadingMore, error, loadMore }: Pages) {
  useEffect(() => {
    if (hasMore && !isLoadingMore && error === undefined) loadMore();
  }, [hasMore, isLoadingMore, error, loadMore]);
}

const ofRow = (row: ProjectCreator): AssignableCreator => ({
  uid: row.creator_uid,
  display_name: row.display_name,
  real_name: "",
  image: row.image,
  accounts: row.accounts,
  follower_count: row.follower_count,
  fee: row.fee,
});

/** The candidates of the source that is shown; the others are asked for when their tab is opened. */
export function useAssignSources(project: Project, source: AssignSource | null) {
  const [keyword, setKeyword] = useState("");
  const [viewUid, setViewUid] = useState<string | null>(null);
  const [projectUid, setProjectUid] = useState<string | null>(null);

  const search = useManagedCreators(source === "search" ? { keyword: keyword || undefined } : null);

  const saved = useSavedViews("creators");
  const view = saved.savedViews.find(({ uid }) => uid === viewUid);
  const viewed = useManagedCreators(
    source === "views" && view ? { ...listFilter(filterUrlOf(view.query)), limit: PAGE } : null,
  );
  useAllPages(viewed);

  const asked = source === "projects" ? { limit: PAGE } : null;
  const running = useProjects(asked);
  const archived = useProjects(asked, { archived: true });
  useAllPages(running);
  useAllPages(archived);
  const named = useAllProjectCreators(source === "projects" ? projectUid : null);
  const own = useAllProjectCreators(source === null ? null : project.uid);

  const options = [
    ...running.projects.map(({ uid, name }) => ({ value: uid, label: name })),
    ...archived.projects.map(({ uid, name }) => ({ value: uid, label: `${name}（アーカイブ済み）` })),
  ].filter(({ value }) => value !== project.uid);
  const optionsFailure = running.error ?? archived.error;

  return {
    search: {
      ...lookOf(search),
      creators: search.managedCreators as readonly ManagedCreator[],
      keyword,
      onSearch: setKeyword,
    },
    views: {
      ...lookOf(viewed),
      ...(saved.error && { error: fullMessageOf(saved.error), onRetry: () => void saved.refresh() }),
      creators: viewed.managedCreators,
      options: saved.savedViews.map(({ uid, name }) => ({ value: uid, label: name })),
      optionsLoading: saved.isLoading,
      chosen: view?.uid ?? null,
      onChoose: setViewUid,
    },
    projects: {
      ...lookOf(named),
      ...(optionsFailure && {
        error: fullMessageOf(optionsFailure),
        onRetry: () => void Promise.all([running.refresh(), archived.refresh()]),
      }),
      creators: named.projectCreators.map(ofRow),
      options,
      optionsLoading: running.isLoading || archived.isLoading,
      chosen: projectUid,
      onChoose: setProjectUid,
    },
    /** All that the project has, whatever the sheet behind is filtered by. */
    assigned: own.projectCreators,
  };
}
