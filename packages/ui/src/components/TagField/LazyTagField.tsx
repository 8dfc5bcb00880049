import { lazily } from "../lazily.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";

/** `TagField`, loaded on first use, because its search is as large as the rest of a form. */
export const TagField = lazily(
  async () => (await import("./TagField.tsx")).TagField,
  () => <Skeleton shape="block" height="var(--tsu-control-md)" />,
);
