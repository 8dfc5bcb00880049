import { Skeleton } from "@tsumugi/ui";

export const Loading = () => (
  <div aria-busy="true">
    <Skeleton shape="row" count={5} />
  </div>
);
