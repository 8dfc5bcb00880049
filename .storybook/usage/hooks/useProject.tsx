import { useProject } from "@tsumugi/hooks";
import { Banner, ErrorState, Skeleton } from "@tsumugi/ui";

/** id が決まるまでは null を渡します。決まるまで、何も尋ねません。 */
export function ProjectName({ uid }: { uid: string | null }) {
  const { project, isLoading, isRefreshing, error, refresh } = useProject(uid);
  if (isLoading) return <Skeleton />;
  if (!project) return error && <ErrorState error={error.message} onRetry={refresh} />;
  return (
    <>
      {/* 読み直しの失敗は、出ている内容を消しません。 */}
      {error && <Banner tone="warning">{error.message}</Banner>}
      <h1 aria-busy={isRefreshing}>{project.name}</h1>
    </>
  );
}
