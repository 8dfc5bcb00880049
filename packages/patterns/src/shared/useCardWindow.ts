import { type RefObject, useLayoutEffect, useReducer, useRef } from "react";
import { flushSync } from "react-dom";
import { BLOCK, cardParts } from "./cardWindow.ts";

/** px beyond the window that are drawn, so that the next cards are there when they come into view. */
const BEYOND = 900;
/** Lists up to here are drawn whole, as those of a table are. */
const WINDOW_FROM = 100;

const nthOf = (card: Element) => Number(card.getAttribute("data-nth"));

/**
 * The cards of a list that are drawn while the page is scrolled. Each card carries its place as `data-nth`; what is left out
 * is stood for by its height, which is measured while it is drawn.
 *
 * @param usual px of a card that was never drawn
 */
export function useCardWindow(list: RefObject<HTMLElement | null>, count: number, usual: number) {
  const heights = useRef(new Map<number, number>());
  const view = useRef({ top: 0, bottom: 2 * BEYOND });
  const kept = useRef<number>(undefined);
  const [, redraw] = useReducer((turn: number) => turn + 1, 0);
  const isAsked = count > WINDOW_FROM;
  const partsNow = () =>
    isAsked
      ? cardParts(count, (block) => heights.current.get(block) ?? usual, view.current, kept.current)
      : { parts: count > 0 ? [{ from: 0, to: count, gap: 0 }] : [], rest: 0 };
  const shown = partsNow();
  const latest = useRef({ partsNow, shown });
  useLayoutEffect(() => {
    latest.current = { partsNow, shown };
    if (!isAsked || !list.current) return;
    for (const { from, to } of shown.parts) {
      const first = list.current.querySelector(`[data-nth="${from}"]`)?.getBoundingClientRect();
      const last = list.current.querySelector(`[data-nth="${to - 1}"]`)?.getBoundingClientRect();
      // A page that is out of sight has no sizes.
      if (first && last && last.bottom > first.top)
        heights.current.set(from / BLOCK, (last.bottom - first.top) / (to - from));
    }
  });
  useLayoutEffect(() => {
    if (!isAsked) return;
    const stop = new AbortController();
    const draw = () => {
      const box = list.current?.getBoundingClientRect();
      if (!box || box.width === 0) return;
      view.current = { top: -box.top - BEYOND, bottom: -box.top + window.innerHeight + BEYOND };
      const card = document.activeElement?.closest("[data-nth]");
      kept.current = card && list.current?.contains(card) ? Math.floor(nthOf(card) / BLOCK) : undefined;
      const blocks = (parts: readonly { from: number }[]) => parts.map(({ from }) => from).join();
      if (blocks(latest.current.partsNow().parts) !== blocks(latest.current.shown.parts)) flushSync(redraw);
    };
    draw();
    // Whatever scrolls: the page, or a panel around the list.
    document.addEventListener("scroll", draw, { capture: true, passive: true, signal: stop.signal });
    window.addEventListener("resize", draw, { signal: stop.signal });
    return () => stop.abort();
  }, [list, isAsked]);
  return shown;
}
