export const importDraftSteps = ["mapping", "check"] as const;
export type ImportDraftStep = (typeof importDraftSteps)[number];

export const importStatuses = ["queued", "running", "done", "done_with_errors", "failed", "stopped"] as const;
export type ImportStatus = (typeof importStatuses)[number];
export const importStatusLabels: Record<ImportStatus, string> = {
  queued: "待機中",
  running: "取込中",
  done: "完了",
  done_with_errors: "一部エラー",
  failed: "失敗",
  stopped: "停止",
};

export const csvEncodings = ["utf-8", "utf-16le", "cp932"] as const;
export type CsvEncoding = (typeof csvEncodings)[number];
export const csvEncodingLabels: Record<CsvEncoding, string> = {
  "utf-8": "UTF-8",
  "utf-16le": "UTF-16",
  cp932: "Shift_JIS（CP932）",
};

/** What a row does whose creator is registered already. `create` still refuses an account that somebody holds. */
export const importMatches = ["update", "skip", "create"] as const;
export type ImportMatch = (typeof importMatches)[number];
export const importMatchLabels: Record<ImportMatch, string> = {
  update: "登録済みの内容を更新する",
  skip: "登録済みの人は取り込まない",
  create: "同姓同名の別人として登録する",
};

/** By what a row finds the record that is registered already. */
export const importKeys = ["auto", "account", "email", "name"] as const;
export type ImportKeyChoice = (typeof importKeys)[number];
export const importKeyLabels: Record<ImportKeyChoice, string> = {
  auto: "アカウント、または名前とメール",
  account: "アカウント",
  email: "メールアドレス",
  name: "表示名",
};

/** What a blank cell of a chosen column does to a record that is registered. Lists and accounts are never emptied. */
export const importBlanks = ["keep", "clear"] as const;
export type ImportBlank = (typeof importBlanks)[number];
export const importBlankLabels: Record<ImportBlank, string> = {
  keep: "登録済みの内容を残す",
  clear: "登録済みの内容を空欄にする",
};
