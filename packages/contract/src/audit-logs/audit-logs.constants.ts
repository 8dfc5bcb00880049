/** How long an entry of the audit log is kept. */
export const AUDIT_YEARS = 3;
/** How long sign-ins and refusals are kept, and how long any entry says from which address and device somebody acted. */
export const AUDIT_ADDRESS_DAYS = 365;
/** The same for the screens, as the end of a sentence. */
export const auditKeptWords = `記録は${AUDIT_YEARS}年間、サインインと断られた操作、接続元と端末は1年間保管します`;

/** In place of a person in the filter: all that the operators did. */
export const AUDIT_OPERATORS = "operators";

export const auditActorKinds = ["member", "signed_in", "operator", "creator", "visitor"] as const;
export type AuditActorKind = (typeof auditActorKinds)[number];
/** Who it was where no name is known or shown. */
export const auditActorLabels: Record<AuditActorKind, string> = {
  member: "削除済みのメンバー",
  signed_in: "削除済みのアカウント",
  operator: "ツムギ運営",
  creator: "削除済みクリエイター",
  visitor: "サインイン前・自動処理",
};

/** How an entry names who did it. */
export const auditActorName = (actor: {
  readonly kind: AuditActorKind;
  readonly name: string | null;
  readonly is_removed: boolean;
}): string =>
  `${actor.name ?? auditActorLabels[actor.kind]}${actor.name && actor.is_removed ? "（削除済み）" : ""}`;

/** How an entry names its company: one that was erased is known by its entries alone. */
export const auditCompanyName = (company: { readonly name: string } | null): string =>
  company === null ? "企業に属さない操作" : company.name || "消去した企業";
