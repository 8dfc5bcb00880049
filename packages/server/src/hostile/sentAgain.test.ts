import { endpointName } from "@tsumugi/contract";
import { type EndpointWithSchemas, endpoints } from "@tsumugi/contract/schemas";
import { expect, it } from "vitest";
import { type Caller, createTestApp, insertOperator } from "../testing/index.ts";
import { NOT_BUILT } from "../testing/notBuilt.ts";
import { bodiesOf } from "./idCells.ts";
import { allSums, type Sums } from "./tableSums.ts";
import { insertWorld } from "./world.ts";
import { paramsFor } from "./worldIds.ts";

const app = await createTestApp({ env: { PLATFORM_SANDBOX: "on" } });
const { world, operator } = await app.run(async () => ({
  world: await insertWorld("自社"),
  operator: await insertOperator(),
}));
const sums = await allSums(app);

/** Visitors have no identity to bind a key to. */
function callerOf({ policy: { allow } }: EndpointWithSchemas): Caller | undefined {
  if (allow.includes("member") || allow.includes("signed_in")) return world.people.admin;
  if (allow.includes("operator")) return operator;
  return allow.includes("creator") ? { replyToken: world.job.token } : undefined;
}

interface Call {
  readonly endpoint: EndpointWithSchemas;
  readonly caller: Caller;
  readonly body: unknown;
}

const callsBy = (...methods: readonly string[]): Call[] =>
  endpoints
    .filter(({ method }) => methods.includes(method))
    .filter((endpoint) => !NOT_BUILT.includes(endpointName(endpoint)))
    .flatMap((endpoint) => {
      const caller = callerOf(endpoint);
      return caller === undefined
        ? []
        : bodiesOf(endpoint, world).map((body) => ({ endpoint, caller, body }));
    });

async function ask({ endpoint, caller, body }: Call, key?: string) {
  const input = { params: paramsFor(world, endpoint.path), body };
  const response = await app.as(caller).fetch(endpoint, input as never, key ? { key } : undefined);
  return { status: response.status, text: await response.text() };
}

/** Who took a file out is written down each time; whoever is refused was here. */
const LEFT_BEHIND = ["audit_logs", "users"];
const written = (before: Sums, after: Sums) =>
  Object.keys(after).filter((table) => after[table]?.sum !== before[table]?.sum);

it("answers a write that is sent again under its key as before, and does nothing a second time", async () => {
  const wrong: string[] = [];
  const done = new Set<string>();
  for (const call of callsBy("POST")) {
    const key = crypto.randomUUID();
    const first = await ask(call, key);
    if (first.status >= 400) continue;
    const name = endpointName(call.endpoint);
    done.add(name);
    const before = await sums();
    // Impatient: twice at once.
    const again = await Promise.all([ask(call, key), ask(call, key)]);
    const allowed = call.endpoint.produces ? LEFT_BEHIND : [];
    const more = written(before, await sums()).filter((table) => !allowed.includes(table));
    if (more.length > 0) wrong.push(`${name} writes again into ${more}`);
    for (const { status, text } of again)
      if (status !== first.status || text !== first.text)
        wrong.push(`${name}: ${first.status} ${first.text.slice(0, 150)} | ${status} ${text.slice(0, 150)}`);
  }
  expect(wrong).toEqual([]);
  expect(done.size, "calls of which the sample is taken").toBeGreaterThan(25);
});

it("writes nothing where a change that was made is refused when it is sent again", async () => {
  const wrong: string[] = [];
  for (const call of callsBy("PUT", "DELETE")) {
    const first = await ask(call);
    if (first.status >= 400) continue;
    const before = await sums();
    const again = await ask(call);
    const more = written(before, await sums()).filter((table) => !LEFT_BEHIND.includes(table));
    if (again.status >= 500 || (again.status >= 400 && more.length > 0))
      wrong.push(`${endpointName(call.endpoint)}: ${again.status} ${again.text.slice(0, 150)} ${more}`);
  }
  expect(wrong).toEqual([]);
});
