import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import react from "@vitejs/plugin-react";
import { build } from "vite";

export interface ServedPage {
  readonly url: string;
  close(): void;
}

/** Builds a page from its script in memory and serves it on a port of its own. */
export async function servePage(script: string): Promise<ServedPage> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    plugins: [react()],
    build: { write: false, minify: false, target: "esnext", rolldownOptions: { input: script } },
  });
  if (!("output" in built)) throw new Error("one input gives one output");
  const files = new Map(
    built.output.map((file) => [`/${file.fileName}`, file.type === "chunk" ? file.code : file.source]),
  );
  const entry = built.output.find((file) => file.type === "chunk" && file.isEntry)?.fileName;
  const html = `<!doctype html><html lang="ja"><meta charset="utf-8"><title>-</title><link rel="icon" href="data:,">
    <div id="root"></div><script type="module" src="/${entry}"></script></html>`;
  const server = createServer(({ url = "/" }, response) => {
    const file = files.get(url);
    response.setHeader("content-type", file === undefined ? "text/html" : "text/javascript");
    response.end(file ?? html);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
