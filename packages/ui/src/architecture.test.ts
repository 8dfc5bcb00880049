import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const SRC = import.meta.dirname;
const sources = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((file) =>
  /\.tsx?$/.test(file),
);
const shipped = sources.filter((file) => !/\.(test|stories)\.tsx?$|^testing\//.test(file));
const read = (file: string) => readFileSync(join(SRC, file), "utf8");

it("loads the chart, calendar and tour libraries only on demand", () => {
  const heavy = /from "(recharts|react-joyride|react-day-picker)"/;
  expect(shipped.filter((file) => heavy.test(read(file))).sort()).toEqual([
    "components/BarChart/BarAxes.tsx",
    "components/BarChart/BarChartPlot.tsx",
    "components/BarChart/StackEnds.tsx",
    "components/Chart/ChartCursor.tsx",
    "components/DateField/Calendar.tsx",
    "components/GuidedTour/GuidedTourRunner.tsx",
    "components/GuidedTour/TourPanel.tsx",
    "components/LineChart/LineChartPlot.tsx",
  ]);
});
