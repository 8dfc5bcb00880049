import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { operator } from "./commands/operator.ts";
import { removeDemo } from "./commands/removeDemo.ts";
import { readSettings } from "./env.ts";
import { refuseKnownPasswords } from "./knownPasswords.ts";
import { type RunningServer, startServer } from "./startServer.ts";
import { storeWith } from "./testing/faults/office.ts";
import { freePort } from "./testing/serverProcess.ts";

const postgres = process.env.TEST_ENGINE === "postgres";
const DEMO = { email: "operator@demo.tsumugi.test", password: "tsumugi-demo" };
const OPEN: Record<string, string>[] = [
  { HOST: "0.0.0.0" },
  { PUBLIC_BASE_URL: "https://tsumugi.example.jp" },
  { PUBLIC_BASE_URL: "http://192.0.2.7:4000" },
];

let store: Awaited<ReturnType<typeof storeWith>>;
beforeAll(async () => {
  store = await storeWith(async () => {});
});
afterAll(() => store.remove());

/** The address is what the settings say, not what a fault test needs. */
const envOf = (more: Record<string, string>) => ({
  ...store.env,
  PUBLIC_BASE_URL: "",
  LOG_LEVEL: "silent",
  ...more,
});

/** Serves over HTTP while `run` is at work. */
async function serving(env: Record<string, string>, run: (url: string, server: RunningServer) => unknown) {
  const PORT = String(await freePort());
  const server = await startServer(readSettings(envOf({ PORT, ...env })));
  try {
    await run(`http://127.0.0.1:${PORT}`, server);
  } finally {
    await server.stop();
  }
}

/** A command of `npm run`: its exit code and what it said. */
async function run(command: typeof operator, args: readonly string[], env = {}) {
  const said: unknown[] = [];
  const spies = (["log", "warn", "error"] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((text) => void said.push(text)),
  );
  const code = await command(args, envOf(env)).finally(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return { code, text: said.join("\n") };
}

async function send(url: string, body: object, method = "POST") {
  const headers = { "content-type": "application/json" };
  const response = await fetch(url, { method, headers, body: JSON.stringify(body) });
  // Read to its end: a connection in use would hold up the server's stop.
  const text = await response.text();
  return { status: response.status, body: text === "" ? {} : JSON.parse(text) };
}
const enter = async (url: string) => (await send(`${url}/auth/sign_in`, DEMO)).status;

/** What a start would say of these settings on a database that holds the demo. */
function refusal(env: Record<string, string>): string {
  try {
    refuseKnownPasswords(readSettings(envOf(env)), ["operator@demo.tsumugi.test"]);
    return "";
  } catch (cause) {
    return String(cause);
  }
}

// Opening a database takes longer than what is asked of it.
describe("a server on one database, from its first day on", { timeout: 120_000 }, () => {
  it("starts empty, without the demo", async () => {
    await serving({ HOST: "0.0.0.0" }, async (url, server) => {
      expect(server).toMatchObject({ hasDemo: false, hasOperator: false });
      expect(await enter(url)).toBe(401);
    });
  });

  it("serves the demo on this computer alone, until it is removed", async () => {
    await serving({ SEED: "demo" }, async (url, { deps, hasDemo }) => {
      expect([hasDemo, deps.settings.PLATFORM_SANDBOX]).toEqual([true, "on"]);
      expect(await enter(url)).toBe(200);
    });
    // A database that several processes may serve is not this computer's alone unless somebody says so.
    for (const env of [...OPEN, { HOST: "0.0.0.0", SEED: "none" }, ...(postgres ? [{}] : [])]) {
      const refused = refusal(env);
      expect(refused).toContain("operator@demo.tsumugi.test");
      expect(refused).toContain("npm run remove-demo");
      expect(refused).not.toContain(DEMO.password);
    }
    expect(refusal({ SEED: "demo" })).toBe("");
    // A start says just that, of the accounts it finds.
    const [open = {}] = OPEN;
    const refused = await serving(open, () => {}).catch(String);
    expect(refused).toContain("operator@demo.tsumugi.test");
    expect(refused).toContain("npm run remove-demo");

    expect((await run(removeDemo, [])).text).toContain("npm run remove-demo -- --yes");
    expect((await run(removeDemo, ["--yes"])).text).toContain("消しました");
    expect((await run(removeDemo, [])).text).toContain("デモのアカウントはありません");
    await serving({ HOST: "0.0.0.0" }, async (url, { deps, hasDemo }) => {
      expect([hasDemo, deps.settings.PLATFORM_SANDBOX]).toEqual([false, "off"]);
      expect(await enter(url)).toBe(401);
    });
  });

  it("lets the operator in whom the command has made, and makes no figures up", async () => {
    const made = await run(operator, ["ops@example.test"], { PUBLIC_BASE_URL: "https://tsumugi.example.jp" });
    expect(made.code, made.text).toBe(0);
    const token = /https:\/\/tsumugi\.example\.jp\/password-reset\?token=([\w-]{43})\s/.exec(made.text)?.[1];
    const password = "a long and own password";
    const wrong = await run(operator, ["ops(at)example"]);
    expect(wrong).toEqual({ code: 1, text: expect.stringContaining("npm run operator --") });
    const misspelt = await run(operator, ["ops@example.test", "--reset-second-facter"]);
    expect(misspelt).toEqual({ code: 1, text: expect.stringContaining("--reset-second-facter") });
    const ofFirebase = { FIREBASE_PROJECT_ID: "demo-operators" };
    const external = await run(operator, ["ops@example.test", "--reset-second-factor"], ofFirebase);
    expect(external).toEqual({ code: 1, text: expect.stringContaining("Firebase の Admin SDK") });

    await serving({ HOST: "0.0.0.0" }, async (url, { hasOperator }) => {
      expect(hasOperator).toBe(true);
      if (!postgres) {
        const locked = await run(operator, ["two@example.test"]);
        expect(locked).toEqual({ code: 1, text: expect.stringContaining("別のツムギが使用中です") });
      }
      const set = async () => (await send(`${url}/auth/reset_password`, { token, password }, "PUT")).status;
      expect([await set(), await set()]).toEqual([204, 410]);
      const session = await send(`${url}/auth/sign_in`, { email: "ops@example.test", password });
      const headers = { authorization: `Bearer ${session.body.id_token}` };
      const get = async (path: string) => (await fetch(`${url}/api${path}`, { headers })).json();
      expect(await get("/company/support_chat_rooms")).toMatchObject({ items: [] });
      expect(await get("/youtube/somebody?id_type=handle")).toMatchObject({
        code: "platform_not_configured",
      });
    });
  });
});
