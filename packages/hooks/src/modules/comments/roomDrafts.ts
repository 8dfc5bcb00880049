import { createBrowserFiles, createPageFiles, type KeptFiles } from "../../core/keptFiles.ts";
import { removeKeys, type StorageArea } from "../../core/keyedStorage.ts";

const DRAFTS = "tsumugi.draft.";
const PICTURES = "tsumugi.picture.";
const OUTBOX = "tsumugi.outbox.";

/** Prefixes under which a browser keeps what one person writes in one company. */
export const draftPrefix = (scope: string) => `${DRAFTS}${scope}.`;
export const picturePrefix = (scope: string) => `${PICTURES}${scope}.`;
export const outboxPrefix = (scope: string) => `${OUTBOX}${scope}.`;

/** Where drafts are kept unless told otherwise; their files stand beside it in the browser's own database. */
export const localArea = () => localStorage;

const browserFiles = createBrowserFiles();
const pageFiles = new WeakMap<() => unknown, KeptFiles>();

/** Files go where the drafts go: what ends with the page there ends with it here, too. */
export function filesBeside(open: () => StorageArea | undefined): KeptFiles {
  if (open === localArea) return browserFiles;
  const files = pageFiles.get(open) ?? createPageFiles();
  pageFiles.set(open, files);
  return files;
}

/**
 * Takes away everybody's drafts, texts and pictures: at sign-out, so that the next person does not find them. Wait for
 * it before the page goes. Comments that were sent and have not arrived stay, under the name of who wrote them, and go
 * out when they are back.
 */
export async function clearDrafts(open: () => StorageArea = localArea): Promise<void> {
  removeKeys(open, (key) => key.startsWith(DRAFTS) || key.startsWith(PICTURES));
  await filesBeside(open).remove(() => true);
}

/** Takes away the drafts of other people than this one, who left without signing out. */
export async function clearDraftsOfOthers(
  personUid: string,
  open: () => StorageArea | undefined = localArea,
): Promise<void> {
  const isOwn = (key: string) => key.startsWith(`${personUid}:`);
  for (const kind of [DRAFTS, PICTURES])
    removeKeys(open, (key) => key.startsWith(kind) && !isOwn(key.slice(kind.length)));
  await filesBeside(open).remove((key) => !isOwn(key));
}

/** Whose things these are: a person in a company. Null: nobody yet. */
export const scopeOf = (
  person: { readonly uid: string; readonly company: { readonly uid: string } | null } | undefined,
): string | null => (person ? `${person.uid}:${person.company?.uid ?? ""}` : null);
