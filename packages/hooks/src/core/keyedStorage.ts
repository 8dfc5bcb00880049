/** The part of `Storage` that is needed; tests give a map. */
export type StorageArea = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

export interface KeyedStorage {
  get(key: string): string | undefined;
  /** The value in the browser now: the event of another tab's change may not have arrived yet. */
  latest(key: string): string | undefined;
  /** `null` removes it. */
  set(key: string, value: string | null): void;
  /** All of the prefix, without it. The same object until something changes. */
  snapshot(): ReadonlyMap<string, string>;
  /** Called with each change, of other tabs too, and its new value. Returns the unsubscribe function. */
  subscribe(listener: (key: string, value: string | null) => void): () => void;
}

const orNothing = <T>(read: () => T): T | undefined => {
  try {
    return read();
  } catch {
    // A browser may refuse storage; values then live as long as the page.
    return undefined;
  }
};

const keysOf = (area: StorageArea): string[] =>
  Array.from({ length: area.length }, (_, index) => area.key(index) ?? "");

/**
 * The browser's storage under a prefix, shared by its tabs and read synchronously. Where storage is full or refused,
 * nothing is lost while the page is open.
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
  /** Values that the browser refused to store. */
  const onlyHere = new Map<string, string>();
  let held: ReadonlyMap<string, string> = readAll();

  /** Without a listener changes of other tabs were missed, so everything is read again. */
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

/** Removes every key of the area for which `isMeant` holds. */
export function removeKeys(open: () => StorageArea | undefined, isMeant: (key: string) => boolean): void {
  orNothing(() => {
    const area = open();
    for (const key of area ? keysOf(area) : []) if (isMeant(key)) area?.removeItem(key);
  });
}
