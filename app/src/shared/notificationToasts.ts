/** Where tabs of one browser note which お知らせ have been shown. */
const KEY = "tsumugi.toasted";
const KEPT = 50;

export interface ToastedNotification {
  readonly uid: string;
  readonly href: string;
}

/** What the address bar says; an お知らせ that leads here is on screen already. */
const isHere = (href: string, pathname: string): boolean => href.split(/[?#]/)[0] === pathname;

/**
 * Whether this tab shows a toast for an お知らせ that arrived live: not for what is on screen, not in a tab that nobody
 * sees, and each one once, whichever tabs hear of it.
 */
export function shouldToast(
  { uid, href }: ToastedNotification,
  page: Pick<Location, "pathname"> & { readonly isVisible: boolean },
  storage: Pick<Storage, "getItem" | "setItem"> | undefined,
): boolean {
  if (!page.isVisible || isHere(href, page.pathname)) return false;
  const shown = readShown(storage);
  if (shown.includes(uid)) return false;
  try {
    storage?.setItem(KEY, JSON.stringify([...shown, uid].slice(-KEPT)));
  } catch {
    // A browser that refuses storage shows it once per tab.
  }
  return true;
}

function readShown(storage: Pick<Storage, "getItem"> | undefined): string[] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((uid) => typeof uid === "string") : [];
  } catch {
    return [];
  }
}
