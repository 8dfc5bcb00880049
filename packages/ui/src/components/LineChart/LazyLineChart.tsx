import { lazily } from "../lazily.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";

/** One line per series over an x axis, with its median band, and the same numbers as a table. */
export const LineChart = lazily(
  async () => (await import("./LineChart.tsx")).LineChart,
  ({ height = 300 }) => <Skeleton shape="block" height={height} />,
);
