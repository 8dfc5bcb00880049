import type { Plugin } from "vite";
import { readApi } from "../tools/componentApi/readApi.ts";

const ID = "virtual:component-props";

/** The props of all public components for the docs pages, read from the types when a page first asks. */
export const componentProps = (): Plugin => ({
  name: "component-props",
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load: (id) =>
    id === `\0${ID}`
      ? `export default ${JSON.stringify(readApi("packages/ui/src/index.ts", "packages/patterns/src/index.ts"))}`
      : undefined,
});
