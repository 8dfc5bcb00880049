import { preview } from "vite";
import { freePort } from "../freePort.ts";

/** Serves a built folder on a free port, as any plain static server would: what is not there is a 404. */
export async function serve(folder: string): Promise<{ url: string; close: () => void }> {
  const server = await preview({
    configFile: false,
    appType: "mpa",
    logLevel: "error",
    root: folder,
    build: { outDir: folder },
    preview: { host: "127.0.0.1", port: await freePort(), strictPort: true },
  });
  const url = server.resolvedUrls?.local[0]?.replace(/\/$/, "");
  if (!url) throw new Error(`could not serve ${folder}`);
  return { url, close: () => void server.close() };
}
