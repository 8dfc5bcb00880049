export { LineChart } from "./LazyLineChart.tsx";
export type { LineChartProps } from "./LineChart.tsx";
export type { LineSeries, MedianBand } from "./lineChart.types.ts";
