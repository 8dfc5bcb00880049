export { BarChart, type BarChartProps } from "./BarChart.tsx";
export type { BarSeries } from "./barChart.types.ts";
