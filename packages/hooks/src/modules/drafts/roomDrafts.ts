import { createBrowserFiles, createPageFiles, type KeptFiles } from "../../core/keptFiles.ts";
import { removeKeys, type StorageArea } from "../../core/keyedStorage.ts";

const DRAFTS = "tsumugi.draft.";
const PICTURES = "tsumugi.picture.";
const EDITS = "tsumugi.edit.";
const FORMS = "tsumugi.form.";
const BACKUPS = "tsumugi.backup.";
const OUTBOX = "tsumugi.outbox.";
const DAY_MS = 24 * 60 * 60_000;
/** What a sign-out takes away. */
const BEGUN = [DRAFTS, PICTURES, EDITS, FORMS, BACKUPS];

/** Prefixes under which a browser keeps what one person writes in one company. */
export const draftPrefix = (scope: string) => `${DRAFTS}${scope}.`;
export const picturePrefix = (scope: string) => `${PICTURES}${scope}.`;
export const editPrefix = (scope: string) => `${EDITS}${scope}.`;
export const formPrefix = (scope: string) => `${FORMS}${scope}.`;
export const backupPrefix = (scope: string) => `${BACKUPS}${scope}.`;
export const outboxPrefix = (scope: string) => `${OUTBOX}${scope}.`;

/** Where drafts are kept unless told otherwise; their files stand beside it in the browser's own database. */
export const localArea = () => localStorage;

/**
 * For a link that may be opened on anybody's phone: texts go with the tab, and come back with it when the phone had
 * thrown it out to get room. The files of pictures lie in the browser's own database, where only the tab's own records
 * lead to them, for a day.
 */
export const tabArea = () => sessionStorage;

const browserFiles = createBrowserFiles();
const pageFiles = new WeakMap<() => unknown, KeptFiles>();

/** Files go where the drafts go: what ends with the page there ends with it here, too. */
export function filesBeside(open: () => StorageArea | undefined): KeptFiles {
  if (open === localArea || open === tabArea) return browserFiles;
  const files = pageFiles.get(open) ?? createPageFiles();
  pageFiles.set(open, files);
  return files;
}

/**
 * Takes away everybody's drafts, texts, pictures and edits: at sign-out, so that the next person does not find them.
 * Wait for it before the page goes. Comments that were sent and have not arrived stay, under the name of who wrote them,
 * and go out when they are back.
 */
export async function clearDrafts(open: () => StorageArea = localArea): Promise<void> {
  removeKeys(open, (key) => BEGUN.some((kind) => key.startsWith(kind)));
  await filesBeside(open).remove(() => true);
}

/** Takes away the drafts of other people than this one, who left without signing out. */
export async function clearDraftsOfOthers(
  personUid: string,
  open: () => StorageArea | undefined = localArea,
): Promise<void> {
  const isOwn = (key: string) => key.startsWith(`${personUid}:`);
  for (const kind of BEGUN) removeKeys(open, (key) => key.startsWith(kind) && !isOwn(key.slice(kind.length)));
  await filesBeside(open).remove((key) => !isOwn(key));
}

const FORM_DAYS = 30;

/** A kept form with its time before it, in ms. */
export const datedForm = (text: string, now: number): string => `${now} ${text}`;

/** The text of a kept form; undefined for none, and after 30 days. */
export function formText(kept: string | null | undefined, now: number): string | undefined {
  const [, at, text] = /^(\d+) (.*)$/s.exec(kept ?? "") ?? [];
  return now - Number(at) < FORM_DAYS * DAY_MS ? text : undefined;
}

/** Takes away forms that nobody came back to: what stands in them of a person must not outlive the record. */
export function clearOldForms(now: number, open: () => StorageArea | undefined = localArea): void {
  removeKeys(open, (key) => key.startsWith(BACKUPS) && formText(open()?.getItem(key), now) === undefined);
}

/** Scopes of reply links begin so; those of persons with a uid and a colon. */
const LINKS = "reply.";

/** Takes away files of pictures that tabs of reply links left behind. Their names end in a UUIDv7, which tells when. */
export async function clearOldFiles(files: KeptFiles, now: number): Promise<void> {
  const madeAt = (key: string) => Number.parseInt(key.slice(-36).replace("-", "").slice(0, 12), 16);
  await files.remove((key) => key.startsWith(LINKS) && !(now - madeAt(key) < DAY_MS));
}

/** Two texts begun become one message: nothing of either goes, and what stands there already does not come twice. */
export const joinedDraft = (there: string, more: string): string => {
  if (there.trim() === "") return more;
  return more.trim() === "" || there.includes(more) ? there : `${there}\n\n${more}`;
};

/** Whose things these are: a person in a company. Null: nobody yet. */
export const scopeOf = (
  person: { readonly uid: string; readonly company: { readonly uid: string } | null } | undefined,
): string | null => (person ? `${person.uid}:${person.company?.uid ?? ""}` : null);
