export type { BarChartProps } from "./BarChart.tsx";
export type { BarSeries } from "./barChart.types.ts";
export { BarChart } from "./LazyBarChart.tsx";
