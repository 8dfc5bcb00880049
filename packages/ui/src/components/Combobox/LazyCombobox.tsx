import { lazily } from "../lazily.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";

/** `Combobox`, loaded where a form first has one: the search in a list weighs as much as the rest of a form. */
export const Combobox = lazily(
  async () => (await import("./Combobox.tsx")).Combobox,
  () => <Skeleton shape="block" height="var(--tsu-control-md)" />,
);
