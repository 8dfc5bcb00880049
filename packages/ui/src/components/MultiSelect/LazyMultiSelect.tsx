import { lazily } from "../lazily.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";

/** `MultiSelect`, loaded on first use, because its search is as large as the rest of a form. */
export const MultiSelect = lazily(
  async () => (await import("./MultiSelect.tsx")).MultiSelect,
  () => <Skeleton shape="block" height="var(--tsu-control-md)" />,
);
