import { entityTypeLabels, platformLabels, relationshipStageLabels } from "@tsumugi/contract";
import { formatDay, formatYen } from "@tsumugi/ui/format";
import type { OpenCreatorLook } from "../../creators/creators.types.ts";
import type { CreatorProfileLook } from "../CreatorProfile/CreatorProfile.tsx";

/** Which of the two is kept for one field; `both` only where lists can be joined. */
export type FieldSide = "left" | "right" | "both";
export type FieldChoices = Readonly<Record<string, FieldSide>>;

export interface FieldChoiceRow {
  /** Field of the record, under the name of the wire. */
  key: string;
  label: string;
  /** As shown; blank where there is nothing. A picture's address with `picture`. */
  left: string;
  right: string;
  picture?: boolean;
  /** Lists: 両方 keeps what either has. */
  joinable?: boolean;
}

/** A company's record as a side of a merge. */
export type CreatorRecordLook = CreatorProfileLook;

type Shared = Pick<CreatorRecordLook, "image" | "genres" | "accounts">;
type Column<T> = {
  key: string;
  label: string;
  of: (one: T) => string;
} & Pick<FieldChoiceRow, "picture" | "joinable">;

const words = (list: readonly string[]) => list.join("、");
const day = (value: string | null) => (value ? formatDay(value) : "");

const shared: readonly Column<Shared>[] = [
  { key: "image", label: "画像", of: ({ image }) => image ?? "", picture: true },
  {
    key: "genres",
    label: "ジャンル",
    of: ({ genres }) => words(genres.map(({ name }) => name)),
    joinable: true,
  },
  {
    key: "accounts",
    label: "SNSアカウント",
    of: ({ accounts }) =>
      accounts.map(({ platform, handle }) => `${platformLabels[platform]} @${handle}`).join("\n"),
    joinable: true,
  },
];

const own: readonly Column<CreatorRecordLook>[] = [
  { key: "display_name", label: "表示名", of: (one) => one.display_name },
  { key: "real_name", label: "氏名", of: (one) => one.real_name },
  { key: "kana", label: "かな", of: (one) => one.kana },
  ...shared,
  { key: "tags", label: "タグ", of: (one) => words(one.tags), joinable: true },
  { key: "owner", label: "担当", of: (one) => one.owner?.name ?? "" },
  { key: "stage", label: "関係", of: (one) => relationshipStageLabels[one.stage] },
  { key: "email", label: "メールアドレス", of: (one) => one.email },
  { key: "phone", label: "電話番号", of: (one) => one.phone },
  { key: "agency", label: "所属事務所", of: (one) => one.agency },
  {
    key: "address",
    label: "住所",
    of: (one) => [one.postal_code && `〒${one.postal_code}`, one.address].filter(Boolean).join(" "),
  },
  {
    key: "last_fee",
    label: "直近の報酬（税抜）",
    of: (one) => (one.last_fee === null ? "" : formatYen(one.last_fee)),
  },
  { key: "entity_type", label: "個人・法人", of: (one) => entityTypeLabels[one.entity_type] },
  {
    key: "withholding_default",
    label: "源泉徴収",
    of: (one) => (one.withholding_default ? "する" : "しない"),
  },
  { key: "invoice_registration_number", label: "登録番号", of: (one) => one.invoice_registration_number },
  {
    key: "competitor_exclusion_until",
    label: "競合排除の期限",
    of: (one) => day(one.competitor_exclusion_until),
  },
  { key: "secondary_use_until", label: "二次利用の期限", of: (one) => day(one.secondary_use_until) },
  { key: "memo", label: "社内メモ", of: (one) => one.memo },
];

const rowsOf = <T>(columns: readonly Column<T>[], left: T, right: T): FieldChoiceRow[] =>
  columns.map(({ of, ...row }) => ({ ...row, left: of(left), right: of(right) }));

/** Two records of the company, field by field. */
export const mergeRows = (left: CreatorRecordLook, right: CreatorRecordLook) => rowsOf(own, left, right);

/** A record (left) beside the public profile (right): only what a profile holds. */
export const connectRows = (
  record: CreatorRecordLook,
  creator: Pick<OpenCreatorLook, "name" | "image" | "genres" | "accounts">,
): FieldChoiceRow[] => [
  { key: "display_name", label: "表示名", left: record.display_name, right: creator.name },
  ...rowsOf(shared, record, creator),
];

export const differs = ({ left, right }: FieldChoiceRow) => left !== right;

/** Both have something, and not the same: only a person can tell which is right. */
export const isConflict = (row: FieldChoiceRow) => differs(row) && row.left !== "" && row.right !== "";

/** What stands before anybody chooses: the side that has something, both for lists, else the left. */
export const defaultChoices = (rows: readonly FieldChoiceRow[]): FieldChoices =>
  Object.fromEntries(
    rows.filter(differs).map((row): [string, FieldSide] => {
      if (row.left === "") return [row.key, "right"];
      if (row.right === "") return [row.key, "left"];
      return [row.key, row.joinable ? "both" : "left"];
    }),
  );
