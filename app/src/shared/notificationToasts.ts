/** Where tabs of one browser note which お知らせ have been shown. */
const KEY = "tsumugi.toasted";
const KEPT = 50;
/** Longer than a telling takes to reach the slowest tab; what comes again after that finds the note. */
const HELD_MS = 60_000;
/** The window that one works in goes first, the ones beside it after that. */
const AFTER_FOCUSED_MS = 250;

export interface ToastedNotification {
  readonly uid: string;
  readonly href: string;
}

/** The page as it is when the お知らせ arrives. */
export interface ToastPage extends Pick<Location, "pathname" | "search"> {
  readonly isVisible: boolean;
  readonly hasFocus: boolean;
}

/** What the tabs of a browser have in common; undefined where a browser has it not. */
export interface ToastShare {
  readonly storage?: Pick<Storage, "getItem" | "setItem"> | undefined;
  readonly locks?: Pick<LockManager, "request"> | undefined;
  readonly wait?: (ms: number) => Promise<void>;
}

/** Naming the storage throws where the browser keeps nothing for this site. */
export function shareOfTabs(): ToastShare {
  const { locks } = navigator;
  try {
    return { storage: localStorage, locks };
  } catch {
    return { locks };
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** An お知らせ that leads to the open room, or to the very row that the address names, is on screen already. */
const isHere = (href: string, { pathname, search }: Pick<Location, "pathname" | "search">): boolean => {
  const [path = "", query = ""] = href.split(/[?#]/);
  return path === pathname && (path.startsWith("/chat/") || query === search.slice(1));
};

/**
 * Whether this tab shows a toast for an お知らせ that arrived live: not for what is on screen, not in a tab that nobody
 * sees, and each one once, whichever tabs hear of it at the same moment.
 */
export async function shouldToast(
  { uid, href }: ToastedNotification,
  page: ToastPage,
  { storage, locks, wait = pause }: ToastShare,
): Promise<boolean> {
  if (!page.isVisible || isHere(href, page)) return false;
  if (!page.hasFocus) await wait(AFTER_FOCUSED_MS);
  // What one tab writes into the storage reaches the others late: only a lock is taken by exactly one.
  if (readShown(storage).includes(uid) || !(await claim(uid, locks, wait))) return false;
  const shown = readShown(storage);
  if (shown.includes(uid)) return false;
  try {
    storage?.setItem(KEY, JSON.stringify([...shown, uid].slice(-KEPT)));
  } catch {
    // A browser that refuses storage has the lock.
  }
  return true;
}

/** Takes the お知らせ for this tab, for a while; false: another one has it. */
const claim = (uid: string, locks: ToastShare["locks"], wait: (ms: number) => Promise<void>) =>
  new Promise<boolean>((resolve) => {
    if (!locks) return resolve(true);
    const take = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock ? wait(HELD_MS) : undefined;
    };
    locks.request(`${KEY}.${uid}`, { ifAvailable: true }, take).catch(() => resolve(true));
  });

function readShown(storage: ToastShare["storage"]): string[] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((uid) => typeof uid === "string") : [];
  } catch {
    return [];
  }
}
