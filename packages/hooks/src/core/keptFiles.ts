import { createStore, delMany, get, keys, set } from "idb-keyval";
import { withTimeout } from "./withTimeout.ts";

/** Files that wait to be sent. No method rejects: a file that could not be kept is missing later. */
export interface KeptFiles {
  get(key: string): Promise<File | undefined>;
  /** Whether it lives as long as what is kept beside it: false where it ends with the page. */
  set(key: string, file: File): Promise<boolean>;
  /** Removes every file for whose key `isMeant` holds. */
  remove(isMeant: (key: string) => boolean): Promise<void>;
}

/** The files of one person in one company, under a prefix. */
export function scopedFiles(files: KeptFiles, scope: string): KeptFiles {
  const prefix = `${scope}.`;
  return {
    get: (key) => files.get(prefix + key),
    set: (key, file) => files.set(prefix + key, file),
    remove: (isMeant) => files.remove((key) => key.startsWith(prefix) && isMeant(key.slice(prefix.length))),
  };
}

/** Kept as long as the page lives. */
export function createPageFiles(): KeptFiles {
  const held = new Map<string, File>();
  return {
    get: async (key) => held.get(key),
    set: async (key, file) => {
      held.set(key, file);
      return true;
    },
    remove: async (isMeant) => {
      for (const key of held.keys()) if (isMeant(key)) held.delete(key);
    },
  };
}

/** Some browsers' databases never answer an open; images and sign-out wait no longer than this. */
const ANSWER_WITHIN_MS = 3_000;
/** A file that is read too late is taken for lost, and its picture is thrown away: a slow phone gets more time. */
const READ_WITHIN_MS = 15_000;

/** Kept in IndexedDB over reloads and shared by the tabs; where that fails, kept as long as the page lives. */
export function createBrowserFiles(): KeptFiles {
  const page = createPageFiles();
  let store: ReturnType<typeof createStore> | undefined;
  const attempt = async <T>(
    work: (open: ReturnType<typeof createStore>) => Promise<T>,
    within = ANSWER_WITHIN_MS,
  ) => {
    try {
      store ??= createStore("tsumugi", "files");
      return await withTimeout(work(store), within, () => new Error("no answer"));
    } catch {
      // Private windows, a full disk, and a database that does not answer.
      return undefined;
    }
  };
  return {
    get: async (key) =>
      (await page.get(key)) ?? (await attempt((open) => get<File>(key, open), READ_WITHIN_MS)),
    set: async (key, file) => {
      const isKept = await attempt((open) => set(key, file, open).then(() => true));
      if (!isKept) await page.set(key, file);
      return isKept === true;
    },
    remove: async (isMeant) => {
      await page.remove(isMeant);
      await attempt(async (open) => delMany((await keys<string>(open)).filter(isMeant), open));
    },
  };
}
