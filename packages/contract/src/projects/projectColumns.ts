export const customColumnTypes = [
  "text",
  "number",
  "yen",
  "date",
  "select",
  "url",
  "member",
  "check",
] as const;
export type CustomColumnType = (typeof customColumnTypes)[number];

export const builtInColumns = [
  "creator",
  "job_status",
  "days_in_status",
  "next_action",
  "next_deadline",
  "owner",
  "fee",
  "delivery_on",
  "reply_due_on",
  "accounts",
  "followers",
  "unread",
  "memo",
  "shared_memo",
] as const;
export type BuiltInColumn = (typeof builtInColumns)[number];

export const builtInColumnLabels: Record<BuiltInColumn, string> = {
  creator: "クリエイター",
  job_status: "ステータス",
  days_in_status: "滞留日数",
  next_action: "次の一手",
  next_deadline: "次の期限",
  owner: "担当",
  fee: "報酬（税抜）",
  delivery_on: "納品日",
  reply_due_on: "回答期限",
  accounts: "SNS",
  followers: "フォロワー数",
  unread: "メッセージ",
  memo: "社内メモ",
  shared_memo: "共有メモ",
};

/** Built-in columns whose cells can be written. Fee and days only before a request: afterwards the terms hold them. */
export const editableColumns = [
  "owner",
  "fee",
  "delivery_on",
  "reply_due_on",
  "memo",
  "shared_memo",
] as const satisfies readonly BuiltInColumn[];
export type EditableColumn = (typeof editableColumns)[number];

/** The terms of a request that a row plans: they change by a new version once it was sent. */
export const plannedColumns = [
  "fee",
  "delivery_on",
  "reply_due_on",
] as const satisfies readonly EditableColumn[];
