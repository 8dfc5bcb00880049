export {
  CLICKS_RULE,
  ClicksAroundPosting,
  type ClicksAroundPostingProps,
} from "./ClicksAroundPosting/ClicksAroundPosting.tsx";
export { ComparisonTable, type ComparisonTableProps } from "./ComparisonTable/ComparisonTable.tsx";
export { DailyChart, type DailyChartProps } from "./DailyChart/DailyChart.tsx";
export { DaysTable, type DaysTableProps } from "./DaysTable/DaysTable.tsx";
export { FigureTable, type FigureTableProps } from "./FigureTable/FigureTable.tsx";
export { PostGallery, type PostGalleryProps } from "./PostGallery/PostGallery.tsx";
export { RankingChart, type RankingChartProps } from "./RankingChart/RankingChart.tsx";
export type { RankedFigure } from "./RankingChart/rankPosts.ts";
export { RankingTable, type RankingTableProps } from "./RankingTable/RankingTable.tsx";
export { ReportFigure, type ReportFigureProps } from "./ReportFigure/ReportFigure.tsx";
export { Breakdown, ReportSheets, type ReportSheetsProps } from "./ReportSheets/ReportSheets.tsx";
export type { ReportPlan } from "./report.types.ts";
export { SharedReportFrame, type SharedReportFrameProps } from "./SharedReportFrame/SharedReportFrame.tsx";
export { SummaryCards, type SummaryCardsProps } from "./SummaryCards/SummaryCards.tsx";
