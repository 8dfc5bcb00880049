import { join } from "node:path";
import { children } from "./children.ts";
import { root } from "./root.ts";

const port = process.env.PORT ?? "4000";
const devPort = process.env.DEV_PORT ?? "5173";
// Links in mails and the origin check follow the address that the browser shows.
const env = {
  PORT: port,
  DEV_PORT: devPort,
  PUBLIC_BASE_URL: process.env.PUBLIC_BASE_URL ?? `http://localhost:${devPort}`,
};

const running = children();
const server = running.start(process.execPath, ["--watch", "--watch-preserve-output", "tools/devServer.ts"], {
  env,
});
const app = running.start(join(root, "node_modules/.bin/vite"), ["app"], { env });
console.log(`画面 http://localhost:${devPort} ・ API http://localhost:${port}`);

const code = await Promise.race([server.ended, app.ended]);
await running.stopAll();
process.exit(code);
