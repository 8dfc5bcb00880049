export type { DailySeriesLook, MedianLook } from "./DailyChart/alignSeries.ts";
export { DailyChart, type DailyChartProps } from "./DailyChart/DailyChart.tsx";
export { RankingChart, type RankingChartProps } from "./RankingChart/RankingChart.tsx";
export type { RankedFigure } from "./RankingChart/rankPosts.ts";
export {
  type RankingLook,
  RankingTable,
  type RankingTableProps,
} from "./RankingTable/RankingTable.tsx";
export {
  SummaryCards,
  type SummaryCardsProps,
  type SummaryLook,
} from "./SummaryCards/SummaryCards.tsx";
