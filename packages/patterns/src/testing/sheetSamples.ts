import type { ProjectColumn, ProjectCreator } from "@tsumugi/contract";
import { sampleProjectCreators } from "./samples.ts";

const column = (key: string, label: string, type: ProjectColumn["type"], options: string[] = []) => ({
  key,
  label,
  type,
  options,
  hidden: false,
  width: null,
});
/** Columns of a project's own, one of each type. */
export const sampleSheetColumns: ProjectColumn[] = [
  column("shade", "色番", "select", ["01 あか", "02 しゅ", "03 べに"]),
  column("count", "本数", "number"),
  column("travel", "交通費", "yen"),
  column("shoot_on", "撮影日", "date"),
  column("folder", "素材", "url"),
  column("checker", "確認者", "member"),
  column("sample_sent", "発送", "check"),
  column("note", "配送番号", "text"),
];
export const sampleSheetMembers = [
  { value: "m1", label: "田中 美咲" },
  { value: "m2", label: "小川 拓真" },
];
const at = "2026-11-18T03:20:00.000Z";
/** Rows of a project with something in most cells. */
export const sampleSheetRows: ProjectCreator[] = sampleProjectCreators.map((row, index) => ({
  ...row,
  owner: { uid: "m1", name: "田中 美咲", image: null },
  owner_uid: index % 3 === 0 ? "m1" : null,
  shared_memo: index % 4 === 0 ? "前半は屋外、後半は室内で撮影してください。" : "",
  comment_count: index % 3,
  custom_values: {
    shade: sampleSheetColumns[0]?.options[index % 3] ?? null,
    count: (index % 4) + 1,
    travel: index % 2 ? 1200 : null,
    shoot_on: index % 2 ? "2026-12-03" : null,
    folder: index % 2 ? "https://drive.example.com/drive/folders/1AbC" : null,
    checker: "m2",
    note: index % 3 ? null : "4021-8891-0032",
  },
  checks: index % 2 ? [{ column: "sample_sent", by: { uid: "m2", name: "小川 拓真", image: null }, at }] : [],
}));
/** As many rows as one asks for. */
export const manySheetRows = (count: number): ProjectCreator[] =>
  Array.from({ length: count }, (_, index) => ({
    ...(sampleSheetRows[index % sampleSheetRows.length] as ProjectCreator),
    creator_uid: `many-${index}`,
    display_name: `クリエイター${index + 1}`,
  }));
