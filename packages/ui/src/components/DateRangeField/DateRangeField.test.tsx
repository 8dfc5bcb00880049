import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { type DateRange, DateRangeField, emptyRange } from "./index.ts";

const onValueChange = vi.fn();
const at = (value: DateRange) => (
  <DateRangeField label="実施期間" value={value} onValueChange={onValueChange} />
);
const field = (end: string) => screen.getByLabelText<HTMLInputElement>(`実施期間の${end}`);
const type = (end: string, text: string) => fireEvent.change(field(end), { target: { value: text } });
const shown = () => [field("開始日").value, field("終了日").value];
const AUTUMN = { from: "2026-11-10", to: "2026-11-20" };

it("gives way to a period from outside, also where the one in the fields is upside down", () => {
  const { rerender } = render(at(AUTUMN));
  type("開始日", "2026/11/25");
  fireEvent.blur(field("開始日"));
  expect(screen.getByRole("alert").textContent).toContain("終わりの日が始まりの日より前です");
  // 「条件を消す」 stands beside it.
  rerender(at(emptyRange));
  expect(shown()).toEqual(["", ""]);
  expect(screen.queryByRole("alert")).toBeNull();
});

it("gives way to a period from outside, also where what was typed cannot be read", () => {
  const { rerender } = render(at(AUTUMN));
  type("開始日", "2026/11/99");
  fireEvent.blur(field("開始日"));
  expect(screen.getByRole("alert").textContent).toContain("カレンダーにない日付です");
  rerender(at(emptyRange));
  expect(shown()).toEqual(["", ""]);
  expect(screen.queryByRole("alert")).toBeNull();
});

it("keeps what is typed on while an earlier day is on its way back", () => {
  const { rerender } = render(at(AUTUMN));
  type("開始日", "2026/11/2");
  expect(onValueChange).toHaveBeenLastCalledWith({ from: "2026-11-02", to: "2026-11-20" });
  type("開始日", "2026/11/25");
  rerender(at({ from: "2026-11-02", to: "2026-11-20" }));
  expect(shown()).toEqual(["2026/11/25", "2026/11/20"]);
});

it("shows what is typed and no earlier reading of it, which comes back late", () => {
  const { rerender } = render(at(emptyRange));
  type("開始日", "11/2");
  const early = onValueChange.mock.lastCall?.[0] as DateRange;
  type("開始日", "11/20");
  rerender(at(early));
  expect(shown()).toEqual(["11/20", ""]);
  const late = onValueChange.mock.lastCall?.[0] as DateRange;
  expect(late.from).not.toBe(early.from);
  rerender(at(late));
  expect(shown()).toEqual(["11/20", ""]);
  // Another view is followed as before.
  rerender(at(early));
  expect(shown()).toEqual([early.from?.replaceAll("-", "/"), ""]);
});
