import { DataTable, type DataTableColumn, EmptyState, Money } from "@tsumugi/ui";
import { useState } from "react";

interface Creator {
  id: string;
  name: string;
  fee: number;
}

const columns: DataTableColumn<Creator>[] = [
  { key: "name", header: "クリエイター", sortKey: "name", cell: (row) => row.name },
  { key: "fee", header: "報酬", align: "end", width: 140, cell: (row) => <Money value={row.fee} /> },
];

export function Fees({ rows, loading }: { rows: Creator[]; loading: boolean }) {
  const [sort, setSort] = useState<string>();
  return (
    <DataTable
      label="クリエイターの報酬"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      sort={sort}
      onSortChange={setSort}
      loading={loading}
      empty={<EmptyState title="クリエイターがまだいません" />}
    />
  );
}
