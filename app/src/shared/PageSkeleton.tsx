import { Card, Skeleton } from "@tsumugi/ui";

/** Place of a page whose data is on its way. */
export function PageSkeleton() {
  return (
    <Card aria-busy="true" aria-label="読み込み中">
      <Skeleton shape="block" height={28} width="40%" />
      <Skeleton width="80%" />
      <Skeleton width="65%" />
      <Skeleton width="72%" />
      <Skeleton shape="block" height={160} />
    </Card>
  );
}
