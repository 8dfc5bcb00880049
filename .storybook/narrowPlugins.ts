import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, PluginOption } from "vite";
import { root } from "../tools/root.ts";

/**
 * Writes into each story what its source says: it parses and prints every file. Our pages of docs show code that is written
 * for them, in place of that.
 */
const OF_SOURCES = "plugin-csf";
/** Reads the props of components with a parser of its own, and without a filter of every file there is. */
const OF_PROPS = "storybook:react-docgen-plugin";

/** The code of a component that stories are about: a table shows the props of no other. */
function shownComponents(): RegExp {
  const stories = globSync("{packages/*/src,app/src,.storybook}/**/*.stories.tsx", { cwd: root });
  const names = stories.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/\bcomponent: (\w+)/g)].map(([, name]) => name),
  );
  return new RegExp(`\\b(function|const|class) (${[...new Set(names)].join("|")})\\b`);
}

const isPlugin = (plugin: PluginOption): plugin is Plugin =>
  typeof plugin === "object" && plugin !== null && "name" in plugin;

/** The plugins of which one reads the props that are shown, and none the sources of stories. */
export const narrowPlugins = (plugins: PluginOption, code = shownComponents()): PluginOption => {
  if (Array.isArray(plugins)) return plugins.map((plugin) => narrowPlugins(plugin, code));
  if (!isPlugin(plugins) || !plugins.transform) return plugins;
  if (plugins.name === OF_SOURCES) return undefined;
  if (plugins.name !== OF_PROPS) return plugins;
  const { transform } = plugins;
  const handler = typeof transform === "function" ? transform : transform.handler;
  return { ...plugins, transform: { handler, filter: { id: /(?<!\.stories)\.tsx$/, code } } };
};

/** The plugins without what reads the sources of stories, which may come later. */
export async function withoutDocs(plugins: PluginOption): Promise<PluginOption> {
  const plugin = await plugins;
  if (Array.isArray(plugin)) return Promise.all(plugin.map(withoutDocs));
  return isPlugin(plugin) && plugin.name === OF_SOURCES ? undefined : plugin;
}
