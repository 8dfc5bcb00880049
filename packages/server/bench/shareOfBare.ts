import { spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, get } from "node:http";
import { fileURLToPath } from "node:url";
import { tellRow } from "../../../tools/benchRows.ts";

const CONNECTIONS = 10;
const SECONDS = 3;
const ROUNDS = 3;

interface Load {
  readonly perSecond: number;
  /** 97.5 % of the answers came within so many ms. */
  readonly slow: number;
}

/** Each connection asks again as soon as it has been answered. */
async function load(url: string, headers: Record<string, string>): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const took: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      get(url, { agent, headers }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
        response.on("data", () => {});
        response.on("end", resolve);
      }).on("error", reject);
    });
  const reader = async () => {
    while (performance.now() < end) {
      const began = performance.now();
      await ask();
      took.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, reader));
  agent.destroy();
  took.sort((a, b) => a - b);
  return { perSecond: took.length / SECONDS, slow: took[Math.floor(took.length * 0.975)] ?? Number.NaN };
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** How many lists a second the product answers, beside a bare server on the same rows, by turns. */
export async function tellShareOfBare(
  what: string,
  {
    ours,
    bare,
  }: {
    readonly ours: { readonly url: string; readonly token: string };
    readonly bare: { readonly databaseUrl: string; readonly company_uid: string };
  },
): Promise<void> {
  const child = spawn(process.execPath, [fileURLToPath(new URL("bareList.ts", import.meta.url))], {
    env: { ...process.env, DATABASE_URL: bare.databaseUrl, COMPANY: bare.company_uid },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [port] = (await once(child.stdout, "data")) as [Buffer];
  const least: Load[] = [];
  const product: Load[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const bareLoad = await load(`http://127.0.0.1:${port.toString().trim()}/`, {});
    const ourLoad = await load(ours.url, { authorization: `Bearer ${ours.token}` });
    // The first round warms both up.
    if (round === 0) continue;
    least.push(bareLoad);
    product.push(ourLoad);
  }
  child.kill();
  const of = (loads: readonly Load[], key: keyof Load) => median(loads.map((each) => each[key]));
  const method = `${CONNECTIONS} 本の接続で、素の node:http と PostgreSQL（同じ件数まで数える）と交互に ${ROUNDS} 回、${SECONDS} 秒ずつ`;
  tellRow({
    part: "サーバー",
    what: `${what}: 1 秒に答える数`,
    method,
    value: of(product, "perSecond") / of(least, "perSecond"),
    unit: "×",
    figures: `${of(product, "perSecond").toFixed(0)} / ${of(least, "perSecond").toFixed(0)}`,
    goal: { atLeast: 0.9 },
  });
  tellRow({
    part: "サーバー",
    what: `${what}: 97.5 % が答えられるまで`,
    method,
    value: of(product, "slow") / of(least, "slow"),
    unit: "×",
    figures: `${of(product, "slow").toFixed(1)} / ${of(least, "slow").toFixed(1)} ms`,
    goal: { atMost: 1.25 },
  });
}
