import { lazily } from "../lazily.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";

/** A ranking or comparison as bars, and the same numbers as a table. */
export const BarChart = lazily(
  async () => (await import("./BarChart.tsx")).BarChart,
  () => <Skeleton shape="block" height={300} />,
);
