import { lazily } from "../lazily.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";

/** `TagField`, loaded where a form first has one: the search in a list weighs as much as the rest of a form. */
export const TagField = lazily(
  async () => (await import("./TagField.tsx")).TagField,
  () => <Skeleton shape="block" height="var(--tsu-control-md)" />,
);
