import {
  builtInColumns,
  type CellChange,
  type ProjectChange,
  type ProjectColumn,
  type ProjectCreator,
  type RowComment,
} from "@tsumugi/contract";
import { buildPersonRef } from "../company-users/company-users.fixtures.ts";
import { dayFromToday, daysAgo, NOW } from "../core/clock.ts";
import { pick, uidOf } from "../core/counter.ts";
import { buildManagedCreator } from "../managed-creators/managed-creators.fixtures.ts";
import { buildProjectColumns, buildProjectCreator } from "./projects.fixtures.ts";

const REMARKS = [
  "前回はサンプルの到着が遅れたので、今回は先に住所を確認します。",
  "事務所に確認済み。来週の火曜に返事をもらえるそうです。",
  "投稿の時間帯は平日20時台を希望とのこと。",
];

/** A remark among colleagues on one row. */
export const buildRowComment = (overrides: Partial<RowComment> = {}, index = 1): RowComment => ({
  uid: `0193465a-0000-7000-8000-${String(index).padStart(12, "0")}`,
  creator_uid: uidOf("managed_creator", 1),
  text: pick(REMARKS, index - 1),
  mentions: [],
  by: buildPersonRef({}, index),
  is_own: false,
  created_at: daysAgo(index),
  edited_at: null,
  ...overrides,
});

/** Cells and moves of one row, newest first; of one column alone where it is given. */
export function buildProjectHistory(
  creator_uid: string = uidOf("managed_creator", 1),
  column?: string,
): ProjectChange[] {
  const creator_name = buildManagedCreator({}, 1).display_name;
  const cell = (
    index: number,
    key: string,
    label: string,
    before: string | number,
    after: string | number,
  ) => ({
    kind: "cell" as const,
    uid: `c-${index}`,
    at: daysAgo(index),
    creator_uid,
    creator_name,
    by: buildPersonRef({}, 1 + (index % 2)),
    column: key,
    column_label: label,
    before,
    after,
  });
  const all: ProjectChange[] = [
    cell(1, "memo", "社内メモ", "", "前回の投稿が好評。今回も優先。"),
    {
      kind: "status",
      uid: "s-2",
      at: daysAgo(2),
      creator_uid,
      creator_name,
      by: buildPersonRef({}, 2),
      mover: "staff",
      from_status: "cancelled",
      to_status: "candidate",
      reason: "先方の日程が空いたため、もう一度お願いします。",
    },
    cell(4, "fee", "報酬（税抜）", 50_000, 80_000),
  ];
  return all.filter(
    (one) => column === undefined || (one.kind === "cell" ? one.column : "job_status") === column,
  );
}

const withCell = (row: ProjectCreator, { column, value }: CellChange): ProjectCreator => {
  if (column === "owner") {
    const owner = value === null ? row.owner : buildPersonRef({ uid: String(value) });
    return { ...row, owner, owner_uid: value === null ? null : String(value) };
  }
  if ((builtInColumns as readonly string[]).includes(column)) return { ...row, [column]: value };
  if (typeof value === "boolean") {
    const others = row.checks.filter((check) => check.column !== column);
    const own = { column, by: buildPersonRef({}, 1), at: NOW };
    return { ...row, checks: value ? [...others, own] : others };
  }
  return { ...row, custom_values: { ...row.custom_values, [column]: value } };
};

/** The row as the server answers it after these cells. */
export const rowWithCells = (row: ProjectCreator, changes: readonly CellChange[]): ProjectCreator =>
  changes.reduce(withCell, row);

const custom = (
  key: string,
  label: string,
  type: NonNullable<ProjectColumn["type"]>,
  options: string[] = [],
): ProjectColumn => ({ key, label, type, options, hidden: false, width: 120 });

const COLORS = ["桜", "若草", "藤", "山吹"];

/** Fourteen built-in columns and sixteen of the company's own, of every type. */
export const buildWideColumns = (): ProjectColumn[] => [
  ...buildProjectColumns().filter(({ type }) => type === null),
  custom("sample_sent", "サンプル発送", "check"),
  custom("sample_arrived", "到着確認", "check"),
  custom("contract_signed", "契約書", "check"),
  custom("color", "色番", "select", COLORS),
  custom("rank", "ランク", "select", ["A", "B", "C"]),
  custom("sample_cost", "サンプル原価", "yen"),
  custom("shipping_cost", "送料", "yen"),
  custom("expected_views", "想定再生数", "number"),
  custom("past_jobs", "過去の起用", "number"),
  custom("ship_on", "発送日", "date"),
  custom("shoot_on", "撮影日", "date"),
  custom("folder", "素材フォルダー", "url"),
  custom("checker", "確認者", "member"),
  custom("store", "店舗", "text"),
  custom("size", "サイズ", "text"),
  custom("remark", "備考", "text"),
];

/** `count` rows with a value in nearly every column, for benches and stories of the sheet. */
export const buildWideSheet = (count = 500): ProjectCreator[] =>
  Array.from({ length: count }, (_, place) => {
    const index = place + 1;
    const by = buildPersonRef({}, 1 + (index % 3));
    return buildProjectCreator(
      {
        memo: index % 3 === 0 ? `${pick(COLORS, index)}の色で撮影を希望` : "",
        shared_memo: index % 7 === 0 ? "到着したらご連絡ください。" : "",
        custom_values: {
          color: pick(COLORS, index),
          rank: pick(["A", "B", "C"], index),
          sample_cost: 1_200 + (index % 9) * 150,
          shipping_cost: 600 + (index % 4) * 110,
          expected_views: 8_000 + (index % 31) * 1_300,
          past_jobs: index % 6,
          ship_on: dayFromToday((index % 14) - 7),
          shoot_on: index % 2 ? dayFromToday(index % 21) : null,
          folder: `https://drive.example.jp/folders/${index}`,
          checker: by.uid,
          store: pick(["銀座店", "心斎橋店", "栄店", "博多店"], index),
          size: pick(["S", "M", "L"], index),
          remark: index % 5 ? null : "平日20時以降に連絡を希望",
        },
        checks: ["sample_sent", "sample_arrived", "contract_signed"]
          .slice(0, index % 4)
          .map((column) => ({ column, by, at: daysAgo(3) })),
      },
      index,
    );
  });
