import type { CustomColumnType, ProjectColumn } from "@tsumugi/contract";
import { customSort } from "@tsumugi/contract";
import type { CellEditor, CellValue, DataTableColumn, ParsedCell } from "@tsumugi/ui";
import { formatDateTime, formatInteger, formatYen } from "@tsumugi/ui/format";
import type { ReactNode } from "react";
import { headerWidth } from "../../shared/headerWidth.ts";
import { NearDay } from "../../shared/NearDay.tsx";
import { parseDecimal } from "../../shared/parseDecimal.ts";
import type { OptionLook } from "../../shared/types.ts";
import { addressOf, checkOf, ownValue, shortAddress, withOwnValue } from "./ownValues.ts";
import type { SheetRow } from "./sheet.types.ts";
import { tooLong } from "./tooLong.ts";

type Column = DataTableColumn<SheetRow>;

const MAX_TEXT = 1000;
/** The arrow of the order beside a header. */
const ARROW = 12;

function parseAddress(text: string): ParsedCell {
  const plain = text.trim();
  if (plain === "") return { value: null };
  const whole = /^[a-z]+:\/\//i.test(plain) ? plain : `https://${plain}`;
  return addressOf(whole) && /^https?:\/\/[^/\s]+\.[^/\s]+/i.test(whole)
    ? { value: whole }
    : { error: "URLとして読み取れません。https:// から始まるURLを入力してください。" };
}

const editors: Record<
  CustomColumnType,
  (column: ProjectColumn, members: readonly OptionLook[]) => CellEditor<SheetRow>
> = {
  text: () => ({ type: "text", multiline: true, validate: tooLong(MAX_TEXT) }),
  number: () => ({ type: "number", parse: parseDecimal }),
  yen: () => ({ type: "yen" }),
  date: () => ({ type: "date" }),
  select: ({ options }) => ({
    type: "select",
    options: options.map((option) => ({ value: option, label: option })),
  }),
  url: () => ({ type: "text", parse: parseAddress, validate: tooLong(MAX_TEXT) }),
  member: (_, members) => ({
    type: "select",
    options: members.map(({ value, label }) => ({ value, label })),
  }),
  check: () => ({ type: "checkbox" }),
};

const widths: Record<CustomColumnType, number> = {
  text: 180,
  number: 96,
  yen: 112,
  date: 116,
  select: 124,
  url: 200,
  member: 116,
  check: 88,
};

const aligned: Partial<Record<CustomColumnType, Column["align"]>> = {
  number: "end",
  yen: "end",
  check: "center",
};

/** A tick that a press switches; the words are for screen readers. */
export const Tick = ({ isOn, canToggle }: { isOn: boolean; canToggle: boolean }) => (
  <span className="tick" data-on={isOn || undefined} data-toggle={canToggle || undefined}>
    {isOn ? "✓" : ""}
    <span className="tsu-hidden">{isOn ? "済み" : "未"}</span>
  </span>
);

function drawn(type: CustomColumnType, value: CellValue, nameOf: (uid: string) => string): ReactNode {
  if (value === null || value === "") return null;
  switch (type) {
    case "yen":
      return formatYen(Number(value));
    case "number":
      return Number.isInteger(value) ? formatInteger(Number(value)) : String(value);
    case "date":
      return <NearDay on={String(value)} />;
    case "member":
      return nameOf(String(value));
    case "select":
      return <span className="choice">{String(value)}</span>;
    case "url": {
      const address = addressOf(value);
      return address ? (
        <a className="tsu-link" href={address} target="_blank" rel="noreferrer noopener">
          {shortAddress(address)}
        </a>
      ) : (
        String(value)
      );
    }
    default:
      return String(value);
  }
}

const checkWords = (row: SheetRow, key: string) => {
  const check = checkOf(row, key);
  return check ? `${check.by.name || "記録なし"} ${formatDateTime(check.at)}` : undefined;
};

/** A column of the project's own as cells that are typed into. */
export function ownColumn(
  column: ProjectColumn & { type: CustomColumnType },
  members: readonly OptionLook[],
  nameOf: (uid: string) => string,
  canEdit: boolean,
): Column {
  const { key, label, type, width } = column;
  return {
    key,
    header: label,
    width: width ?? Math.max(widths[type], headerWidth(label, ARROW)),
    align: aligned[type],
    sortKey: customSort(key),
    editor: {
      ...editors[type](column, members),
      value: (row) => ownValue(row, column),
      set: (row, value) => withOwnValue(row, column, value),
    },
    title:
      type === "check"
        ? (row) => checkWords(row, key)
        : (row) =>
            type === "text" || type === "url" ? String(ownValue(row, column) ?? "") || undefined : undefined,
    cell:
      type === "check"
        ? (row) => <Tick isOn={checkOf(row, key) !== undefined} canToggle={canEdit} />
        : (row) => drawn(type, ownValue(row, column), nameOf),
  };
}
