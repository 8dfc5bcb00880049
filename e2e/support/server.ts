import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { children } from "../../tools/children.ts";
import { freePort } from "../../tools/freePort.ts";

export interface AppServer {
  readonly url: string;
  /** Lets it finish and close its data; throws when it ended badly. */
  stop(): Promise<void>;
}

const START_MS = 180_000;

/** The app as `npm start` runs it, on a data folder; answers once it serves. */
export async function startServer(dataDir: string): Promise<AppServer> {
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const { process: server, ended } = children().start(process.execPath, ["tools/start.mjs"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { PORT: port, HOST: "127.0.0.1", PUBLIC_BASE_URL: url, DATA_DIR: dataDir, SEED: "demo" },
  });
  for (const end = Date.now() + START_MS; !(await isUp(url)); await sleep(50)) {
    if (server.exitCode !== null || Date.now() > end) throw new Error(`The server did not start on ${url}.`);
  }
  return {
    url,
    stop: async () => {
      server.kill("SIGTERM");
      if (server.exitCode === null) await once(server, "exit");
      const code = await ended;
      if (code !== 0) throw new Error(`The server ended with ${code}.`);
    },
  };
}

const isUp = (url: string) =>
  fetch(`${url}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
