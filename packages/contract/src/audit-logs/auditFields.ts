/** What the entries of the audit log are filtered by, in the order of the filter. */
export const auditGroups = [
  "member",
  "sign_in",
  "company",
  "contract",
  "creator",
  "job",
  "payment",
  "export",
  "access",
] as const;
export type AuditGroup = (typeof auditGroups)[number];
export const auditGroupLabels: Record<AuditGroup, string> = {
  member: "メンバー・権限",
  sign_in: "サインイン",
  company: "企業の設定",
  contract: "契約",
  creator: "クリエイター",
  job: "案件・依頼",
  payment: "支払い",
  export: "CSV出力",
  access: "断られた操作",
};

/** What was done, as far as its icon shows it. */
export type AuditVerb =
  | "add"
  | "change"
  | "remove"
  | "erase"
  | "restore"
  | "send"
  | "export"
  | "enter"
  | "look";

/** What `target_uid` is. The name is read when the log is read; `word` stands for one that is gone. */
export const auditTargets = {
  member: { word: "削除済みのメンバー" },
  invitation: { word: "取り消した招待" },
  company: { word: "削除済みの企業" },
  managed_creator: { word: "削除済みクリエイター" },
  creator: { word: "削除済みの公開クリエイター" },
  project: { word: "削除済みの案件" },
  job_request: { word: "削除済みの依頼" },
  payment_notice: { word: "支払通知書の下書き" },
  /** Has no name that a sentence could use. */
  none: { word: "" },
} as const;
export type AuditTarget = keyof typeof auditTargets;

/** One key of an entry's detail. `id` is kept for inquiries and not shown. Never a secret or somebody's data. */
export type AuditDetailField =
  | {
      readonly kind: "text" | "texts" | "count" | "day" | "time" | "yes_no" | "member";
      readonly label: string;
    }
  | {
      readonly kind: "choice" | "choices";
      readonly label: string;
      readonly choices: Readonly<Record<string, string>>;
    }
  | { readonly kind: "id" | "ids" };
export type AuditDetailFields = Readonly<Record<string, AuditDetailField>>;

export interface AuditActionOf {
  readonly group: AuditGroup;
  readonly verb: AuditVerb;
  readonly target: AuditTarget;
  /** Follows the name of who did it; `{target}` is the target's name. */
  readonly sentence: string;
  readonly detail?: AuditDetailFields;
  /** Done by the target itself before the server knew who it is, such as signing in. */
  readonly byTarget?: true;
}
