import { type ImportErrorKind, type ImportPreviewRow, importFieldLabels } from "@tsumugi/contract";
import type { ImportFailedRowLook } from "./ImportFixing/fixColumns.tsx";

/** Rows for the stories of this folder. */
const row = (number: number, name: string, more: Partial<ImportPreviewRow> = {}): ImportPreviewRow => ({
  row: number,
  name,
  changes: [],
  reason: null,
  ...more,
});

export const sampleRows: {
  readonly [Kind in "created" | "updated" | "skipped"]: readonly ImportPreviewRow[];
} = {
  created: [
    row(2, "みお｜毎日スキンケア", {
      changes: [
        { field: "last_fee", before: "5万", after: "¥50,000" },
        { field: "genres", before: "美容、美用", after: "美容" },
        { field: "tags", before: "", after: "美用" },
      ],
    }),
    row(3, "はるかの台所"),
  ],
  updated: [
    row(4, "そら｜週末アウトドア", {
      changes: [
        { field: "email", before: "sora@old.test", after: "sora@example.jp" },
        { field: "last_fee", before: "", after: "50,000" },
      ],
    }),
    row(7, "とても長い名前のクリエイター・毎日の暮らしと旅とごはんを発信するチャンネル", {
      changes: [{ field: "email", before: "a@example.jp", after: "b@example.jp" }],
    }),
  ],
  skipped: [row(9, "ことは図書室", { reason: "登録済みの「ことは図書室」と同じ内容です。" })],
};

export const sampleHeaders = ["お名前", "メール", "単価"];

export const sampleFailedRows: readonly ImportFailedRowLook[] = [
  {
    row: 3,
    cells: ["", "hanako@example.jp", "¥50,000"],
    problems: [{ field: "display_name", message: "表示名が空です。入力してください。" }],
  },
  {
    row: 18,
    cells: ["ゆうき", "yuki@", "応相談", "はみ出した値"],
    problems: [
      { field: "email", message: "「yuki@」はメールアドレスの形式ではありません。例: hanako@example.jp" },
      { field: null, message: "列の数が見出しより多くなっています（余分: 「はみ出した値」）。" },
    ],
  },
];

export const sampleFieldLabel = (field: string): string =>
  (importFieldLabels as Readonly<Record<string, string>>)[field] ?? field;

export const sampleErrorKinds: readonly ImportErrorKind[] = [
  { key: "email.1", field: "email", message: "「…」はメールアドレスの形式ではありません。", rows: 1200 },
  { key: "display_name.1", field: "display_name", message: "表示名が空です。入力してください。", rows: 3 },
];
