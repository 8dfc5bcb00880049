/** Names of the toolbar's settings that Chromatic draws each story in. */
const modes = {
  light: { theme: "light", viewport: "desktop" },
  dark: { theme: "dark", viewport: "desktop" },
  phone: { theme: "light", viewport: "phone" },
};

/**
 * Pictures by Chromatic: still, in three modes. A story that is slow or never the same says
 * `parameters: { chromatic: { disableSnapshot: true } }` and `tags: ["no-visual"]`.
 */
export const chromatic = {
  modes,
  pauseAnimationAtEnd: true,
  prefersReducedMotion: "reduce",
  delay: 300,
  diffThreshold: 0.1,
};
