import { lockIn, type WithLock } from "../../core/browserLock.ts";
import { createBrowserFiles, createPageFiles, type KeptFiles, scopedFiles } from "../../core/keptFiles.ts";
import {
  createKeyedStorage,
  type KeyedStorage,
  removeKeys,
  type StorageArea,
} from "../../core/keyedStorage.ts";
import { formText } from "./draftText.ts";

/** Images of unsent messages: a record of each under `room/key`, and its file under the same name. */
export interface ImageStorage {
  readonly records: KeyedStorage;
  readonly files: KeptFiles;
  readonly withLock: WithLock;
}

/** What one person has begun and not sent in one company. */
export interface DraftStorage {
  /** Texts of messages, by room key. */
  readonly texts: KeyedStorage;
  /** Own comments that are being edited, by `side:room/comment`. */
  readonly edits: KeyedStorage;
  /** Forms beside a room, by a name of their own. */
  readonly forms: KeyedStorage;
  /** Long forms, by a name of their own, with the time of writing. */
  readonly backups: KeyedStorage;
  readonly images: ImageStorage;
  readonly withLock: WithLock;
}

const TEXTS = "tsumugi.draft.";
const IMAGES = "tsumugi.picture.";
const EDITS = "tsumugi.edit.";
const FORMS = "tsumugi.form.";
const BACKUPS = "tsumugi.backup.";
/** What a sign-out removes. */
const ALL_KINDS = [TEXTS, IMAGES, EDITS, FORMS, BACKUPS];

const DAY_MS = 24 * 60 * 60_000;

/** Where drafts are kept by default; image files are kept in the browser's own database. */
export const localArea = () => localStorage;

/**
 * For a link that may be opened on anybody's phone: texts live as long as the tab, and return with it when the phone
 * had unloaded it. Image files lie in the browser's own database for a day, where only the tab's own records lead to them.
 */
export const tabArea = () => sessionStorage;

const browserFiles = createBrowserFiles();
const pageFiles = new WeakMap<() => unknown, KeptFiles>();

/** Files live as long as the texts beside them: in an area that ends with the page they end with it, too. */
export function filesBeside(open: () => StorageArea | undefined): KeptFiles {
  if (open === localArea || open === tabArea) return browserFiles;
  const files = pageFiles.get(open) ?? createPageFiles();
  pageFiles.set(open, files);
  return files;
}

/** Whose drafts these are: a person's in a company. Null while nobody is signed in. */
export const scopeOf = (
  person: { readonly uid: string; readonly company: { readonly uid: string } | null } | undefined,
): string | null => (person ? `${person.uid}:${person.company?.uid ?? ""}` : null);

export function createDraftStorage(scope: string, open: () => StorageArea | undefined): DraftStorage {
  const storageOf = (kind: string) => createKeyedStorage(`${kind}${scope}.`, open);
  const withLock = lockIn(`${TEXTS}${scope}.`);
  return {
    texts: storageOf(TEXTS),
    edits: storageOf(EDITS),
    forms: storageOf(FORMS),
    backups: storageOf(BACKUPS),
    images: { records: storageOf(IMAGES), files: scopedFiles(filesBeside(open), scope), withLock },
    withLock,
  };
}

/**
 * Removes everybody's drafts at sign-out, so that the next person does not find them. Await it before the page is left.
 * Comments that were sent and have not arrived stay under their writer's name, and are sent at the next sign-in.
 */
export async function clearDrafts(open: () => StorageArea = localArea): Promise<void> {
  removeKeys(open, (key) => ALL_KINDS.some((kind) => key.startsWith(kind)));
  await filesBeside(open).remove(() => true);
}

/** Removes the drafts of other people, who left without signing out. */
export async function clearDraftsOfOthers(
  personUid: string,
  open: () => StorageArea | undefined = localArea,
): Promise<void> {
  const isOwn = (key: string) => key.startsWith(`${personUid}:`);
  for (const kind of ALL_KINDS)
    removeKeys(open, (key) => key.startsWith(kind) && !isOwn(key.slice(kind.length)));
  await filesBeside(open).remove((key) => !isOwn(key));
}

/** Removes expired backups of forms: the personal data in them must not outlive the record. */
export function clearOldBackups(now: number, open: () => StorageArea | undefined = localArea): void {
  removeKeys(open, (key) => key.startsWith(BACKUPS) && formText(open()?.getItem(key), now) === undefined);
}

/** Scopes of reply links begin so; those of persons begin with a uid and a colon. */
const LINKS = "reply.";

/** Removes image files that tabs of reply links left behind. Their names end in a UUIDv7, which holds the time. */
export async function clearOldFiles(files: KeptFiles, now: number): Promise<void> {
  const madeAt = (key: string) => Number.parseInt(key.slice(-36).replace("-", "").slice(0, 12), 16);
  await files.remove((key) => key.startsWith(LINKS) && !(now - madeAt(key) < DAY_MS));
}
