import { type AuditActionOf, type AuditDetailFields, type AuditGroup, auditTargets } from "./auditFields.ts";
import { companyActions } from "./companyActions.ts";
import { importActions } from "./importActions.ts";
import { noticeActions } from "./noticeActions.ts";
import { peopleActions } from "./peopleActions.ts";
import { postActions } from "./postActions.ts";
import { reportActions } from "./reportActions.ts";
import { transferActions } from "./transferActions.ts";
import { workActions } from "./workActions.ts";

/**
 * Everything that the audit log can hold. The server writes no other action; screen, filter and CSV read their words
 * here. An action that has been written is never renamed: its rows stay for years.
 */
export const auditActions = {
  ...peopleActions,
  ...companyActions,
  ...importActions,
  ...workActions,
  ...postActions,
  ...noticeActions,
  ...transferActions,
  ...reportActions,
};
export type AuditAction = keyof typeof auditActions;

type DetailValue<F> = F extends { kind: "choice"; choices: infer Choices }
  ? keyof Choices & string
  : F extends { kind: "choices"; choices: infer Choices }
    ? readonly (keyof Choices & string)[]
    : F extends { kind: "texts" | "ids" }
      ? readonly string[]
      : F extends { kind: "count" }
        ? number
        : F extends { kind: "yes_no" }
          ? boolean
          : string;

/** What an entry of an action may say beside its target; every key may be left out. */
export type AuditDetail<A extends AuditAction> = (typeof auditActions)[A] extends {
  detail: infer D extends AuditDetailFields;
}
  ? { readonly [K in keyof D]?: DetailValue<D[K]> | null | undefined }
  : Readonly<Record<string, never>>;

export const isAuditAction = (action: string): action is AuditAction => Object.hasOwn(auditActions, action);

/** The declaration of an action; undefined for one that this version does not know. */
export const auditActionOf = (action: string): AuditActionOf | undefined =>
  isAuditAction(action) ? auditActions[action] : undefined;

/** Codes of the actions of some groups, for a filter. */
export const auditActionsIn = (groups: readonly AuditGroup[]): AuditAction[] =>
  Object.entries(auditActions).flatMap(([action, { group }]) =>
    groups.includes(group) ? [action as AuditAction] : [],
  );

/** `佐藤 葵を招待しました`: follows the name of who did it. An unknown action is named by its code. */
export function auditSentence(action: string, target: string | null): string {
  const found = auditActionOf(action);
  if (!found) return action;
  return found.sentence.replace("{target}", target ?? auditTargets[found.target].word);
}
