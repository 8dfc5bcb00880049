import { render, screen } from "@testing-library/react";
import { buildDailyMetrics } from "@tsumugi/mocks";
import { expect, it } from "vitest";
import { whyMissing } from "../ReportFigure/whyMissing.ts";
import { DaysTable } from "./DaysTable.tsx";

it("says of how many posts a median is, and leaves it out on days that too few have", () => {
  const { series } = buildDailyMetrics();
  const median = [{ days_later: 0, value: 1200, low: 1000, high: 1400, post_count: 3 }];
  render(<DaysTable metricLabel="再生数" series={series} median={median} />);
  const [heading, ...cells] = screen.getByRole("row", { name: /^中央値/ }).children;
  expect(heading?.textContent).toBe("中央値（3件以上の日）");
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    "1,200",
    ...Array(4).fill(`—${whyMissing("median")}`),
  ]);
});
