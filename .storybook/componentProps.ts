import type { Plugin } from "vite";
import { type PublicComponent, readApi } from "../tools/componentApi/readApi.ts";

let api: PublicComponent[] | undefined;
/** Read from the types when somebody first asks, because it takes seconds. */
const read = () => {
  api ??= readApi("packages/ui/src/index.ts", "packages/patterns/src/index.ts");
  return api;
};

const typesByComponent = () =>
  Object.fromEntries(
    read().map(({ name, props }) => [name, Object.fromEntries(props.map((prop) => [prop.name, prop.type]))]),
  );

/** What each module holds: all of the public components for the pages of docs, their types alone for the controls. */
const modules: Readonly<Record<string, () => unknown>> = {
  "virtual:component-props": read,
  "virtual:prop-types": typesByComponent,
};

/** The props of all public components, from the types. */
export const componentProps = (): Plugin => ({
  name: "component-props",
  resolveId: (id) => (id in modules ? `\0${id}` : undefined),
  load: (id) => {
    const content = id.startsWith("\0") ? modules[id.slice(1)] : undefined;
    return content && `export default ${JSON.stringify(content())}`;
  },
});
