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
  "fee",
  "accounts",
  "followers",
  "unread",
  "memo",
] as const;
