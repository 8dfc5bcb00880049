import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { DataTable } from "./DataTable.tsx";

it("keeps a narrow first column, of row numbers for example, as narrow on a phone", () => {
  const classOf = (width?: number) => {
    const { container } = render(
      <DataTable
        label="表"
        rows={[{ row: 1 }]}
        rowKey={({ row }) => String(row)}
        columns={[{ key: "row", header: "行", width, cell: ({ row }) => row }]}
      />,
    );
    return container.querySelector("col")?.className;
  };
  expect([classOf(80), classOf(280), classOf()]).toEqual(["", "key-column", "key-column"]);
});
