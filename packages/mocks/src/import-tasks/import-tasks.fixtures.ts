import type {
  ImportDraft,
  ImportDraftRow,
  ImportPreview,
  ImportRowError,
  ImportTask,
} from "@tsumugi/contract";
import { buildPersonRef } from "../company-users/company-users.fixtures.ts";
import { daysAgo, minutesAgo } from "../core/clock.ts";
import { nextIndex, uidOf } from "../core/counter.ts";

const MAPPING: ImportTask["mapping"] = [
  "display_name",
  "real_name",
  "email",
  "instagram",
  "instagram_followers",
];

export const buildImportRowErrors = (): ImportRowError[] => [
  {
    row: 12,
    preview: ["", "鈴木 一郎", "ichiro@creators.test"],
    field: "display_name",
    message: "表示名が空です。表示名を入力してください。",
  },
  {
    row: 48,
    preview: ["はなログ", "田中 花", "hana＠creators"],
    field: "email",
    message: "メールアドレスの形式が正しくありません。例: hanako@example.jp",
  },
];

/** A finished import of 500 rows of which two failed, not looked at yet. */
export const buildImportTask = (
  overrides: Partial<ImportTask> = {},
  index = nextIndex("import_task"),
): ImportTask => ({
  uid: uidOf("import_task", index),
  file_name: "クリエイター一覧_2026年11月.csv",
  status: "done_with_errors",
  encoding: "cp932",
  sheet: null,
  mapping: MAPPING,
  on_match: "update",
  match_by: "auto",
  blanks: "keep",
  total: 500,
  created: 462,
  updated: 30,
  skipped: 6,
  failed: 2,
  done: 500,
  errors: buildImportRowErrors(),
  error_file_url: `/exports/import_tasks/${uidOf("import_task", index)}/errors.csv`,
  failure: null,
  seconds_left: null,
  created_by: buildPersonRef({}, 1),
  created_at: minutesAgo(12),
  finished_at: minutesAgo(11),
  checked_at: null,
  undone_at: null,
  undo: null,
  ...overrides,
});

/** The same import half taken back; one record was changed since and stays. */
export const buildUndoingImportTask = (overrides: Partial<ImportTask> = {}, index?: number): ImportTask =>
  buildImportTask(
    {
      undo: {
        started_at: minutesAgo(1),
        done: 246,
        total: 492,
        kept: 1,
        kept_names: ["みお｜毎日スキンケア"],
      },
      seconds_left: 12,
      ...overrides,
    },
    index,
  );

/** An import at 60 %: `done` of `total` rows, nothing failed so far. */
export const buildRunningImportTask = (overrides: Partial<ImportTask> = {}, index?: number): ImportTask =>
  buildImportTask(
    {
      status: "running",
      done: 300,
      created: 280,
      updated: 20,
      skipped: 0,
      failed: 0,
      errors: [],
      error_file_url: null,
      finished_at: null,
      seconds_left: 38,
      ...overrides,
    },
    index,
  );

/** An import that a member stopped at 60 %. */
export const buildStoppedImportTask = (overrides: Partial<ImportTask> = {}, index?: number): ImportTask =>
  buildRunningImportTask(
    { status: "stopped", finished_at: minutesAgo(11), seconds_left: null, ...overrides },
    index,
  );

/** Rows as a dry run shows them: two new ones, one that changes three cells, one that repeats. */
export const buildImportPreviewRows = (): ImportPreview["rows"] => ({
  created: [
    {
      row: 2,
      name: "みお｜毎日スキンケア",
      changes: [
        { field: "last_fee", before: "5万", after: "¥50,000" },
        { field: "genres", before: "美容、美用", after: "美容" },
      ],
      reason: null,
    },
    { row: 3, name: "はるかの台所", changes: [], reason: null },
  ],
  updated: [
    {
      row: 4,
      name: "そら｜週末アウトドア",
      changes: [
        { field: "email", before: "sora@old.test", after: "sora@creators.test" },
        { field: "instagram_followers", before: "23,000", after: "24,300" },
        { field: "tags", before: "キャンプ", after: "キャンプ、登山" },
      ],
      reason: null,
    },
  ],
  skipped: [
    { row: 9, name: "ことは図書室", changes: [], reason: "登録済みの「ことは図書室」と同じ内容です。" },
  ],
});

