import { act, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { DataTable } from "../DataTable.tsx";
import type { DataTableActions } from "./grid.ts";

it("reads the same words aloud again when the same happens again", async () => {
  const actions: { current: DataTableActions | null } = { current: null };
  render(
    <DataTable
      label="表"
      rows={[{ row: "1" }]}
      rowKey={({ row }) => row}
      columns={[{ key: "row", header: "行", editor: { type: "text" }, cell: ({ row }) => row }]}
      onEdit={async () => undefined}
      actions={actions}
    />,
  );
  const status = screen.getAllByRole("status").at(-1) as HTMLElement;
  act(() => actions.current?.undo());
  const before = status.firstElementChild;
  expect(before?.textContent).toBe("元に戻す変更はありません");
  act(() => actions.current?.undo());
  expect(status.textContent).toBe("元に戻す変更はありません");
  expect(status.firstElementChild).not.toBe(before);
});
