import type { DataTableColumn } from "../table/columns.ts";
import type { CellValue } from "./cellEditors.ts";

/** The list of a cell that takes one of several values, with the present one chosen. An optional cell can be emptied. */
export function createSelectField<Row>(
  { header, editor }: DataTableColumn<Row>,
  value: CellValue,
): HTMLSelectElement {
  const field = document.createElement("select");
  field.className = "cell-input";
  field.dataset.editing = "start";
  field.setAttribute("aria-label", header);
  const options = [...(editor?.options ?? [])];
  if (!editor?.required && options.every((option) => option.value !== ""))
    options.unshift({ value: "", label: "" });
  for (const { value: key, label, disabled } of options) {
    const option = new Option(label, key);
    option.disabled = disabled ?? false;
    field.append(option);
  }
  field.value = String(value ?? "");
  return field;
}
