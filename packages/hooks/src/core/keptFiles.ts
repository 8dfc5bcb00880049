import { createStore, delMany, get, keys, set } from "idb-keyval";
import { withTimeout } from "./withTimeout.ts";

/** Where files wait that have not gone out. Nothing here rejects: what cannot be kept is not there later. */
export interface KeptFiles {
  get(key: string): Promise<File | undefined>;
  set(key: string, file: File): Promise<void>;
  /** Takes away every file whose key `isMeant`. */
  remove(isMeant: (key: string) => boolean): Promise<void>;
}

/** Those of one person in one company, under names of their own. */
export function scopedFiles(files: KeptFiles, scope: string): KeptFiles {
  const prefix = `${scope}.`;
  return {
    get: (key) => files.get(prefix + key),
    set: (key, file) => files.set(prefix + key, file),
    remove: (isMeant) => files.remove((key) => key.startsWith(prefix) && isMeant(key.slice(prefix.length))),
  };
}

/** As long as the page lives. */
export function createPageFiles(): KeptFiles {
  const held = new Map<string, File>();
  return {
    get: async (key) => held.get(key),
    set: async (key, file) => void held.set(key, file),
    remove: async (isMeant) => {
      for (const key of held.keys()) if (isMeant(key)) held.delete(key);
    },
  };
}

/** Some browsers' databases never answer an open: nobody's picture, and no sign-out, waits longer for them. */
const ANSWER_WITHIN_MS = 3_000;

/** In the browser's own database, over reloads and shared by its tabs; where it refuses, as long as the page lives. */
export function createBrowserFiles(): KeptFiles {
  const page = createPageFiles();
  let store: ReturnType<typeof createStore> | undefined;
  const attempt = async <T>(work: (open: ReturnType<typeof createStore>) => Promise<T>) => {
    try {
      store ??= createStore("tsumugi", "files");
      return await withTimeout(work(store), ANSWER_WITHIN_MS, () => new Error("no answer"));
    } catch {
      // Private windows, a full disk, and a database that does not answer.
      return undefined;
    }
  };
  return {
    get: async (key) => (await page.get(key)) ?? (await attempt((open) => get<File>(key, open))),
    set: async (key, file) => {
      const isKept = await attempt((open) => set(key, file, open).then(() => true));
      if (!isKept) await page.set(key, file);
    },
    remove: async (isMeant) => {
      await page.remove(isMeant);
      await attempt(async (open) => delMany((await keys<string>(open)).filter(isMeant), open));
    },
  };
}
