import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { formatDay } from "../../../format/format.ts";
import { Money } from "../../Money/Money.tsx";
import { DataTable } from "../DataTable.tsx";
import type { CellRejection } from "../edit/cellEdits.ts";
import type { CellChange } from "../edit/editHistory.ts";
import type { DataTableColumn } from "../table/columns.ts";
import { useSelection } from "../table/useSelection.ts";

export interface Project {
  uid: string;
  name: string;
  status: string;
  fee: number | null;
  due: string | null;
  pr: boolean;
  memo: string | null;
}

const names = ["秋の新作リップ", "旅するコーヒー", "文具の日", "冬のあったか鍋", "年末の大掃除"];
const statuses = [
  { value: "draft", label: "下書き確認中" },
  { value: "waiting", label: "投稿待ち" },
  { value: "done", label: "完了" },
];
export const projectsOf = (count: number): Project[] =>
  Array.from({ length: count }, (_, index) => ({
    uid: `p${index}`,
    name: `${names[index % names.length]}${index >= names.length ? ` ${index + 1}` : ""}`,
    status: statuses[index % 3]?.value ?? "draft",
    fee: 30000 + index * 5000,
    due: `2026-12-${String((index % 28) + 1).padStart(2, "0")}`,
    pr: index % 2 === 0,
    memo: index === 1 ? "発送済み。受け取りの連絡を待って、撮影日を決める。" : null,
  }));

export const columns: DataTableColumn<Project>[] = [
  { key: "name", header: "案件", width: 180, title: (row) => row.name, cell: (row) => row.name },
  {
    key: "status",
    header: "進捗",
    width: 140,
    editor: { type: "select", options: statuses, required: true },
    cell: (row) => statuses.find(({ value }) => value === row.status)?.label,
  },
  {
    key: "fee",
    header: "報酬",
    width: 120,
    align: "end",
    editor: {
      type: "yen",
      validate: (value) =>
        Number(value) > 1_000_000 ? "報酬は100万円までです。分けて登録してください。" : undefined,
    },
    cell: (row) => <Money value={row.fee} />,
  },
  {
    key: "due",
    header: "期日",
    width: 150,
    editor: { type: "date" },
    cell: (row) => (row.due ? formatDay(row.due) : "–"),
  },
  {
    key: "pr",
    header: "PR表記",
    width: 90,
    align: "center",
    editor: { type: "checkbox" },
    cell: (row) => (row.pr ? "済み" : "未確認"),
  },
  {
    key: "memo",
    header: "社内メモ",
    width: 220,
    editor: { type: "text", readOnly: (row) => row.status === "done" && "完了した案件のメモは直せません。" },
    title: (row) => row.memo ?? undefined,
    cell: (row) => row.memo ?? "",
  },
];

export const refusal = "この金額は契約の上限を超えています。担当者に確かめてください。";

interface SheetProps {
  rowCount: number;
  onEdit: (changes: readonly CellChange[]) => void;
  /** Values of 報酬 that the server refuses. */
  refused?: readonly number[];
  selectable?: boolean;
  /** Passes the setter, so that a story can reload rows while somebody types. */
  onRows?: (setRows: (change: (rows: Project[]) => Project[]) => void) => void;
  /** Lets a story take the right to edit away, and give it back. */
  onRights?: (setCanEdit: (canEdit: boolean) => void) => void;
  /** Lets a story take a column away, as a colleague who deletes it does. */
  onColumns?: (removeColumn: (key: string) => void) => void;
}

/** Holds the rows as a page would: what is saved comes back as new rows. */
export function ProjectSheet(props: SheetProps) {
  const { rowCount, onEdit, refused = [], selectable = false, onRows, onRights, onColumns } = props;
  const [removed, removeColumn] = useState<string>();
  const [canEdit, setCanEdit] = useState(true);
  const [rows, setRows] = useState(() => projectsOf(rowCount));
  const { selection } = useSelection();
  onRows?.(setRows);
  onRights?.(setCanEdit);
  onColumns?.(removeColumn);
  const save = async (changes: readonly CellChange[]): Promise<readonly CellRejection[]> => {
    onEdit(changes);
    await new Promise((resolve) => setTimeout(resolve, 60));
    const isRefused = (change: CellChange) => refused.includes(Number(change.value));
    const saved = changes.filter((change) => !isRefused(change));
    setRows((before) =>
      before.map((row) => {
        const own = saved.filter(({ rowKey }) => rowKey === row.uid);
        const values = Object.fromEntries(own.map(({ columnKey, value }) => [columnKey, value]));
        return own.length > 0 ? { ...row, ...values } : row;
      }),
    );
    return changes
      .filter(isRefused)
      .map(({ rowKey, columnKey }) => ({ rowKey, columnKey, message: refusal }));
  };
  return (
    <DataTable
      label="案件の進行表"
      columns={removed === undefined ? columns : columns.filter(({ key }) => key !== removed)}
      rows={rows}
      rowKey={(row) => row.uid}
      rowLabel={(row) => row.name}
      onEdit={canEdit ? save : undefined}
      selection={selectable ? selection : undefined}
      rowHeight={40}
      columnSettings
    />
  );
}

const isShown = (node: Node) => !(node instanceof Element && node.matches(".cell-input, .fill, .tsu-hidden"));

/** What a data cell shows, without the words read aloud. */
export function textOf(canvasElement: HTMLElement, row: number, column: number): string {
  const line = canvasElement.querySelector<HTMLTableRowElement>(`tr[aria-rowindex="${row + 2}"]`);
  return [...(line?.cells[column]?.childNodes ?? [])].find(isShown)?.textContent ?? "";
}

/** Goes to a data cell from wherever the focus is. */
export async function goTo(canvasElement: HTMLElement, row: number, column: number) {
  await waitFor(() => expect(canvasElement.querySelector("[role=grid] [tabindex='0']")).not.toBeNull());
  const cell = canvasElement.querySelector<HTMLTableRowElement>(`tr[aria-rowindex="${row + 2}"]`)?.cells[
    column
  ];
  await userEvent.pointer({ keys: "[MouseLeft]", target: cell as HTMLElement });
}

export const clipboard = (text = "") => {
  const data = new DataTransfer();
  data.setData("text/plain", text);
  return data;
};
export const send = (type: "copy" | "cut" | "paste", data: DataTransfer) =>
  document.activeElement?.dispatchEvent(
    new ClipboardEvent(type, { clipboardData: data, bubbles: true, cancelable: true }),
  );

type Point = readonly [x: number, y: number];

/** Presses at the first point and goes on to the others; `false` leaves the button down. */
export function drag(target: Element, points: readonly Point[], release = true) {
  const at = ([clientX, clientY]: Point) => ({
    clientX,
    clientY,
    bubbles: true,
    cancelable: true,
    pointerId: 1,
    pointerType: "mouse",
  });
  const [first, ...others] = points;
  if (!first) return;
  target.dispatchEvent(new PointerEvent("pointerdown", { ...at(first), button: 0 }));
  for (const point of others) window.dispatchEvent(new PointerEvent("pointermove", at(point)));
  if (release) window.dispatchEvent(new PointerEvent("pointerup", at(others.at(-1) ?? first)));
}

/** The middle of an element, or a part of its width to the left. */
export function pointIn(element: Element | null | undefined, part = 0.5): Point {
  const box = element?.getBoundingClientRect();
  return box ? [box.left + box.width * part, box.top + box.height / 2] : [0, 0];
}
