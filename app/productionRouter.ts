import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const folder = dirname(createRequire(import.meta.url).resolve("react-router-dom"));
const fileOf = (name: string) => join(folder, "../../react-router/dist/production", name);

/** The package of the router names its build for development, warnings and all, whoever asks. */
export const productionRouter = [
  { find: /^react-router$/, replacement: fileOf("index.mjs") },
  { find: /^react-router\/dom$/, replacement: fileOf("dom-export.mjs") },
];

/** React has it itself since 18; SWR brings a stand-in for those before. */
export const storeOfReact = {
  find: /^use-sync-external-store\/shim(?:\/index\.js)?$/,
  replacement: join(import.meta.dirname, "storeOfReact.ts"),
};

/**
 * Lets a bundler leave out the parts of the router that nothing here imports: forms, links that prefetch, contexts of its
 * router for data. Each is made by a call that might do anything, and given a name for development afterwards.
 */
export const shakenRouter: Plugin = {
  name: "shaken-router",
  apply: "build",
  transform: {
    filter: { id: /react-router\/dist\/production\/chunk-\w+\.mjs$/ },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = "\w+";$/gm, "")
        .replace(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef)\()/gm, "$1/* @__PURE__ */ $2"),
  },
};
