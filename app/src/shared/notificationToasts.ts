/** Where tabs of one browser note which お知らせ have been shown. */
const KEY = "tsumugi.toasted";
const KEPT = 50;

export interface ToastedNotification {
  readonly uid: string;
  readonly href: string;
}

/** An お知らせ that leads to the open room, or to the very row that the address names, is on screen already. */
const isHere = (href: string, { pathname, search }: Pick<Location, "pathname" | "search">): boolean => {
  const [path = "", query = ""] = href.split(/[?#]/);
  return path === pathname && (path.startsWith("/chat/") || query === search.slice(1));
};

/**
 * Whether this tab shows a toast for an お知らせ that arrived live: not for what is on screen, not in a tab that nobody
 * sees, and each one once, whichever tabs hear of it.
 */
export function shouldToast(
  { uid, href }: ToastedNotification,
  page: Pick<Location, "pathname" | "search"> & { readonly isVisible: boolean },
  storage: Pick<Storage, "getItem" | "setItem"> | undefined,
): boolean {
  if (!page.isVisible || isHere(href, page)) return false;
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
