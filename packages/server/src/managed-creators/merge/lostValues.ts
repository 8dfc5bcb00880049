import {
  builtInColumnLabels,
  type CellValue,
  carrierLabels,
  dayWords,
  type ProjectColumn,
  ROW_MEMO_MAX,
  shipmentStatusLabels,
  textLength,
} from "@tsumugi/contract";
import type { projectShipments } from "../../db/schema/shipments.ts";
import { type CellColumn, cellColumnOf, isSameValue } from "../../projects/sheet/cellValues.ts";
import { type SheetRow, shownValue } from "../../projects/sheet/sheetRow.ts";

export type ShipmentRow = typeof projectShipments.$inferSelect;

/** One of two rows of a project that become one. */
export interface MergedRow extends SheetRow {
  readonly shipment: ShipmentRow | undefined;
}

/** What the row that goes says otherwise than the one that stays. */
export interface LostValues {
  /** For the memo, which every member reads. */
  readonly words: readonly string[];
  /** Sums, which not every member sees: for the history of the cells. */
  readonly sums: readonly {
    readonly column: string;
    readonly label: string;
    readonly before: CellValue;
    readonly after: CellValue;
  }[];
}

const GONE = "退会したメンバー";
const isBlank = (value: CellValue) => isSameValue(value, null);

/** Columns whose values one row has: the memos are joined, and checks of either row stay. */
const comparedColumns = (columns: readonly ProjectColumn[]): CellColumn[] =>
  [...new Set(["owner", "fee", "delivery_on", "reply_due_on", ...columns.map(({ key }) => key)])].flatMap(
    (key) => {
      const column = cellColumnOf(columns, key);
      return column && column.type !== "memo" && column.type !== "check" ? [column] : [];
    },
  );

function cellWords({ type }: CellColumn, value: CellValue, nameOf: (uid: string) => string | undefined) {
  if (type === "member") return nameOf(String(value)) ?? GONE;
  if (type === "date") return dayWords(String(value));
  return typeof value === "number" ? value.toLocaleString("ja-JP") : String(value);
}

/** Nothing was arranged yet: the other row's shipment takes its place. */
export const isUntouched = (row: ShipmentRow): boolean =>
  row.status === "unarranged" &&
  row.item === null &&
  row.recipient_taken_at === null &&
  row.tracking_number === "" &&
  row.note === "";

/** As every member sees a shipment: nothing of the address, nor of what is written about it. */
const shipmentWords = (row: ShipmentRow): [label: string, words: string][] => [
  ["発送の状態", shipmentStatusLabels[row.status]],
  ["発送する商品", row.item ? `${row.item} ${row.quantity}個` : ""],
  ["配送会社", row.carrier ? carrierLabels[row.carrier] : ""],
  ["伝票番号", row.tracking_number],
  ["発送日", row.sent_on ? dayWords(row.sent_on) : ""],
  ["到着日", row.arrived_on ? dayWords(row.arrived_on) : ""],
];

function lostShipment(winner: ShipmentRow | undefined, loser: ShipmentRow | undefined): string[] {
  if (!winner || !loser || isUntouched(winner) || isUntouched(loser)) return [];
  const kept = new Map(shipmentWords(winner));
  return shipmentWords(loser).flatMap(([label, words]) =>
    words === "" || words === kept.get(label) ? [] : [`${label}: ${words}`],
  );
}

/** A blank cell takes the other row's value, but of the terms of a request, which only a new version changes. */
export function lostValues(
  columns: readonly ProjectColumn[],
  winner: MergedRow,
  loser: MergedRow,
  nameOf: (uid: string) => string | undefined,
): LostValues {
  const differing = comparedColumns(columns).flatMap((column) => {
    const before = shownValue(loser, column, null);
    const after = shownValue(winner, column, null);
    const isTaken = isBlank(after) && !(column.isPlanned && winner.job);
    return isBlank(before) || isTaken || isSameValue(before, after) ? [] : [{ column, before, after }];
  });
  return {
    words: [
      ...differing.map(({ column, before }) =>
        column.type === "yen"
          ? `${column.label}: 金額は行の「履歴」にあります`
          : `${column.label}: ${cellWords(column, before, nameOf)}`,
      ),
      ...lostShipment(winner.shipment, loser.shipment),
    ],
    sums: differing
      .filter(({ column }) => column.type === "yen")
      .map(({ column: { key, label }, before, after }) => ({ column: key, label, before, after })),
  };
}

const joined = (texts: readonly string[]) => [...new Set(texts.filter((text) => text !== ""))].join("\n");

/** Both memos of two rows as one, with what else the row that goes says. */
export const joinedMemos = (winner: MergedRow, loser: MergedRow, { words }: LostValues) => ({
  memo: joined([
    winner.stored.memo,
    loser.stored.memo,
    words.length > 0 ? ["統合した行の値", ...words].join("\n") : "",
  ]),
  shared_memo: joined([winner.stored.shared_memo, loser.stored.shared_memo]),
});

/** Why a joined memo does not fit; it could not be edited afterwards. Undefined when it does. */
export function whyMemoTooLong(project: string, memos: ReturnType<typeof joinedMemos>): string | undefined {
  const over = (["memo", "shared_memo"] as const).find((key) => textLength(memos[key]) > ROW_MEMO_MAX);
  if (!over) return undefined;
  const count = (value: number) => `${value.toLocaleString("ja-JP")}文字`;
  return `「${project}」の${builtInColumnLabels[over]}は、2つの行を合わせると${count(textLength(memos[over]))}になり、上限の${count(ROW_MEMO_MAX)}を超えます。案件の表で短くしてから、まとめてください。`;
}
