/** The part of `Storage` that is needed; tests give a map. */
export type StorageArea = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

export interface KeyedStorage {
  get(key: string): string | undefined;
  /** As it stands in the browser now: another tab's word may still be on its way here. */
  latest(key: string): string | undefined;
  /** `null` takes it away. */
  set(key: string, value: string | null): void;
  /** All of the prefix, without it. The same object until something changes. */
  snapshot(): ReadonlyMap<string, string>;
  /** Told of each change, also of other tabs, with its new value. Answers the unsubscribe function. */
  subscribe(listener: (key: string, value: string | null) => void): () => void;
}

const orNothing = <T>(read: () => T): T | undefined => {
  try {
    return read();
  } catch {
    // A browser may refuse storage; what is written then lives as long as the page.
    return undefined;
  }
};

const keysOf = (area: StorageArea): string[] =>
  Array.from({ length: area.length }, (_, index) => area.key(index) ?? "");

/**
 * What a browser keeps under a prefix, shared by its tabs and read without waiting. A full or refused
 * storage loses nothing while the page is open.
 *
 * @param open gives the area, e.g. `() => localStorage`; may throw
 */
export function createKeyedStorage(prefix: string, open: () => StorageArea | undefined): KeyedStorage {
  const area = orNothing(open);
  const listeners = new Set<(key: string, value: string | null) => void>();
  const readAll = () => {
    const found = area ? (orNothing(() => keysOf(area)) ?? []) : [];
    return new Map(
      found.flatMap((key) => {
        const value = key.startsWith(prefix) ? area?.getItem(key) : null;
        return value == null ? [] : [[key.slice(prefix.length), value] as const];
      }),
    );
  };
  /** What the browser would not take. */
  const onlyHere = new Map<string, string>();
  let held: ReadonlyMap<string, string> = readAll();

  /** Nobody listened for a while: other tabs may have written. */
  const readAgain = () => {
    const next = new Map([...readAll(), ...onlyHere]);
    const isSame = next.size === held.size && [...next].every(([key, value]) => held.get(key) === value);
    if (!isSame) held = next;
  };

  const take = (key: string, value: string | null) => {
    const next = new Map(held);
    if (value === null) next.delete(key);
    else next.set(key, value);
    held = next;
    for (const listener of [...listeners]) listener(key, value);
  };
  const takeFromOtherTab = (event: StorageEvent) => {
    if (event.storageArea !== area) return;
    if (event.key === null) for (const key of held.keys()) take(key, null);
    else if (event.key.startsWith(prefix)) take(event.key.slice(prefix.length), event.newValue);
  };

  return {
    get: (key) => held.get(key),
    latest: (key) => {
      const value = onlyHere.get(key) ?? (area ? orNothing(() => area.getItem(prefix + key)) : held.get(key));
      if ((held.get(key) ?? null) !== (value ?? null)) take(key, value ?? null);
      return value ?? undefined;
    },
    set: (key, value) => {
      if ((held.get(key) ?? null) === value) return;
      onlyHere.delete(key);
      try {
        if (value === null) area?.removeItem(prefix + key);
        else area?.setItem(prefix + key, value);
      } catch {
        if (value !== null) onlyHere.set(key, value);
      }
      take(key, value);
    },
    snapshot: () => held,
    subscribe: (listener) => {
      if (listeners.size === 0) {
        globalThis.addEventListener?.("storage", takeFromOtherTab);
        if (area) readAgain();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) globalThis.removeEventListener?.("storage", takeFromOtherTab);
      };
    },
  };
}

/** Takes away every key of the area that `isMeant`. */
export function removeKeys(open: () => StorageArea | undefined, isMeant: (key: string) => boolean): void {
  orNothing(() => {
    const area = open();
    for (const key of area ? keysOf(area) : []) if (isMeant(key)) area?.removeItem(key);
  });
}
