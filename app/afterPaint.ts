import type { Plugin } from "vite";

const BEFORE = "window['requestAnimationFrame'](f)";

/**
 * SWR shows what it has and asks again "in the next frame", so that the first picture does not wait for it. What a frame asks
 * for runs before that frame is painted, though, and each question draws its screen again at once: a screen that came back
 * was drawn twice before anybody saw it. Here the questions wait until the frame is painted.
 */
export const askAfterPaint: Plugin = {
  name: "ask-after-paint",
  apply: "build",
  transform: {
    filter: { id: /\/swr\/dist\/config-context-[\w-]+\.mjs$/ },
    handler(code) {
      if (!code.includes(BEFORE)) this.error("SWR asks again elsewhere than before: see app/afterPaint.ts.");
      return code.replace(BEFORE, "window['requestAnimationFrame'](() => setTimeout(f))");
    },
  },
};
