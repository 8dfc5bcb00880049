import type { ImportRowError } from "@tsumugi/contract";
import { type DataTableColumn, Missing } from "@tsumugi/ui";
import { DataTable } from "@tsumugi/ui/eager";

export interface ImportErrorsProps {
  /** 取り込まなかった行と、その理由。 */
  errors: readonly ImportRowError[];
  /** 項目のコードから名前を返します。既定はコードのままです。 */
  fieldLabel?: (field: string) => string;
}

/** Rows that are not taken over: which, why, what to do. */
export function ImportErrors({ errors, fieldLabel = (field) => field }: ImportErrorsProps) {
  const contentOf = ({ preview }: ImportRowError) => preview.filter((cell) => cell.trim() !== "").join(" / ");
  const columns: DataTableColumn<ImportRowError>[] = [
    { key: "row", header: "行", width: 80, align: "end", cell: (error) => error.row },
    { key: "message", header: "理由と直し方", width: 420, wrap: true, cell: (error) => error.message },
    {
      key: "field",
      header: "項目",
      width: 200,
      cell: (error) => (error.field ? fieldLabel(error.field) : <Missing />),
    },
    {
      key: "preview",
      header: "行の内容",
      width: 280,
      title: contentOf,
      cell: contentOf,
    },
  ];
  return (
    <DataTable
      label="エラーの行"
      columns={columns}
      rows={errors}
      rowKey={(error) => `${error.row}/${error.field ?? ""}`}
      maxHeight={420}
    />
  );
}
