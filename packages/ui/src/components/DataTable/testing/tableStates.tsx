import { useEffect, useRef, useState } from "react";
import { DataTable } from "../DataTable.tsx";
import type { DataTableActions } from "../grid/grid.ts";
import { createSelection } from "../table/selection.ts";
import { CreatorTable, numberOf } from "./creatorTable.tsx";
import { columns, projectsOf, refusal } from "./projectSheet.tsx";

/** One row of three is selected, as after a press of its checkbox. */
export function SelectedTable() {
  const [selection] = useState(() => createSelection([numberOf(0)]));
  return <CreatorTable rowCount={3} selection={selection} label="選んだ行のある表" />;
}

const rows = projectsOf(3);
const refused = [{ rowKey: "p1", columnKey: "fee", value: 900_000, previous: 35_000 }];

/** A cell whose new value was refused, and another that is still being saved. */
export function RefusedTable() {
  const actions = useRef<DataTableActions>(null);
  useEffect(() => {
    actions.current?.edit(refused);
    actions.current?.edit([{ rowKey: "p2", columnKey: "memo", value: "年内に発送する。", previous: null }]);
  }, []);
  return (
    <DataTable
      label="断られたセルのある表"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.uid}
      rowHeight={40}
      actions={actions}
      onEdit={([change]) =>
        change?.columnKey === "fee"
          ? Promise.resolve([{ rowKey: change.rowKey, columnKey: change.columnKey, message: refusal }])
          : new Promise<void>(() => {})
      }
    />
  );
}
