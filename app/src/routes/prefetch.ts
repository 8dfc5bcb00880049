import { loadOverlays } from "@tsumugi/ui";
import { matchPath } from "react-router-dom";
import { calm } from "../shared/calm.ts";
import { whenIdle } from "../shared/whenIdle.ts";
import { pageLoads } from "./page.ts";

/** Nobody reads a screen in less. */
const PLACES_AFTER_MS = 2_500;

/** Loads the code of the page at an address; what fails now is asked for again when the page is opened. */
export async function prefetchPage(address: string): Promise<void> {
  // The path that is the address itself comes before those that only fit.
  const fitting = [...pageLoads.keys()].find((path) => matchPath(path, address));
  const load = pageLoads.get(address) ?? pageLoads.get(fitting ?? "");
  await load?.().catch(() => undefined);
}

/** Whoever pays for each byte, or waits for it, loads only what is opened. */
function isSparing(): boolean {
  const { connection } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  };
  return Boolean(connection?.saveData || /2g|3g/.test(connection?.effectiveType ?? ""));
}

const addressOf = ({ target }: Event): string | undefined => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  return link && !link.target ? link.pathname : undefined;
};

/**
 * Loads the code of pages before they are opened: of a link that is pointed at or focused, and once the screen has what it
 * waits for, of what menus and dialogs open and of the places in the drawer, one after another. Returns what ends it.
 */
export function startPrefetching(): () => void {
  let isOver = false;
  const onIntent = (event: Event) => {
    const address = addressOf(event);
    if (address) void prefetchPage(address);
  };
  document.addEventListener("pointerover", onIntent, { passive: true });
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
    document.removeEventListener("pointerover", onIntent);
    document.removeEventListener("focusin", onIntent);
  };
}
