import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { children } from "../../tools/children.ts";
import { freePort } from "../../tools/freePort.ts";

/** Who writes what is measured; the demo's own member. */
export const STAFF = { email: "staff@demo.tsumugi.test", password: "tsumugi-demo" };
const COMPANY = "demo-tsumugi";

interface Session {
  readonly uid: string;
  readonly id_token: string;
  readonly refresh_token: string;
}

/** The app on its server with the demo's data, in a folder of its own. */
export async function startBenchServer() {
  const dataDir = mkdtempSync(join(tmpdir(), "tsumugi-bench-"));
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const processes = children();
  const { process: server } = processes.start(process.execPath, ["tools/start.mjs"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      PORT: port,
      HOST: "127.0.0.1",
      PUBLIC_BASE_URL: url,
      DATA_DIR: dataDir,
      SEED: "demo",
      RATE_LIMIT: "off",
    },
  });
  const isUp = () =>
    fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (server.exitCode !== null) throw new Error("The server did not start.");
    await sleep(100);
  }
  const call = async <T>(method: string, path: string, body: object, token?: string): Promise<T> => {
    const headers = {
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(`${url}${path}`, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (answer.status === 204 ? undefined : await answer.json()) as T;
  };
  const enter = () => call<Session>("POST", "/auth/sign_in", STAFF);
  return {
    url,
    /** Nothing stands over the screens that are measured. */
    endTours: async () => {
      const { id_token } = await enter();
      for (const onboarding_name of ["cms", "projectList"])
        await call("PUT", "/api/company/users/complete_onboarding", { onboarding_name }, id_token);
    },
    /** What the browser of somebody who has been here before keeps. */
    signIn: async (): Promise<Readonly<Record<string, string>>> => {
      const { uid, refresh_token } = await enter();
      return {
        "tsumugi.session": JSON.stringify({ uid, refresh_token }),
        "tsumugi.last-company": JSON.stringify({ uid, company: COMPANY }),
      };
    },
    stop: async () => {
      await processes.stopAll();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
