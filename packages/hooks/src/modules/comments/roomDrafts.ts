import { removeKeys, type StorageArea } from "../../core/keyedStorage.ts";

const DRAFTS = "tsumugi.draft.";
const OUTBOX = "tsumugi.outbox.";

/** Prefixes under which a browser keeps what one person writes in one company. */
export const draftPrefix = (scope: string) => `${DRAFTS}${scope}.`;
export const outboxPrefix = (scope: string) => `${OUTBOX}${scope}.`;

const local = () => localStorage;

/**
 * Takes away everybody's drafts: at sign-out, so that the next person does not find them. Comments that
 * were sent and have not arrived stay, under the name of who wrote them, and go out when they are back.
 */
export const clearDrafts = (open: () => StorageArea = local): void =>
  removeKeys(open, (key) => key.startsWith(DRAFTS));

/** Takes away the drafts of other people than this one, who left without signing out. */
export const clearDraftsOfOthers = (personUid: string, open: () => StorageArea | undefined = local): void =>
  removeKeys(open, (key) => key.startsWith(DRAFTS) && !key.startsWith(`${DRAFTS}${personUid}:`));

/** Whose things these are: a person in a company. Null: nobody yet. */
export const scopeOf = (
  person: { readonly uid: string; readonly company: { readonly uid: string } | null } | undefined,
): string | null => (person ? `${person.uid}:${person.company?.uid ?? ""}` : null);
