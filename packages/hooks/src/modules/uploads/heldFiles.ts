import { uuidv7 } from "../../core/uuid.ts";

interface HeldFile {
  readonly key: string;
  readonly file: File;
  /** Of the file in this browser, until it is let go. */
  readonly url: string;
  readonly abort: AbortController;
}

/** The files of a message being written, each with its preview and a way to stop it. */
export function createHeldFiles() {
  const held = new Map<string, HeldFile>();
  const drop = (key: string): void => {
    const entry = held.get(key);
    held.delete(key);
    entry?.abort.abort();
    if (entry) URL.revokeObjectURL(entry.url);
  };
  return {
    get size() {
      return held.size;
    },
    get: (key: string) => held.get(key),
    add(file: File): HeldFile {
      const entry = { key: uuidv7(), file, url: URL.createObjectURL(file), abort: new AbortController() };
      held.set(entry.key, entry);
      return entry;
    },
    drop,
    dropAll(): void {
      for (const key of [...held.keys()]) drop(key);
    },
  };
}
