import { fireEvent, render } from "@testing-library/react";
import { Activity } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { DataTable } from "../DataTable.tsx";

const rows = Array.from({ length: 60 }, (_, row) => ({ row }));
const page = (isShown: boolean, count = rows.length) => (
  <Activity mode={isShown ? "visible" : "hidden"}>
    <DataTable
      label="表"
      rows={rows.slice(0, count)}
      rowKey={({ row }) => String(row)}
      columns={[{ key: "row", header: "行", cell: ({ row }) => row }]}
    />
  </Activity>
);
const hiddenRows = (container: HTMLElement) => [...container.querySelectorAll("tbody > tr[hidden]")].length;

beforeEach(() => {
  vi.stubGlobal("innerHeight", 800);
  vi.stubGlobal("innerWidth", 1_440);
});

it("shows the rows in view at once when it comes back, and all others right after", async () => {
  const { container, rerender } = render(page(true));
  expect(hiddenRows(container)).toBe(0);
  rerender(page(false));
  rerender(page(true));
  // 800 px of lines that are 40 px high at least.
  expect(hiddenRows(container)).toBe(40);
  await vi.waitFor(() => expect(hiddenRows(container)).toBe(0));
});

it("counts from where it was scrolled to, also when its rows came later than itself", async () => {
  const { container, rerender } = render(page(true, 0));
  rerender(page(true));
  const scroller = container.querySelector("[role=region]") as HTMLElement;
  scroller.scrollTop = 1_000;
  fireEvent.scroll(scroller);
  rerender(page(false));
  rerender(page(true));
  expect(hiddenRows(container)).toBe(15);
});

it("shows all when it goes away before they are shown, and on a phone, where the page needs their height", () => {
  const { container, rerender } = render(page(true));
  rerender(page(false));
  rerender(page(true));
  rerender(page(false));
  expect(hiddenRows(container)).toBe(0);
  vi.stubGlobal("innerWidth", 390);
  rerender(page(true));
  expect(hiddenRows(container)).toBe(0);
});
