import { expect, it } from "vitest";
import { FIT, keepInStage, MAX_SCALE, moveBy, pinchOf, swipeOf, zoomAt } from "./zoom.ts";

const stage = { width: 800, height: 600 };
const image = { width: 800, height: 400 };

it("keeps what is under the pointer in its place", () => {
  const point = { x: 200, y: -50 };
  const view = zoomAt(FIT, 2, point, stage, image);
  // The spot of the image that lay under the pointer, in px of the unscaled image.
  expect({ x: (point.x - view.x) / view.scale, y: (point.y - view.y) / view.scale }).toEqual(point);
});

it("never shows less than the whole image and never more than eightfold", () => {
  expect(zoomAt(FIT, 0.2, { x: 0, y: 0 }, stage, image)).toEqual(FIT);
  expect(zoomAt(FIT, 100, { x: 0, y: 0 }, stage, image).scale).toBe(MAX_SCALE);
});

it("comes back to the middle when zoomed out at the edge", () => {
  const near = zoomAt(FIT, 4, { x: 390, y: 190 }, stage, image);
  expect(zoomAt(near, 0.25, { x: -390, y: -190 }, stage, image)).toEqual(FIT);
});

it("moves only as far as the image reaches beyond the stage", () => {
  const view = { scale: 2, x: 0, y: 0 };
  expect(moveBy(view, { x: 9999, y: -9999 }, stage, image)).toEqual({ scale: 2, x: 400, y: -100 });
});

it("does not move along a side on which all of it is seen", () => {
  expect(keepInStage({ scale: 1.2, x: 0, y: 80 }, stage, image).y).toBe(0);
});

it("measures two fingers, also on one spot", () => {
  expect(pinchOf({ x: 0, y: 0 }, { x: 30, y: 40 })).toEqual({ distance: 50, middle: { x: 15, y: 20 } });
  expect(pinchOf({ x: 5, y: 5 }, { x: 5, y: 5 }).distance).toBe(1);
});

it("turns by a long swipe to the side only", () => {
  expect(swipeOf({ x: -80, y: 10 })).toBe(1);
  expect(swipeOf({ x: 80, y: -10 })).toBe(-1);
  expect(swipeOf({ x: -30, y: 0 })).toBe(0);
  expect(swipeOf({ x: -80, y: 90 })).toBe(0);
});
