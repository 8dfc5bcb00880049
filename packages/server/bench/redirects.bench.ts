import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import pg from "pg";
import { startPostgres } from "../../../tools/postgresServer.ts";
import { runInContext } from "../src/core/context.ts";
import { newUid } from "../src/core/ids.ts";
import { db } from "../src/db/index.ts";
import { shortLinks } from "../src/db/schema/short-links.ts";
import { insertCompany } from "../src/testing/factories.ts";
import { realDeps, storeWith } from "../src/testing/faults/office.ts";
import { insertSentJob } from "../src/testing/jobs.ts";
import { freePort, startProcess } from "../src/testing/serverProcess.ts";

/**
 * 1,000 redirects a second over 1,000 short links on PostgreSQL, beside a bare 302 with one SELECT on the same rows. Both
 * servers stand all the time and are asked by turns, so that whatever else the machine does meets both alike. Afterwards
 * every redirect that was answered has to stand in the counts. `pnpm bench server 30`: 30 s in place of 10.
 */
const SECONDS = Number(process.argv[2]) || 10;
const PER_SECOND = 1_000;
const LINKS = 1_000;
/** Each server's share is asked in turns of so many seconds; each turn has a ratio of its own, and their median counts. */
const TURN_SECONDS = 2;
const TURNS = Math.max(1, Math.round(SECONDS / TURN_SECONDS));
const TICK_MS = 10;
const AGENT = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1";

const codeAt = (nth: number) => `bench${LINKS + nth}`;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** How long one answer took, ms; the body is read, so that the connection is free again. */
const ask = (url: string) =>
  new Promise<number>((resolve, reject) => {
    const began = performance.now();
    get(url, { agent, headers: { "user-agent": AGENT } }, (answer) => {
      if (answer.statusCode !== 302) reject(new Error(`${answer.statusCode} ${url}`));
      answer.resume().on("end", () => resolve(performance.now() - began));
    }).on("error", reject);
  });

/** What a process has used of the processor, ms: it says what a redirect costs also where others use the machine. */
const cpuOf = (pid: number) => {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

interface Measured {
  readonly took: number[];
  readonly cpuMs: number;
}

async function measure(url: string, seconds: number, pid: number): Promise<Measured> {
  const usedBefore = cpuOf(pid);
  const waiting: Promise<number>[] = [];
  const began = performance.now();
  while (performance.now() - began < seconds * 1000) {
    const due = ((performance.now() - began) / 1000) * PER_SECOND;
    while (waiting.length < due) waiting.push(ask(`${url}/s/${codeAt(waiting.length % LINKS)}`));
    await new Promise((done) => setTimeout(done, TICK_MS));
  }
  return { took: await Promise.all(waiting), cpuMs: cpuOf(pid) - usedBefore };
}

function summed(turns: readonly Measured[]) {
  const took = turns.flatMap((turn) => turn.took).sort((a, b) => a - b);
  const at = (share: number) => took[Math.floor(took.length * share)] ?? 0;
  const cpuMs = turns.reduce((sum, turn) => sum + turn.cpuMs, 0);
  return { p50: at(0.5), p99: at(0.99), asked: took.length, cpu: cpuMs / took.length };
}

const postgres = await startPostgres();
process.env.TEST_DATABASE_URL = postgres.url;
process.env.TEST_ENGINE = "postgres";
const { env, remove } = await storeWith((database) =>
  runInContext(realDeps(database), "bench", async () => {
    const company = await insertCompany();
    for (let nth = 0; nth < LINKS; nth++) {
      const { job_request_uid } = await insertSentJob(company);
      const address = "https://example.jp/products/moist?utm_source=creator&utm_medium=social";
      await db()
        .insert(shortLinks)
        .values({
          uid: newUid(),
          company_uid: company.uid,
          job_request_uid,
          code: codeAt(nth),
          source_url: address,
          destination_url: address,
          utm: { source: "", medium: "", campaign: "", content: "" },
        });
    }
    await db().execute(sql`analyze`);
  }),
);

const server = startProcess(await freePort(), { ...env, RATE_LIMIT: "off", LOG_LEVEL: "silent" });
if (!(await server.ready)) throw new Error(server.text());
const bareServer = spawn(process.execPath, [fileURLToPath(new URL("bareRedirect.ts", import.meta.url))], {
  env: { ...process.env, ...env },
});
const [port] = (await once(bareServer.stdout, "data")) as [Buffer];
const bareUrl = `http://127.0.0.1:${port.toString().trim()}`;
const barePid = bareServer.pid ?? 0;

const warm = await measure(server.url, 2, server.pid);
await measure(bareUrl, 2, barePid);
const turns: { ours: Measured; bare: Measured }[] = [];
for (let nth = 0; nth < TURNS; nth++) {
  const ours = await measure(server.url, TURN_SECONDS, server.pid);
  turns.push({ ours, bare: await measure(bareUrl, TURN_SECONDS, barePid) });
}
bareServer.kill();
server.kill("SIGTERM");
await server.ended;
const client = new pg.Client({ connectionString: env.DATABASE_URL });
await client.connect();
const { rows: sums } = await client.query("select sum(total)::int as total from short_link_hours");
await client.end();
const ours = summed(turns.map((turn) => turn.ours));
const bare = summed(turns.map((turn) => turn.bare));

const ratios = turns.map((turn) => summed([turn.ours]).p99 / summed([turn.bare]).p99).sort((a, b) => a - b);
const median = ratios[Math.floor(ratios.length / 2)] ?? 0;

const line = (name: string, { p50, p99, asked, cpu }: typeof ours) =>
  console.log(
    `  ${name.padEnd(12)} p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${cpu.toFixed(2)} ms of a core each, ${asked} redirects`,
  );
const [load = 0] = loadavg();
console.log(
  `${PER_SECOND} redirects a second for ${SECONDS} s over ${LINKS} links, load of the machine ${load.toFixed(1)}`,
);
line("postgres", ours);
line("bare 302", bare);
console.log(
  `  ${"ratio".padEnd(12)} p50 ${(ours.p50 / bare.p50).toFixed(2)}, p99 ${(ours.p99 / bare.p99).toFixed(2)}`,
);
console.log(
  `  ${"p99 by turns".padEnd(12)} median ratio ${median.toFixed(2)} of ${ratios.map((ratio) => ratio.toFixed(2)).join(", ")}`,
);
console.log(`  ${"counted".padEnd(12)} ${sums[0]?.total} of ${warm.took.length + ours.asked}`);
agent.destroy();
await remove();
await postgres.stop();
