import { LoadMore } from "@tsumugi/ui";

export const Rest = ({ loadMore, loading }: { loadMore: () => void; loading: boolean }) => (
  <LoadMore shown={50} total={1_234} hasMore loading={loading} onLoadMore={loadMore} />
);
