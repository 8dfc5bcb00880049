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

it("lists every line of the chart above it, and says of how many posts they are the most seen", () => {
  const { series } = buildDailyMetrics();
  const { rerender } = render(<DaysTable metricLabel="再生数" series={series} median={[]} postCount={4} />);
  expect(screen.queryByText(/線と表は/)).toBeNull();
  const eight = Array.from({ length: 8 }, (_, index) => ({ ...series[0]!, post_uid: `post-${index}` }));
  rerender(<DaysTable metricLabel="再生数" series={eight} median={[]} postCount={9} />);
  expect(screen.getAllByRole("row")).toHaveLength(10);
  expect(
    screen.getByText("線と表は再生数の多い8件（全9件）です。中央値と帯は全件から求めています。"),
  ).toBeTruthy();
});
