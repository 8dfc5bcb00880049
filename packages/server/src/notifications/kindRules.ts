import { type NotificationKind, notificationKinds, type Role } from "@tsumugi/contract";

const WORK: readonly Role[] = ["admin", "staff"];
const MONEY: readonly Role[] = ["admin", "finance"];

interface KindRule {
  /** The roles that are notified when no recipient is named. */
  readonly roles: readonly Role[];
  /** What follows a creator's name at the start of the title, null where none stands there: erasing replaces the name. */
  readonly afterCreator: "さんが" | "さんの" | null;
}

const kindRules: Record<NotificationKind, KindRule> = {
  job_answered: { roles: WORK, afterCreator: "さんが" },
  draft_submitted: { roles: WORK, afterCreator: "さんが" },
  post_submitted: { roles: WORK, afterCreator: "さんが" },
  post_lost: { roles: WORK, afterCreator: null },
  row_comment: { roles: WORK, afterCreator: null },
  platform_key: { roles: ["admin"], afterCreator: null },
  import_finished: { roles: WORK, afterCreator: null },
  notice_confirmed: { roles: MONEY, afterCreator: null },
  notice_disputed: { roles: MONEY, afterCreator: null },
  payee_account: { roles: MONEY, afterCreator: "さんの" },
  notice_received: { roles: MONEY, afterCreator: null },
  notice_due: { roles: MONEY, afterCreator: null },
  member_joined: { roles: ["admin"], afterCreator: null },
  work_handed_over: { roles: WORK, afterCreator: null },
  contract: { roles: ["admin"], afterCreator: null },
  comment_not_sent: { roles: WORK, afterCreator: null },
};

/** What viewers do not see: amounts, what a payee says of them, and the ends of account numbers. */
export const kindsOfMoney: readonly NotificationKind[] = notificationKinds.filter(
  (kind) => kindRules[kind].roles === MONEY,
);

export const notifiedRolesOf = (kind: NotificationKind): readonly Role[] => kindRules[kind].roles;

/** The kinds whose title begins with a creator's name and these words. */
export const kindsWithCreator = (words: NonNullable<KindRule["afterCreator"]>): NotificationKind[] =>
  notificationKinds.filter((kind) => kindRules[kind].afterCreator === words);
