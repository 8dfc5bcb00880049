import { createGlobalStyle as createGlobal, styled as real } from "styled-components";
import { recorded } from "./recorded.ts";

// Stands in for styled-components while the built packages are read: see staticStyles.ts.
export { css, keyframes, ServerStyleSheet, StyleSheetManager, ThemeProvider } from "styled-components";

type Call = (...args: unknown[]) => unknown;

/** A maker of components that also makes, of the same rules and name, one that draws without its props. */
function recording(maker: Call, twin: Call): Call {
  return new Proxy(maker, {
    apply: (target, self, args) => {
      recorded.components.push(Reflect.apply(twin, undefined, args));
      return Reflect.apply(target, self, args);
    },
    get: (target, key) => {
      const member = Reflect.get(target, key);
      if (key !== "withConfig") return member;
      return (config: unknown) => {
        const configured = Reflect.get(twin, key) as Call;
        return recording((member as Call)(config) as Call, configured(config) as Call);
      };
    },
  });
}

const plain = real.div as unknown as Call;

export const styled = new Proxy(real as unknown as Call, {
  apply: (target, self, args) => recording(Reflect.apply(target, self, args) as Call, plain),
  get: (target, tag) => recording(Reflect.get(target, tag) as Call, plain),
});

export const createGlobalStyle: typeof createGlobal = (...rules) => {
  const made = createGlobal(...rules);
  recorded.components.push(made);
  return made;
};
