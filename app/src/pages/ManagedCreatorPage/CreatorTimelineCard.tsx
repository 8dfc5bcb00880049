import { timelineGroups } from "@tsumugi/contract";
import { useCreatorTimeline } from "@tsumugi/hooks";
import { CreatorTimeline } from "@tsumugi/patterns";
import { Card } from "@tsumugi/ui";
import { Link } from "../../routing/Link.tsx";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { useUrlState } from "../../shared/useUrlState.ts";

/** What happened with the creator; which kind is looked at stands in the address. */
export function CreatorTimelineCard({ uid }: { readonly uid: string }) {
  const url = useUrlState();
  const group = url.oneOf("timeline", ["all", ...timelineGroups]);
  const list = useCreatorTimeline(uid, { group: group === "all" ? undefined : group });
  if (list.error && list.timeline.length === 0)
    return (
      <Card title="これまでの動き">
        <LoadFailure error={list.error} onRetry={() => void list.refresh()} retrying={list.isRefreshing} />
      </Card>
    );
  return (
    <CreatorTimeline
      entries={list.timeline}
      group={group}
      onGroupChange={(next) => url.set({ timeline: next === "all" ? null : next })}
      linkTo={({ href }) => <Link to={href ?? ""} />}
      onLoadMore={list.hasMore ? list.loadMore : undefined}
      loading={list.isLoading || list.isLoadingMore}
    />
  );
}
