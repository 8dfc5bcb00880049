import { endpointName, errorCatalogue, type Schema } from "@tsumugi/contract";
import { type EndpointWithSchemas, endpoints } from "@tsumugi/contract/schemas";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "../db/index.ts";
import { routes } from "../slices.ts";
import { createTestApp, insertOperator } from "../testing/index.ts";
import { type HostileRequest, hostileRequests, type Sampled } from "./hostileRequests.ts";
import { sample, schemaOf } from "./sampleInput.ts";
import { allSums } from "./tableSums.ts";
import { insertWorld } from "./world.ts";
import { idFor, paramsFor } from "./worldIds.ts";

const app = await createTestApp({ env: { PLATFORM_SANDBOX: "on" } });
const { world, operator } = await app.run(async () => ({
  world: await insertWorld("自社"),
  operator: await insertOperator(),
}));
const sumsOfAll = await allSums(app);
const admin = `Bearer ${await app.token(world.people.admin.uid)}`;
const authorization = {
  visitor: admin,
  signed_in: admin,
  member: admin,
  operator: `Bearer ${await app.token(operator.uid)}`,
  creator: `Reply ${world.job.token}`,
};

function sampled(endpoint: EndpointWithSchemas): Sampled {
  const of = (schema: Schema | undefined) => sample(schemaOf(schema), "", (key) => idFor(world, key));
  return {
    params: paramsFor(world, endpoint.path),
    query: (of(endpoint.schemas.query) ?? {}) as Record<string, unknown>,
    required: schemaOf(endpoint.schemas.query).required ?? [],
    sorts: (schemaOf(endpoint.schemas.query).properties?.sort?.enum ?? []).map(String),
    body: of(endpoint.schemas.body),
  };
}

function credentials({ policy: { allow } }: EndpointWithSchemas): string {
  const who = allow.find((each) => each === "member") ?? allow[0];
  return authorization[who ?? "visitor"];
}

const built = new Set(routes.map(({ endpoint }) => endpoint));
const JAPANESE = /[ぁ-んァ-ヶ一-龠]/;
const INNER =
  /\bat .+[:(]\d+|node_modules|\/src\/|\.ts\b|\b(select|insert into|update|delete from) .+ (from|values|set|where)\b|syntax error|violates|relation "|PGlite|drizzle|SyntaxError|TypeError|ZodError/i;

/** What is wrong with an answer, or nothing. */
async function complaint(
  endpoint: EndpointWithSchemas,
  { what, path, init }: HostileRequest,
): Promise<string | undefined> {
  const headers = { authorization: credentials(endpoint), ...init.headers };
  const response = await app.request(path, { method: endpoint.method, ...init, headers });
  const problem = (why: string) => `${why}: ${response.status} ${what}`;
  if (response.status < 400) {
    await response.body?.cancel();
    return undefined;
  }
  const text = await response.text();
  if (!response.headers.get("content-type")?.includes("json")) return problem(`no JSON ${text.slice(0, 80)}`);
  const { code, message } = JSON.parse(text) as { code: keyof typeof errorCatalogue; message: string };
  if (response.status >= 500 && code !== "not_built") return problem(text.slice(0, 200));
  if (errorCatalogue[code]?.status !== response.status) return problem(`unknown code ${code}`);
  if (!JAPANESE.test(message) || INNER.test(text)) return problem(text.slice(0, 300));
  return undefined;
}

async function complaints(endpoint: EndpointWithSchemas): Promise<string[]> {
  const found: string[] = [];
  const all = [...hostileRequests(endpoint, sampled(endpoint))];
  // Every call gets some of each kind, all calls together get all; HOSTILE=all asks everything (a minute).
  const every = process.env.HOSTILE === "all" ? 1 : built.has(endpoint) ? 4 : 16;
  for (const request of all.filter((_, i) => (i + endpoints.indexOf(endpoint)) % every === 0)) {
    const wrong = await complaint(endpoint, request);
    if (wrong) found.push(wrong);
  }
  return found;
}

const order = ["GET", "POST", "PUT", "DELETE"];
const named = (wanted: (endpoint: EndpointWithSchemas) => boolean) =>
  [...endpoints]
    .filter(wanted)
    .sort((a, b) => order.indexOf(a.method) - order.indexOf(b.method))
    .map((endpoint) => [endpointName(endpoint), endpoint] as const);

/** What a reading call of a slice may note: from where a link's own people look, and what was asked of a platform. */
const NOTED: Readonly<Record<string, readonly string[]>> = {
  "short-links": ["short_link_own_places", "short_link_salts"],
  platforms: ["platform_quotas"],
};

/** That somebody is refused again and again is noted once, whichever of all these calls is the one too many. */
const withoutProbes = () => db().execute(sql`delete from audit_logs where action = 'access.probe'`);

it.each(named(({ method }) => method === "GET"))(
  "%s takes any input and changes nothing",
  async (_, endpoint) => {
    // Being seen is written down once in five minutes, and the clock stands still.
    await app.request("/api/company/users/me", { headers: { authorization: credentials(endpoint) } });
    await app.run(withoutProbes);
    const before = await sumsOfAll();
    expect(await complaints(endpoint)).toEqual([]);
    await app.run(withoutProbes);
    const after = await sumsOfAll();
    // Who took a file out of the product is written down.
    const isExport = endpoint.produces?.includes("text/csv") ?? false;
    const noted = isExport ? ["audit_logs"] : (NOTED[endpoint.slice] ?? []);
    const asBefore = Object.fromEntries(noted.map((table) => [table, before[table]]));
    expect({ ...after, ...asBefore }).toEqual(before);
  },
);

it.each(named(({ method }) => method !== "GET"))("%s takes any input", async (_, endpoint) => {
  expect(await complaints(endpoint)).toEqual([]);
});
