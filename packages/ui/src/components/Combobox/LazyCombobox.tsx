import { lazily } from "../lazily.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";

/** `Combobox`, loaded on first use, because its search is as large as the rest of a form. */
export const Combobox = lazily(
  async () => (await import("./Combobox.tsx")).Combobox,
  () => <Skeleton shape="block" height="var(--tsu-control-md)" />,
);
