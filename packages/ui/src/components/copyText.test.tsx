import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { japanese } from "../words/word.ts";
import { createGrid } from "./DataTable/grid/grid.ts";
import { LostTexts } from "./DataTable/grid/LostTexts.tsx";
import { ErrorState } from "./ErrorState/index.ts";

// A page without https, as in a company's own network, has no clipboard; jsdom has none either.

it("says that a number could not be copied where the browser offers no clipboard", async () => {
  expect(navigator.clipboard).toBeUndefined();
  render(<ErrorState error="接続が切れました。" requestId="abc-123" />);
  fireEvent.click(screen.getByRole("button", { name: /をコピー$/ }));
  expect(await screen.findByText("コピーできません。番号を選んで写してください。")).toBeTruthy();
});

it("says that a text which was typed could not be copied where the browser offers no clipboard", async () => {
  const grid = createGrid<{ id: string }>({
    rows: [],
    rowKey: ({ id }) => id,
    columns: [],
    selection: undefined,
    onEdit: undefined,
    layout: { order: [], hidden: [], widths: {} },
    setLayout: () => {},
    today: () => "2026-11-20",
    word: japanese,
  });
  grid.lost.set([{ id: 1, rowKey: "r", columnKey: "c", name: "メモ", text: "書いた文", why: "row" }]);
  render(<LostTexts grid={grid} rows={[]} columns={[]} canEdit={false} />);
  fireEvent.click(screen.getByRole("button", { name: "コピー" }));
  expect(await screen.findByText("コピーできませんでした。文字を選んでコピーしてください。")).toBeTruthy();
});
