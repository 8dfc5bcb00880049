import { LineChart } from "@tsumugi/ui";

export const Views = () => (
  <LineChart
    label="投稿ごとの再生数"
    x={["2026-11-18", "2026-11-19", "2026-11-20"]}
    xLabel="日付"
    unit="回"
    series={[{ key: "lip", label: "秋の新作リップ", values: [12_400, 38_900, 52_300] }]}
  />
);
