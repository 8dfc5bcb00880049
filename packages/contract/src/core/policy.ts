import type { Feature, Role } from "../shared/enums.ts";

/** Who a caller is, as far as a policy asks. */
export type Principal = "visitor" | "signed_in" | "member" | "operator" | "creator";

/**
 * Who may make a call. The server refuses to start with an endpoint that has none.
 * - `visitor`: anyone. `signed_in`: any valid identity token, with or without a company.
 * - `member`: a membership in the active company, with one of `roles` (absent: every role).
 * - `creator`: a valid reply token.
 */
export interface Policy {
  readonly allow: readonly Principal[];
  /** Roles of a member that may; absent = all four. */
  readonly roles?: readonly Role[];
  /** Feature that the company's contract must grant (members only). */
  readonly feature?: Feature;
  /** A write that stays possible after the contract's last day (onboarding, switching company, reading marks). */
  readonly allowAfterContract?: boolean;
  /** Open to somebody who still has to set up the second factor that their company asks for. */
  readonly withoutSecondFactor?: boolean;
  /** For `signed_in`: acts inside the active company, so it is refused when that is not the company on screen. */
  readonly inCompanyOnScreen?: boolean;
}

const WRITERS = ["admin", "staff"] as const satisfies readonly Role[];
const NOTICE_MAKERS = ["admin", "staff", "finance"] as const satisfies readonly Role[];

/** The policies that recur, by name; house rule: `domain.md` › Who. */
export const policies = {
  visitor: { allow: ["visitor"] },
  signedIn: { allow: ["signed_in"], allowAfterContract: true },
  ownSecondFactor: { allow: ["signed_in"], allowAfterContract: true, withoutSecondFactor: true },
  signedInCompany: { allow: ["signed_in"], allowAfterContract: true, inCompanyOnScreen: true },
  member: { allow: ["member"] },
  memberOrOperator: { allow: ["member", "operator"] },
  operator: { allow: ["operator"] },
  write: { allow: ["member"], roles: WRITERS },
  chat: { allow: ["member"], roles: WRITERS },
  admin: { allow: ["member"], roles: ["admin"] },
  /** Viewers see no fees, hence no notices. */
  notices: { allow: ["member", "operator"], roles: NOTICE_MAKERS, feature: "payment_notice" },
  draftNotice: { allow: ["member", "operator"], roles: NOTICE_MAKERS, feature: "payment_notice" },
  draftNoticeAsMember: { allow: ["member"], roles: NOTICE_MAKERS, feature: "payment_notice" },
  /**
   * What was agreed has to be paid after the contract's last day, too: notices that exist go on to their payment, and
   * only new ones are not made.
   */
  pay: {
    allow: ["member", "operator"],
    roles: ["admin", "finance"],
    feature: "payment_notice",
    allowAfterContract: true,
  },
  creator: { allow: ["creator"] },
} as const satisfies Record<string, Policy>;
