import type { Plugin } from "vite";

const PAUSE = "function pauseAnimations(atEnd = !0) {";

/**
 * After every story Storybook stops all animations with rules for every element, twice, and reads the page in between: the
 * styles of the whole page are computed three times. The preview switches animations off once, when it is loaded.
 */
export function withoutPauses(): Plugin {
  let isFound = false;
  return {
    name: "tsumugi:without-pauses",
    transform: {
      filter: { code: PAUSE },
      handler: (code) => {
        isFound = true;
        return { code: code.replace(PAUSE, `${PAUSE} return () => {};`), map: null };
      },
    },
    generateBundle() {
      const holdsStorybook = [...this.getModuleIds()].some((id) => id.includes("/storybook/dist/"));
      if (holdsStorybook && !isFound)
        this.error("Storybook pauses animations elsewhere than before: see .storybook/testDependencies.ts.");
    },
  };
}

/** What tests of stories need not do with the packages that they depend on. */
export const testDependencies = (): Plugin => ({
  name: "tsumugi:test-dependencies",
  enforce: "pre",
  config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [withoutPauses()] } } }),
  transform: {
    filter: { id: /\/node_modules\// },
    // Vite sends each file with a map that holds its source once more: of packages, twice their code to each of the pages.
    handler: (code) => ({ code, map: { mappings: "" } }),
  },
});
