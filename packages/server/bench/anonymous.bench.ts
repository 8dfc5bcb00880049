import { Agent, request } from "node:http";

import { emptyStore, freePort, startProcess } from "../src/testing/serverProcess.ts";

/**
 * What others wait while 20 clients nobody knows ask for the heaviest that anyone may ask for: the answer of `/health`,
 * quiet and during. `pnpm bench server 30`: 30 s in place of 10; `URL=…` asks a server that runs already.
 */
const SECONDS = Number(process.argv[2]) || 10;
const CLIENTS = 20;
const PROBE_MS = 50;
const GOAL_MS = 250;

const keys = JSON.stringify(Object.fromEntries(Array.from({ length: 92_000 }, (_, nth) => [`k${nth}`, 1])));
const heavy = [
  { path: "/openapi.json", method: "GET", body: "" },
  { path: "/auth/refresh", method: "POST", body: keys },
  { path: "/docs/swagger-ui-bundle.js", method: "GET", body: "" },
  { path: "/auth/sign_in", method: "POST", body: '{"email":"a@example.test","password":"wrong-password"}' },
] as const;

const probes = new Agent({ keepAlive: true, maxSockets: 1 });
const crowd = new Agent({ keepAlive: true, maxSockets: CLIENTS });

/** Status and bytes of an answer, and how long it took, ms. */
const ask = (url: string, agent: Agent, { method, body }: { method: string; body: string }) =>
  new Promise<{ status: number; bytes: number; ms: number }>((resolve) => {
    const began = performance.now();
    let bytes = 0;
    const done = (status: number) => resolve({ status, bytes, ms: performance.now() - began });
    const headers = { "accept-encoding": "gzip", "content-type": "application/json" };
    const call = request(url, { agent, method, headers }, (answer) => {
      answer.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on("end", () => done(answer.statusCode ?? 0)).on("error", () => done(0));
    });
    call.on("error", () => done(0)).end(body);
  });

const at = (took: readonly number[], share: number) =>
  [...took].sort((a, b) => a - b)[Math.floor(took.length * share)] ?? 0;

async function probe(url: string, until: number) {
  const took: number[] = [];
  while (performance.now() < until) {
    const { status, ms } = await ask(`${url}/health`, probes, { method: "GET", body: "" });
    if (status !== 200) throw new Error(`/health answers ${status || "nothing"}.`);
    took.push(ms);
    await new Promise((done) => setTimeout(done, PROBE_MS));
  }
  return took;
}

async function hammer(url: string, until: number) {
  const answers: { path: string; status: number; bytes: number; ms: number }[] = [];
  const one = async (client: number) => {
    for (let nth = client; performance.now() < until; nth++) {
      const call = heavy[nth % heavy.length] ?? heavy[0];
      answers.push({ path: call.path, ...(await ask(url + call.path, crowd, call)) });
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, client) => one(client)));
  return answers;
}

const own = process.env.URL ? undefined : await emptyStore();
const server = own && startProcess(await freePort(), { ...own.env, RATE_LIMIT: "on", LOG_LEVEL: "silent" });
if (server && !(await server.ready)) throw new Error(server.text());
const url = process.env.URL ?? server?.url ?? "";

const quiet = await probe(url, performance.now() + 3_000);
const until = performance.now() + SECONDS * 1_000;
const [during, answers] = await Promise.all([probe(url, until), hammer(url, until)]);
const show = (took: readonly number[]) =>
  `p50 ${at(took, 0.5).toFixed(1)} ms, p99 ${at(took, 0.99).toFixed(1)} ms, of ${took.length}`;
console.log(`/health quiet:  ${show(quiet)}`);
console.log(`/health during: ${show(during)} (goal: p99 below ${GOAL_MS} ms)`);
for (const { path } of heavy) {
  const theirs = answers.filter((answer) => answer.path === path);
  const statuses = Object.entries(Object.groupBy(theirs, ({ status }) => status)).map(
    ([status, list = []]) => `${list.length} × ${status}`,
  );
  const most = Math.max(0, ...theirs.map(({ bytes }) => bytes));
  console.log(
    `${path}: ${statuses.join(", ")}; p50 ${at(
      theirs.map(({ ms }) => ms),
      0.5,
    ).toFixed(0)} ms; at most ${most} B`,
  );
}
const unanswered = answers.filter(({ status }) => status === 0).length;
console.log(`unanswered: ${unanswered} of ${answers.length} (goal: none)`);
if (at(during, 0.99) >= GOAL_MS || unanswered > 0) process.exitCode = 1;
server?.kill("SIGTERM");
await server?.ended;
await own?.remove();
process.exit();
