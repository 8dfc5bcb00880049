import { fireEvent, render, screen } from "@testing-library/react";
import { Activity } from "react";
import { expect, it } from "vitest";
import { DataTable } from "../DataTable.tsx";

const page = (isShown: boolean) => (
  <>
    <button type="button">ほかの画面</button>
    <Activity mode={isShown ? "visible" : "hidden"}>
      <DataTable
        label="表"
        rows={[{ row: "1" }, { row: "2" }]}
        rowKey={({ row }) => row}
        columns={[
          { key: "row", header: "行", cell: ({ row }) => row },
          {
            key: "memo",
            header: "メモ",
            editor: { type: "text", value: ({ row }) => row },
            cell: ({ row }) => `メモ${row}`,
          },
        ]}
        onEdit={async () => []}
      />
    </Activity>
  </>
);

it("offers the active cell's field again when it comes back into sight, and leaves the focus where it is", () => {
  const { container, rerender } = render(page(true));
  const field = () => container.querySelector(".cell-input");
  const cell = screen.getByText("メモ2");
  fireEvent.pointerDown(cell);
  cell.focus();
  fireEvent.focusIn(cell);
  expect(field()?.parentElement).toBe(cell.closest("td"));
  rerender(page(false));
  expect(field()).toBeNull();
  const other = screen.getByText("ほかの画面");
  other.focus();
  rerender(page(true));
  expect(field()?.parentElement).toBe(cell.closest("td"));
  expect(document.activeElement).toBe(other);
  other.blur();
  rerender(page(true));
  expect(document.activeElement).toBe(document.body);
});