/** The rows of `buildImportRowErrors`, whole, to be fixed. */
export const buildImportFailedRows = (): ImportPreview["failed_rows"] =>
  buildImportRowErrors().map(({ row, preview, field, message }) => ({
    row,
    cells: [...preview, "@creator_of_the_day", "12,000"],
    problems: [{ field, message }],
  }));

/** What a dry run of the same file found. */
export const buildImportPreview = (overrides: Partial<ImportPreview> = {}): ImportPreview => ({
  dry_run: true,
  file_name: "クリエイター一覧_2026年11月.csv",
  encoding: "cp932",
  delimiter: ",",
  headers: ["表示名", "氏名", "メール", "インスタ", "フォロワー数"],
  header_row: 1,
  top_rows: [
    { row: 1, cells: ["表示名", "氏名", "メール", "インスタ", "フォロワー数"] },
    {
      row: 2,
      cells: ["みお｜毎日スキンケア", "佐々木 美桜", "mio@creators.test", "@mio_skincare", "24,300"],
    },
    { row: 3, cells: ["はるかの台所", "髙橋 遥", "haruka@creators.test", "haruka_kitchen", "１２０００"] },
  ],
  sample: [
    ["みお｜毎日スキンケア", "佐々木 美桜", "mio@creators.test", "@mio_skincare", "24,300"],
    ["はるかの台所", "髙橋 遥", "haruka@creators.test", "haruka_kitchen", "１２０００"],
  ],
  mapping: MAPPING,
  mapping_from: "guessed",
  on_match: "update",
  match_by: "auto",
  blanks: "keep",
  total: 500,
  created: 462,
  updated: 30,
  skipped: 6,
  failed: 2,
  errors: buildImportRowErrors(),
  rows: buildImportPreviewRows(),
  new_tags: [
    { name: "美用", rows: 3, similar: "美容" },
    { name: "夏のキャンペーン", rows: 12, similar: null },
  ],
  failed_rows: buildImportFailedRows(),
  seen_at: minutesAgo(13),
  problems: [],
  ...overrides,
});

/** A failed row of a kept file, nothing fixed in it. */
export const buildImportDraftRow = (overrides: Partial<ImportDraftRow> = {}): ImportDraftRow => ({
  row: 12,
  cells: ["", "鈴木 一郎", "ichiro@creators.test", "@creator_of_the_day", "12,000"],
  problems: [{ field: "display_name", message: "表示名が空です。表示名を入力してください。" }],
  fixed: [],
  ...overrides,
});

export const buildImportDraftRows = (): ImportDraftRow[] =>
  buildImportFailedRows().map((row) => ({ ...row, fixed: [] }));

/** The same file kept on the server, judged once and looked at: two rows are to be fixed. */
export const buildImportDraft = (
  {
    preview,
    ...overrides
  }: Omit<Partial<ImportDraft>, "preview"> & {
    preview?: Partial<ImportPreview> | null;
  } = {},
  index = nextIndex("import_draft"),
): ImportDraft => {
  const { failed_rows: _, ...found } = buildImportPreview(preview ?? {});
  return {
    uid: uidOf("import_draft", index),
    file_name: found.file_name,
    size: 48_200,
    step: "mapping",
    mapping: preview === null ? null : found.mapping,
    preview: preview === null ? null : found,
    error_kinds: [
      {
        key: "email.a1b2c3d4",
        field: "email",
        message: "メールアドレスの形式が正しくありません。例: hanako@example.jp",
        rows: 1,
      },
      {
        key: "display_name.e5f6a7b8",
        field: "display_name",
        message: "表示名が空です。表示名を入力してください。",
        rows: 1,
      },
    ],
    pending: 0,
    created_at: minutesAgo(14),
    expires_at: daysAgo(-3),
    ...overrides,
  };
};
