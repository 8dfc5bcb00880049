import type { Plugin, PluginOption } from "vite";

/** Writes into each story what its source says: it parses and prints every file. */
const FOR_DOCS = "plugin-csf";

/**
 * What two plugins of Storybook look at: each reads files with a parser of its own, and without a filter the bundler asks it
 * about every file there is. The first reads the props of components: neither the code without elements nor the stories
 * have any that a table shows. The second reads what stories say of themselves in their source.
 */
const LOOKS_AT: Record<string, RegExp> = {
  "storybook:react-docgen-plugin": /(?<!\.stories)\.tsx$/,
  [FOR_DOCS]: /\.stories\.tsx$/,
};

const isPlugin = (plugin: PluginOption): plugin is Plugin =>
  typeof plugin === "object" && plugin !== null && "name" in plugin;

/** The plugins, of which those two are asked about their own files alone. */
export const narrowPlugins = (plugins: readonly PluginOption[] = []): PluginOption[] =>
  plugins.map((plugin) => {
    if (Array.isArray(plugin)) return narrowPlugins(plugin);
    if (!isPlugin(plugin) || !plugin.transform) return plugin;
    const id = LOOKS_AT[plugin.name];
    if (!id) return plugin;
    const transform =
      typeof plugin.transform === "function" ? { handler: plugin.transform } : plugin.transform;
    return { ...plugin, transform: { ...transform, filter: { id } } };
  });

/** The plugins without what writes for docs, which no test draws. */
export async function withoutDocs(plugins: PluginOption): Promise<PluginOption> {
  const plugin = await plugins;
  if (Array.isArray(plugin)) return Promise.all(plugin.map(withoutDocs));
  return isPlugin(plugin) && plugin.name === FOR_DOCS ? undefined : plugin;
}
