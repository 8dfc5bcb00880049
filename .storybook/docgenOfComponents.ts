import type { Plugin, PluginOption } from "vite";

/** Where components are written: neither the code without elements nor the stories have props that a table shows. */
const COMPONENTS = /(?<!\.stories)\.tsx$/;

const isDocgen = (plugin: PluginOption): plugin is Plugin =>
  typeof plugin === "object" &&
  plugin !== null &&
  "name" in plugin &&
  plugin.name === "storybook:react-docgen-plugin";

/** Lets Storybook look for props in components alone: it reads each file with a parser of its own, most of them for nothing. */
export const docgenOfComponents = (plugins: readonly PluginOption[] = []): PluginOption[] =>
  plugins.map((plugin) =>
    isDocgen(plugin) && typeof plugin.transform === "function"
      ? { ...plugin, transform: { filter: { id: COMPONENTS }, handler: plugin.transform } }
      : plugin,
  );
