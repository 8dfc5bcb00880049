import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from "react";

/** A press becomes a drag after so many pixels; a finger also has to rest first, because it may want to scroll. */
const THRESHOLD = 6;
const REST_MS = 260;
const EDGE = 56;
const SPEED = 14;

export interface PointerDrag {
  /** What is dragged now. */
  readonly dragged: string | null;
  /** The place under the pointer: the nearest element with `data-drop`. */
  readonly over: string | null;
}

export interface PointerDragOptions {
  /** The places lie in it; the copy that follows the pointer is put at its end, where its styles hold. */
  readonly root: () => HTMLElement | null;
  /** Scrolled when the pointer comes near its edge. */
  readonly scroller?: () => HTMLElement | null;
  readonly onDrop: (key: string, place: string) => void;
}

const swallow = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

const placeAt = (x: number, y: number, root: HTMLElement | null): string | null => {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]");
  return (place && root?.contains(place) && place.dataset.drop) || null;
};

/** The copy of what is dragged: a popover, so that no frame around the board cuts it or moves it. */
function raiseGhost(element: HTMLElement, root: HTMLElement | null): HTMLElement {
  const { width } = element.getBoundingClientRect();
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  ghost.popover = "manual";
  ghost.dataset.ghost = "";
  Object.assign(ghost.style, {
    position: "fixed",
    inset: "0 auto auto 0",
    margin: "0",
    width: `${width}px`,
    pointerEvents: "none",
    zIndex: "var(--tsu-z-overlay)",
  });
  (root ?? document.body).append(ghost);
  ghost.showPopover?.();
  return ghost;
}

/**
 * Dragging by mouse, pen and finger: a copy follows the pointer, places are elements with `data-drop`. Escape and a lost
 * pointer leave everything as it was.
 */
export function usePointerDrag({ root, scroller, onDrop }: PointerDragOptions) {
  const [state, setState] = useState<PointerDrag>({ dragged: null, over: null });
  const end = useRef<() => void>(undefined);
  const latest = useRef({ root, scroller, onDrop });
  latest.current = { root, scroller, onDrop };
  useEffect(() => () => end.current?.(), []);

  const start = (event: ReactPointerEvent<HTMLElement>, key: string) => {
    const control = (event.target as HTMLElement).closest("a, button, input, select, textarea");
    if (event.button !== 0 || (control && control !== event.currentTarget)) return;
    end.current?.();
    const element = event.currentTarget;
    const origin = { x: event.clientX, y: event.clientY };
    const box = element.getBoundingClientRect();
    const isTouch = event.pointerType === "touch";
    const startedAt = event.timeStamp;
    let at = origin;
    let ghost: HTMLElement | undefined;
    let over: string | null = null;
    let frame = 0;

    const scroll = () => {
      const target = latest.current.scroller?.();
      if (target) {
        const edges = target.getBoundingClientRect();
        if (at.x > edges.right - EDGE) target.scrollLeft += SPEED;
        else if (at.x < edges.left + EDGE) target.scrollLeft -= SPEED;
      }
      frame = requestAnimationFrame(scroll);
    };
    const finish = (place: string | null) => {
      cancelAnimationFrame(frame);
      ghost?.remove();
      for (const [name, listener] of Object.entries(listeners)) {
        window.removeEventListener(name, listener as EventListener);
      }
      window.removeEventListener("touchmove", hold);
      end.current = undefined;
      if (ghost) {
        setState({ dragged: null, over: null });
        // The press that ended the drag is no click on what was dragged.
        window.addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
      }
      if (ghost && place) latest.current.onDrop(key, place);
    };
    const hold = (move: TouchEvent) => {
      if (ghost) move.preventDefault();
    };
    const lift = () => {
      ghost = raiseGhost(element, latest.current.root());
      setState({ dragged: key, over: null });
      frame = requestAnimationFrame(scroll);
    };
    const listeners = {
      pointermove: (move: PointerEvent) => {
        at = { x: move.clientX, y: move.clientY };
        if (!ghost) {
          if (Math.hypot(at.x - origin.x, at.y - origin.y) < THRESHOLD) return;
          // A finger that moves at once scrolls.
          if (isTouch && move.timeStamp - startedAt < REST_MS) return finish(null);
          lift();
        }
        if (ghost) {
          ghost.style.transform = `translate(${box.left + at.x - origin.x}px, ${box.top + at.y - origin.y}px)`;
        }
        const next = placeAt(at.x, at.y, latest.current.root());
        if (next !== over) {
          over = next;
          setState({ dragged: key, over });
        }
      },
      pointerup: () => finish(over),
      pointercancel: () => finish(null),
      keydown: (press: KeyboardEvent) => {
        if (press.key !== "Escape" || !ghost) return;
        press.preventDefault();
        finish(null);
      },
    };
    for (const [name, listener] of Object.entries(listeners)) {
      window.addEventListener(name, listener as EventListener);
    }
    window.addEventListener("touchmove", hold, { passive: false });
    end.current = () => finish(null);
  };
  return { ...state, start };
}
