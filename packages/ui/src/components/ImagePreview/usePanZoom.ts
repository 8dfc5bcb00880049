import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { FIT, moveBy, type Point, pinchOf, type Size, STEP, swipeOf, zoomAt } from "./zoom.ts";

const CENTER: Point = { x: 0, y: 0 };
/** Scale after a double press. */
const CLOSE_UP = 2.5;
const INITIAL = { width: 0, height: 0 };

/**
 * Zoom and position of the image in a stage, by wheel with Ctrl, double press, pinch and drag. Swiping at
 * scale 1 changes the image. Remounting (`key` per image) resets it.
 */
export function usePanZoom(stage: RefObject<HTMLElement | null>, onTurn: (by: -1 | 1) => void) {
  const [view, setView] = useState(FIT);
  const fingers = useRef(new Map<number, Point>());
  const start = useRef<Point>(CENTER);

  const sizes = (): [Size, Size] => {
    const box = stage.current;
    const image = box?.querySelector("img");
    return [
      box ? { width: box.clientWidth, height: box.clientHeight } : INITIAL,
      image ? { width: image.offsetWidth, height: image.offsetHeight } : INITIAL,
    ];
  };
  const fromMiddle = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = stage.current?.getBoundingClientRect();
    return box ? { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 } : CENTER;
  };
  const zoom = (factor: number, at = CENTER) => setView((now) => zoomAt(now, factor, at, ...sizes()));
  const move = (by: Point) => setView((now) => moveBy(now, by, ...sizes()));

  const latestZoom = useRef({ zoom, fromMiddle });
  useEffect(() => {
    latestZoom.current = { zoom, fromMiddle };
  });
  useEffect(() => {
    const box = stage.current;
    // React's wheel listeners are passive, so the page itself would zoom as well.
    const handleWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { zoom, fromMiddle } = latestZoom.current;
      zoom(Math.exp(-event.deltaY / 240), fromMiddle(event));
    };
    box?.addEventListener("wheel", handleWheel, { passive: false });
    return () => box?.removeEventListener("wheel", handleWheel);
  }, [stage]);

  const handlers = {
    onDoubleClick: (event: { clientX: number; clientY: number }) =>
      view.scale > 1 ? setView(FIT) : zoom(CLOSE_UP, fromMiddle(event)),
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, fromMiddle(event));
      start.current = fromMiddle(event);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const now = fromMiddle(event);
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      fingers.current.set(event.pointerId, now);
      if (other)
        zoom(pinchOf(now, other).distance / pinchOf(before, other).distance, pinchOf(now, other).middle);
      else if (view.scale > 1) move({ x: now.x - before.x, y: now.y - before.y });
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const wasAlone = fingers.current.size === 1 && fingers.current.delete(event.pointerId);
      fingers.current.delete(event.pointerId);
      const end = fromMiddle(event);
      const turn = swipeOf({ x: end.x - start.current.x, y: end.y - start.current.y });
      if (wasAlone && view.scale === 1 && event.pointerType === "touch" && turn !== 0) onTurn(turn);
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => fingers.current.delete(event.pointerId),
  };
  return {
    view,
    handlers,
    move,
    zoomIn: () => zoom(STEP),
    zoomOut: () => zoom(1 / STEP),
    reset: () => setView(FIT),
  };
}
