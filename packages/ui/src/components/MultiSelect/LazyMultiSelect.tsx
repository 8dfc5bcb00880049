import { lazily } from "../lazily.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";

/** `MultiSelect`, loaded where a form first has one: the search in a list weighs as much as the rest of a form. */
export const MultiSelect = lazily(
  async () => (await import("./MultiSelect.tsx")).MultiSelect,
  () => <Skeleton shape="block" height="var(--tsu-control-md)" />,
);
