import { lazily } from "../lazily.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import type { DateTimePanelProps } from "./DateTimePanel.tsx";

/** Loaded with its calendar when it is first opened, not with the form. */
export const LazyDateTimePanel = lazily<DateTimePanelProps>(
  async () => (await import("./DateTimePanel.tsx")).DateTimePanel,
  () => (
    <div style={{ width: 252, maxWidth: "100%" }}>
      <Skeleton shape="block" height={396} />
    </div>
  ),
);
