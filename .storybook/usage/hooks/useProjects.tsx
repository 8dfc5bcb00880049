import { useProjects } from "@tsumugi/hooks";
import { EmptyState, ErrorState, LoadMore, Skeleton } from "@tsumugi/ui";

export function Projects({ keyword }: { keyword: string }) {
  const { projects, total, isLoading, isLoadingMore, hasMore, loadMore, error, refresh } = useProjects({
    keyword,
  });
  if (isLoading) return <Skeleton shape="row" count={5} />;
  if (error && projects.length === 0) return <ErrorState error={error.message} onRetry={refresh} />;
  if (projects.length === 0) return <EmptyState kind="noMatch" title="条件に合う案件はありません" />;
  return (
    <>
      <ul>
        {projects.map((project) => (
          <li key={project.uid}>{project.name}</li>
        ))}
      </ul>
      <LoadMore
        shown={projects.length}
        total={total}
        hasMore={hasMore}
        loading={isLoadingMore}
        error={error?.message}
        onLoadMore={loadMore}
      />
    </>
  );
}
