/** Names of the toolbar's settings that Chromatic draws each story in. */
const modes = { light: { theme: "light" }, dark: { theme: "dark" } };

/**
 * Pictures by Chromatic: still, in both colour modes, at the story's own width. What differs on a phone has a story of
 * its own there (`globals.viewport`), so no width is drawn twice. A story that is slow or never the same says
 * `parameters: { chromatic: { disableSnapshot: true } }` and `tags: ["no-visual"]`.
 */
export const chromatic = {
  modes,
  pauseAnimationAtEnd: true,
  prefersReducedMotion: "reduce",
  delay: 300,
  // Of the range from 0: a shade that nobody may have meant is told, too.
  diffThreshold: 0.02,
};
