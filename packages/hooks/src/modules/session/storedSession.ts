/** What the browser's tabs share. `refresh_token` null: the session expired; nobody signed out. */
export interface StoredSession {
  readonly uid: string;
  readonly refresh_token: string | null;
}

export type SessionStorageArea = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export const SESSION_KEY = "tsumugi.session";

const isStored = (value: unknown): value is StoredSession =>
  typeof value === "object" && value !== null && "uid" in value && typeof value.uid === "string";

/** Undefined where the browser keeps nothing for this site: with all cookies blocked, naming its storage throws. */
export function sharedArea(): SessionStorageArea | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** Reads and writes the shared session; a browser that refuses storage keeps it for this tab only. */
export function sessionInStorage(area: SessionStorageArea | undefined) {
  let inMemory: StoredSession | null = null;
  /** What stood in the storage, which was full, when the newer session could be kept in memory only. */
  let outdated: string | null = null;
  const raw = (): string | null => {
    try {
      return area?.getItem(SESSION_KEY) ?? null;
    } catch {
      return null;
    }
  };
  return {
    read(): StoredSession | null {
      const text = raw();
      // Its token is used up: using it again would end the session everywhere.
      if (inMemory && text === outdated) return inMemory;
      try {
        const parsed: unknown = JSON.parse(text ?? "null");
        return isStored(parsed) ? parsed : inMemory;
      } catch {
        return inMemory;
      }
    },
    write(session: StoredSession | null): void {
      inMemory = null;
      try {
        if (!area) inMemory = session;
        else if (session) area.setItem(SESSION_KEY, JSON.stringify(session));
        else area.removeItem(SESSION_KEY);
      } catch {
        inMemory = session;
        outdated = raw();
      }
    },
  };
}
