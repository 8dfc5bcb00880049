interface PreviewFile {
  readonly file: File;
  /** Object URL of the file, until it is released. */
  readonly url: string;
  readonly abort: AbortController;
}

/** The files of a message being written, each with its preview and a way to cancel its upload. */
export function createPreviewFiles() {
  const held = new Map<string, PreviewFile>();
  const drop = (key: string): void => {
    const entry = held.get(key);
    held.delete(key);
    entry?.abort.abort();
    if (entry) URL.revokeObjectURL(entry.url);
  };
  return {
    get: (key: string) => held.get(key),
    add(key: string, file: File): PreviewFile {
      const entry = { file, url: URL.createObjectURL(file), abort: new AbortController() };
      held.set(key, entry);
      return entry;
    },
    /** Releases all for which `isMeant` does not hold. */
    keepOnly(isMeant: (key: string) => boolean): void {
      for (const key of [...held.keys()]) if (!isMeant(key)) drop(key);
    },
  };
}
