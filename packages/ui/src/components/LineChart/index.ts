export { LineChart, type LineChartProps } from "./LineChart.tsx";
export type { LineSeries, MedianBand } from "./lineChart.types.ts";
