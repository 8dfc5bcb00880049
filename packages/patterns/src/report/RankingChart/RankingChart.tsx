import type { SummaryMetrics } from "@tsumugi/contract";
import { Select, Stack } from "@tsumugi/ui";
import { BarChart } from "@tsumugi/ui/eager";
import { useMemo, useState } from "react";
import { postOf } from "../../posts/postName.ts";
import { type RankedFigure, rankPosts } from "./rankPosts.ts";

export interface RankingChartProps {
  /** 比べる投稿。どの数値で並べるかは、画面で選びます。 */
  ranking: readonly Pick<
    SummaryMetrics["ranking"][number],
    "creator" | "title" | "media_type" | "posted_at" | "url" | RankedFigure
  >[];
}

const figures: Record<RankedFigure, { label: string; unit: string }> = {
  views: { label: "再生数（多い順）", unit: "回" },
  engagements: { label: "反応数（多い順）", unit: "件" },
  cpv: { label: "CPV（安い順）", unit: "円" },
  cpe: { label: "CPE（安い順）", unit: "円" },
};
const codes = Object.keys(figures) as RankedFigure[];
const options = codes.map((value) => ({ value, label: figures[value].label }));

/** The best posts by one figure, side by side: where the table tells how much, this shows by how far. */
export function RankingChart({ ranking }: RankingChartProps) {
  const [figure, setFigure] = useState<RankedFigure>("views");
  const { label, unit } = figures[figure];
  const { rows, rest } = useMemo(() => rankPosts(ranking, figure), [ranking, figure]);
  const categories = useMemo(() => rows.map(postOf), [rows]);
  const series = useMemo(
    () => [{ key: figure, label, values: rows.map((row) => row[figure]) }],
    [rows, figure, label],
  );
  return (
    <Stack gap="sm">
      <Stack layout="row" gap="sm">
        <Select
          inline
          aria-label="比べる数値"
          options={options}
          value={figure}
          onChange={(event) => setFigure(event.target.value as RankedFigure)}
        />
      </Stack>
      <BarChart
        label={`投稿の${label}`}
        xLabel="投稿"
        x={categories}
        series={series}
        unit={unit}
        highlight={0}
        empty="まだ比べられる数値がありません。投稿の数値を取得すると表示されます。"
      />
      {rest > 0 && <p className="tsu-muted">ほか{rest}件は下の表で見られます。</p>}
    </Stack>
  );
}
