/** Position of an image in its stage: `scale` 1 shows all of it; `x`, `y` px from the middle. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const FIT: View = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 8;
/** One press of ＋. */
export const STEP = 1.5;

const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value)) || 0;

/** Keeps the image over the stage: it can be moved only as far as it extends beyond the edges. */
export function keepInStage(view: View, stage: Size, image: Size): View {
  return {
    scale: view.scale,
    x: clamp(view.x, Math.max(0, (image.width * view.scale - stage.width) / 2)),
    y: clamp(view.y, Math.max(0, (image.height * view.scale - stage.height) / 2)),
  };
}

/**
 * Zooms by `factor` so that what is under `point` (px from the middle of the stage) stays there.
 * `image` is its size at scale 1.
 */
export function zoomAt(view: View, factor: number, point: Point, stage: Size, image: Size): View {
  const scale = Math.min(MAX_SCALE, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  return keepInStage(
    { scale, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown },
    stage,
    image,
  );
}

export const moveBy = (view: View, by: Point, stage: Size, image: Size): View =>
  keepInStage({ scale: view.scale, x: view.x + by.x, y: view.y + by.y }, stage, image);

/** Distance and middle of two fingers. */
export const pinchOf = (a: Point, b: Point) => ({
  distance: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)),
  middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
});

const SWIPE = 56;

/** The image requested by a swipe: 1 next, -1 previous, 0 none (too short, or vertical). */
export const swipeOf = (by: Point): -1 | 0 | 1 =>
  Math.abs(by.x) < SWIPE || Math.abs(by.x) < Math.abs(by.y) * 1.5 ? 0 : by.x < 0 ? 1 : -1;
