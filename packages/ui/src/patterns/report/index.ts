export type { DailySeriesLook, MedianLook } from "./DailyChart/alignSeries.ts";
export { DailyChart, type DailyChartProps } from "./DailyChart/DailyChart.tsx";
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
