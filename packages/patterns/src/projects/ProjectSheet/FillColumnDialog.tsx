import type { ProjectColumn } from "@tsumugi/contract";
import {
  Button,
  type CellValue,
  Checkbox,
  Dialog,
  DialogClose,
  FormField,
  parseCell,
  Select,
  TextArea,
  TextField,
  useNow,
} from "@tsumugi/ui";
import { dayKey } from "@tsumugi/ui/format";
import { useMemo, useState } from "react";
import type { OptionLook } from "../../shared/types.ts";
import type { SheetRow } from "./sheet.types.ts";
import { sheetColumns } from "./sheetColumns.ts";

/** One value for a column of several rows. */
export interface ColumnFill {
  /** 入力する列の鍵。 */
  columnKey: string;
  /** 入れる値。空にするなら null。 */
  value: CellValue;
  /** 書ける行と、今入っている値。 */
  cells: readonly { rowKey: string; previous: CellValue }[];
  /** 書けない行の数。依頼のあとの報酬などです。 */
  skipped: number;
}

export interface FillColumnDialogProps {
  /** 選んだ行。 */
  rows: readonly SheetRow[];
  /** 案件の列。書ける列だけを選べます。 */
  columns: readonly ProjectColumn[];
  /** 企業のメンバー。担当などの値になります。 */
  members: readonly OptionLook[];
  /** 報酬の列も選べます。 */
  showFees: boolean;
  /** 「入力する」を押したとき。読み取れない値では呼ばれません。 */
  onFill: (fill: ColumnFill) => void;
  /** 閉じようとしたとき。 */
  onClose: () => void;
}

const heldBy = (row: SheetRow, key: string) =>
  (row as unknown as Record<string, CellValue | undefined>)[key] ?? null;

/** Fills one column of the chosen rows with one value. */
export function FillColumnDialog(props: FillColumnDialogProps) {
  const { rows, columns, members, showFees, onFill, onClose } = props;
  const today = dayKey(useNow());
  const editable = useMemo(
    () =>
      sheetColumns({
        columns,
        rows: [],
        members,
        now: 0,
        showFees,
        onOpenStatus: () => {},
      }).filter(({ editor }) => editor),
    [columns, members, showFees],
  );
  const [key, setKey] = useState(editable[0]?.key ?? "");
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  const column = editable.find((one) => one.key === key);
  const editor = column?.editor;
  const [first] = rows;

  const fill = () => {
    if (!editor || !first) return;
    const parsed = parseCell(editor, text, first, today);
    if ("error" in parsed) return setProblem(parsed.error);
    const writable = rows.filter((row) => !editor.readOnly?.(row));
    onFill({
      columnKey: key,
      value: parsed.value,
      cells: writable.map((row) => ({
        rowKey: row.creator_uid,
        previous: editor.value ? editor.value(row) : heldBy(row, key),
      })),
      skipped: rows.length - writable.length,
    });
  };
  const type = (next: string) => {
    setText(next);
    setProblem(undefined);
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      hasChanges={text !== ""}
      title={`${rows.length}名の列に入力`}
      description="選んだ行の同じ列に、同じ値を入れます。元に戻すこともできます。"
      footer={
        <>
          <DialogClose>
            <Button>キャンセル</Button>
          </DialogClose>
          <Button variant="primary" onClick={fill}>
            入力する
          </Button>
        </>
      }
    >
      <FormField label="列">
        <Select
          options={editable.map((one) => ({ value: one.key, label: one.header }))}
          value={key}
          onChange={(event) => {
            setKey(event.target.value);
            type("");
          }}
        />
      </FormField>
      <FormField label="値" hint="空のままにすると、その列を空にします" error={problem}>
        {editor?.type === "select" ? (
          <Select
            placeholder="空にする"
            options={editor.options ?? []}
            value={text}
            onChange={(event) => type(event.target.value)}
          />
        ) : editor?.type === "checkbox" ? (
          <Checkbox
            label="済みにする"
            checked={text === "はい"}
            onChange={(event) => type(event.target.checked ? "はい" : "")}
          />
        ) : editor?.multiline ? (
          <TextArea rows={3} value={text} onChange={(event) => type(event.target.value)} />
        ) : (
          <TextField value={text} onChange={(event) => type(event.target.value)} />
        )}
      </FormField>
    </Dialog>
  );
}
