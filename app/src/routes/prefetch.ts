import { loadOverlays } from "@tsumugi/ui";
import { matchPath } from "react-router-dom";
import { POINTED_AT_MS } from "../boot/readAhead.ts";
import { paths } from "../paths.ts";
import { calm } from "../shared/calm.ts";
import { isSparing } from "../shared/isSparing.ts";
import { whenIdle } from "../shared/whenIdle.ts";
import { pageLoads } from "./page.ts";

/** Nobody reads a screen in less. */
const PLACES_AFTER_MS = 2_500;
/** Who only passes over a link leaves it sooner. */
const DWELL_MS = 80;

/** What every member of a company may read: nobody is refused for having pointed at something. */
const readByAll: ReadonlySet<string> = new Set(
  [paths.home, paths.managedCreators, paths.projects, paths.chat, paths.notifications].map(
    ({ path }) => path,
  ),
);

/** Loads the code of the page at an address; what fails now is asked for again when the page is opened. */
export async function prefetchPage(address: string): Promise<void> {
  // The path that is the address itself comes before those that only fit.
  const fitting = [...pageLoads.keys()].find((path) => matchPath(path, address));
  const load = pageLoads.get(address) ?? pageLoads.get(fitting ?? "");
  await load?.().catch(() => undefined);
}

type Address = Pick<Location, "pathname" | "search">;

const linkOf = ({ target }: Event): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  return link && !link.target ? link : undefined;
};

/** Reads ahead what a screen asks first, unless it was opened before: then its answers are at hand. */
function readerAhead(readFirst: (address: Address) => void) {
  const opened = new Set<string>();
  const asked = new Map<string, number>();
  return ({ pathname, search }: Address) => {
    opened.add(location.pathname);
    const now = performance.now();
    const last = asked.get(pathname) ?? Number.NEGATIVE_INFINITY;
    if (!readByAll.has(pathname) || opened.has(pathname) || now - last < POINTED_AT_MS || isSparing()) return;
    asked.set(pathname, now);
    readFirst({ pathname, search });
  };
}

/**
 * Loads the code of pages before they are opened: of a link that is pointed at or focused, and once the screen has what it
 * waits for, of what menus and dialogs open and of the places in the drawer, one after another. What a screen asks first
 * is read when a pointer rests on its link or presses it. Returns what ends it.
 */
export function startPrefetching(readFirst: (address: Address) => void): () => void {
  let isOver = false;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const read = readerAhead(readFirst);
  const onIntent = (event: Event) => {
    const link = linkOf(event);
    if (link) void prefetchPage(link.pathname);
    if (event.type !== "pointerover") return;
    clearTimeout(resting);
    if (link) resting = setTimeout(read, DWELL_MS, link);
  };
  const onPress = (event: Event) => {
    const link = linkOf(event);
    if (link) read(link);
  };
  document.addEventListener("pointerover", onIntent, { passive: true });
  document.addEventListener("pointerdown", onPress, { passive: true });
  document.addEventListener("focusin", onIntent);
  const prefetchPlaces = async () => {
    await calm(PLACES_AFTER_MS);
    if (isOver || isSparing()) return;
    await loadOverlays();
    for (const { pathname } of document.querySelectorAll<HTMLAnchorElement>('nav a[href^="/"]')) {
      await whenIdle();
      if (isOver || isSparing()) return;
      await prefetchPage(pathname);
    }
  };
  void prefetchPlaces();
  return () => {
    isOver = true;
    clearTimeout(resting);
    document.removeEventListener("pointerover", onIntent);
    document.removeEventListener("pointerdown", onPress);
    document.removeEventListener("focusin", onIntent);
  };
}
