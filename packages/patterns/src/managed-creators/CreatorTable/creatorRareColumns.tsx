import { entityTypeLabels } from "@tsumugi/contract";
import { type DataTableColumn, Missing, RelativeTime } from "@tsumugi/ui";
import { formatDay } from "@tsumugi/ui/format";
import type { ReactNode } from "react";
import type { CreatorRowLook } from "../creators.types.ts";

type Column = DataTableColumn<CreatorRowLook>;

const said = (value: string): ReactNode => (value === "" ? <Missing /> : value);
const day = (value: string | null): ReactNode => (value === null ? <Missing /> : formatDay(value));

const text = (key: string, header: string, width: number, of: (row: CreatorRowLook) => string): Column => ({
  key,
  header,
  width,
  title: of,
  cell: (row) => said(of(row)),
});

const term = (key: string, header: string, of: (row: CreatorRowLook) => string | null): Column => ({
  key,
  header,
  width: 136,
  cell: (row) => day(of(row)),
});

/** Columns that are there for whoever wants them: hidden until a person shows them. */
export const rareColumns: readonly Column[] = [
  text("real_name", "氏名", 132, (row) => row.real_name),
  text("kana", "かな", 132, (row) => row.kana),
  text("email", "メールアドレス", 200, (row) => row.email),
  text("phone", "電話番号", 132, (row) => row.phone),
  text("agency", "所属事務所", 148, (row) => row.agency),
  text("postal_code", "郵便番号", 96, (row) => row.postal_code),
  text("address", "住所", 220, (row) => row.address),
  text("memo", "社内メモ", 220, (row) => row.memo),
  text("invoice_registration_number", "登録番号", 148, (row) => row.invoice_registration_number),
  term("invoice_checked_on", "登録番号の確認日", (row) => row.invoice_checked_on),
  {
    key: "entity_type",
    header: "個人・法人",
    width: 96,
    cell: (row) => entityTypeLabels[row.entity_type],
  },
  {
    key: "withholding_default",
    header: "源泉徴収",
    width: 96,
    cell: (row) => (row.withholding_default ? "する" : "しない"),
  },
  term("competitor_exclusion_until", "競合排除の期限", (row) => row.competitor_exclusion_until),
  term("secondary_use_until", "二次利用の期限", (row) => row.secondary_use_until),
  {
    key: "connected",
    header: "公開プロフィール",
    width: 132,
    cell: (row) => (row.creator ? "同期中" : <Missing />),
  },
  {
    key: "created_at",
    header: "登録日",
    width: 104,
    sortKey: "created_at",
    cell: (row) => <RelativeTime value={row.created_at} />,
  },
  {
    key: "created_by",
    header: "登録した人",
    width: 132,
    title: (row) => row.created_by?.name,
    cell: (row) => said(row.created_by?.name ?? ""),
  },
  {
    key: "updated_at",
    header: "更新日",
    width: 104,
    sortKey: "updated_at",
    cell: (row) => <RelativeTime value={row.updated_at} />,
  },
];
