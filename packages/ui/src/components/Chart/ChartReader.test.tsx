import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ChartReader, nextPosition } from "./ChartReader.tsx";

it("walks by point and week, stops at the ends, and leaves other keys alone", () => {
  expect(nextPosition("ArrowRight", null, 15)).toBe(0);
  expect(nextPosition("ArrowLeft", null, 15)).toBe(14);
  expect(nextPosition("ArrowRight", 14, 15)).toBe(14);
  expect(nextPosition("PageUp", 3, 15)).toBe(0);
  expect(nextPosition("PageDown", 3, 15)).toBe(10);
  expect(nextPosition("End", 3, 15)).toBe(14);
  expect(nextPosition("Escape", 3, 15)).toBeNull();
  expect(nextPosition("Tab", 3, 15)).toBeUndefined();
});

it("reads the place it stands at, and starts over when that place is gone", () => {
  const read = (index: number) => ({
    title: `${index}日目`,
    rows: [{ key: "a", label: "はなこ", value: `${index}回` }],
    rest: 94,
  });
  const reader = (count: number) => (
    <ChartReader label="推移" count={count} read={read} height={100}>
      <svg aria-hidden="true" />
    </ChartReader>
  );
  const { rerender } = render(reader(3));
  const slider = screen.getByRole("slider", { name: "推移を1点ずつ読む" });
  fireEvent.keyDown(slider, { key: "End" });
  expect(slider.getAttribute("aria-valuetext")).toBe("2日目、はなこ 2回、ほか94件");
  rerender(reader(1));
  expect(slider.getAttribute("aria-valuetext")).toBe("1点。矢印キーで読みます");
});
