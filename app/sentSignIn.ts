import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type InlineConfig, type Plugin } from "vite";
import { stableStyleNames } from "../tools/clientCode.ts";

const ENTRY = join(import.meta.dirname, "prerender.tsx");
/** Below the app's own modules, so that React is found from there. */
const DRAWER = join(import.meta.dirname, "node_modules/.cache/prerender");
/** Sent in place of `index.html` to who asks for the sign-in page; begins with a dot, so that it has no address of its own. */
const PAGE = ".signin.html";
/** Where the styled parts of the page are written. */
const PARTS = /packages\/(?:patterns\/src\/signin|ui\/src\/components\/Logo)\//;
const SKELETON = '<div class="first-paint"></div>';
/**
 * Until the code is there, the letters are the system's: a browser asks for a font as soon as it draws text with it, and on a
 * slow line that would keep the code from arriving.
 */
const LETTERS =
  '<style>:root:root[data-sent]{--tsu-font-sans:"Tsumugi System","Hiragino Sans","Yu Gothic UI",system-ui,sans-serif}</style>';

interface Drawer {
  readonly prerender: () => { readonly title: string; readonly head: string; readonly body: string };
}

/** Names the styled parts of the sign-in page alike where it is drawn and where it is taken over. */
export const entranceStyleNames: Plugin = {
  name: "entrance-style-names",
  enforce: "pre",
  transform: { filter: { id: PARTS }, handler: stableStyleNames.transform.handler },
};

/** Draws the page with the code that the browser will take it over with. */
async function draw(config: InlineConfig): Promise<ReturnType<Drawer["prerender"]>> {
  await build({
    ...config,
    root: import.meta.dirname,
    configFile: false,
    logLevel: "error",
    build: { ...config.build, ssr: ENTRY, outDir: DRAWER, emptyOutDir: true, copyPublicDir: false },
  });
  const file = pathToFileURL(join(DRAWER, "prerender.js"));
  // A watched build draws it again, and modules are kept by their address.
  const { prerender }: Drawer = await import(`${file.href}?${Date.now()}`);
  return prerender();
}

/**
 * Writes the sign-in page as HTML, form and styles and all, so that people who come in see it with the first answer and type
 * while the code is on its way.
 */
export function sentSignIn(config: InlineConfig): Plugin {
  return {
    name: "sent-sign-in",
    apply: "build",
    async writeBundle({ dir = "" }) {
      const { title, head, body } = await draw(config);
      const unnamed = [...head.matchAll(/data-styled\.g\d+\[id="(?!t[0-9a-f]{7}")([^"]*)"\]/g)].map(
        ([, id]) => id,
      );
      if (unnamed.length > 0)
        this.error(`Parts with a name that changes: ${unnamed}. Add their folder to PARTS.`);
      const html = await readFile(join(dir, "index.html"), "utf8");
      if (!html.includes(SKELETON))
        this.error("index.html has no skeleton for the page to stand in place of.");
      const page = html
        .replace("<html ", () => "<html data-sent ")
        .replace(/<title>[^<]*/, () => `<title>${title}`)
        .replace("</head>", () => `${LETTERS}${head}</head>`)
        .replace(SKELETON, () => body);
      await writeFile(join(dir, PAGE), page);
    },
  };
}
