import { BarChart } from "@tsumugi/ui";

export const Saves = () => (
  <BarChart
    label="投稿ごとの保存数"
    xLabel="投稿"
    x={["秋の新作リップ", "旅するコーヒー"]}
    unit="件"
    series={[{ key: "saves", label: "保存数", values: [820, 415] }]}
  />
);
