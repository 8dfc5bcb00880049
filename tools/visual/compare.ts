import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

export type Verdict = { status: "same" } | { status: "changed"; pixels: number; share: number; diff: Buffer };

/** Below this, a pixel is told apart by nobody. */
const THRESHOLD = 0.1;

/** The picture on a canvas of that size, what is missing see-through. */
function onCanvas(png: PNG, width: number, height: number): PNG {
  if (png.width === width && png.height === height) return png;
  const canvas = new PNG({ width, height });
  PNG.bitblt(png, canvas, 0, 0, png.width, png.height, 0, 0);
  return canvas;
}

/** Compares two PNG files; pictures of different sizes are laid on each other at the top left. */
export function compare(before: Buffer, after: Buffer): Verdict {
  if (before.equals(after)) return { status: "same" };
  const [a, b] = [PNG.sync.read(before), PNG.sync.read(after)];
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
  const diff = new PNG({ width, height });
  const pixels = pixelmatch(
    onCanvas(a, width, height).data,
    onCanvas(b, width, height).data,
    diff.data,
    width,
    height,
    { threshold: THRESHOLD },
  );
  if (pixels === 0 && a.width === b.width && a.height === b.height) return { status: "same" };
  return { status: "changed", pixels, share: pixels / (width * height), diff: PNG.sync.write(diff) };
}
