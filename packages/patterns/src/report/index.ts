export { DailyChart, type DailyChartProps } from "./DailyChart/DailyChart.tsx";
export { RankingChart, type RankingChartProps } from "./RankingChart/RankingChart.tsx";
export type { RankedFigure } from "./RankingChart/rankPosts.ts";
export { RankingTable, type RankingTableProps } from "./RankingTable/RankingTable.tsx";
export { SummaryCards, type SummaryCardsProps } from "./SummaryCards/SummaryCards.tsx";
