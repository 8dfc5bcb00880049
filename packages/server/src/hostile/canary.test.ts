import { endpointName, postComment, streamEvents, streamReplyEvents } from "@tsumugi/contract";
import { type EndpointWithSchemas, endpoints } from "@tsumugi/contract/schemas";
import { describe, expect, it } from "vitest";
import { now } from "../core/context.ts";
import { db } from "../db/index.ts";
import { memberships } from "../db/schema/accounts.ts";
import { readStream } from "../testing/eventStream.ts";
import { type Caller, createTestApp, insertMember, insertOperator } from "../testing/index.ts";
import { plantCanaries, tenantTables } from "./canary.ts";
import { bodiesOf } from "./idCells.ts";
import { expected, type Standing } from "./policyTable.ts";
import { places, put, sample, schemaOf } from "./sampleInput.ts";
import { companySums, type Sums } from "./tableSums.ts";
import { CANARY, insertWorld, type World } from "./world.ts";
import { idFor, paramsFor } from "./worldIds.ts";

const app = await createTestApp({ env: { PLATFORM_SANDBOX: "on" } });
const { a, b, planted, operator, both } = await app.run(async () => {
  const other = await insertWorld(CANARY);
  const marked = await plantCanaries(other.company.uid);
  const own = await insertWorld("自社");
  // Belongs to both companies and acts in ours: nothing of the other one may come along.
  const person = await insertMember(own.company, "admin");
  await db()
    .insert(memberships)
    .values({ company_uid: other.company.uid, user_uid: person.uid, role: "admin", joined_at: now() });
  return { a: own, b: other, planted: marked, operator: await insertOperator(), both: person };
});
const sumsOfOther = await companySums(app, b.company.uid);

interface Input {
  readonly params: Record<string, string>;
  readonly query?: object;
  readonly body?: unknown;
}

/** Ours, whatever the other company's link would show: a reply token is a right of its own. */
const paramsOf = (world: World, endpoint: EndpointWithSchemas) => {
  const params = paramsFor(world, endpoint.path);
  return "token" in params ? { ...params, token: a.job.token } : params;
};

/** Each field of a query by itself: together they would filter everything away. */
function queries({ name, schemas: { query } }: EndpointWithSchemas): object[] {
  const full = sample(schemaOf(query), "query", (key) => idFor(b, key, name));
  const fields = Object.entries((full ?? {}) as Record<string, unknown>).map(([key, value]) => ({
    [key]: key === "keyword" ? CANARY : value,
  }));
  return [{}, ...fields, ...("format" in ((full ?? {}) as object) ? [{ format: "csv" }] : [])];
}

const isStream = ({ produces }: EndpointWithSchemas) => produces?.includes("text/event-stream") ?? false;
const reads = endpoints.filter((endpoint) => endpoint.method === "GET" && !isStream(endpoint));
const writes = endpoints.filter(({ method }) => method !== "GET");
const named = (list: readonly EndpointWithSchemas[]) =>
  list.map((endpoint) => [endpointName(endpoint), endpoint] as const);

const readInputs = (endpoint: EndpointWithSchemas): Input[] => {
  const all = queries(endpoint);
  const formats: Record<string, string>[] = endpoint.path.includes("{format}")
    ? [{ format: "csv" }, {}]
    : [{}];
  return [a, b].flatMap((world) =>
    formats.flatMap((format) =>
      all.map((query) => ({ params: { ...paramsOf(world, endpoint), ...format }, query })),
    ),
  );
};

function writeInputs(endpoint: EndpointWithSchemas): Input[] {
  const foreign = bodiesOf(endpoint, b);
  const read = (value: unknown, path: readonly (string | number)[]) =>
    path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], value);
  return bodiesOf(endpoint, a).flatMap((own, way) => {
    const theirs = foreign[way];
    const differing = places(own).filter(
      (path) => typeof read(own, path) === "string" && read(own, path) !== read(theirs, path),
    );
    const inBody = differing.map((path) => ({
      params: paramsOf(a, endpoint),
      body: put(own, path, read(theirs, path)),
    }));
    const inPath = [own, theirs].map((body) => ({ params: paramsOf(b, endpoint), body }));
    return [...inBody, ...(endpoint.path.includes("{") ? inPath : [])];
  });
}

const everyone: Record<string, Caller> = {
  ...a.people,
  both,
  operator,
  creator: { replyToken: a.job.token },
  visitor: null,
};

/** Calls that exist for operators to look into companies. */
const OPERATORS_OWN = ["audit-logs", "companies", "payment-notices", "support-chat-rooms"];

function callersOf(endpoint: EndpointWithSchemas): [string, Caller][] {
  const mayLookIn = OPERATORS_OWN.includes(endpoint.slice) && endpoint.policy.allow.includes("operator");
  return Object.entries(everyone).filter(([who]) => !(who === "operator" && mayLookIn));
}

const standings: Readonly<Record<string, Standing>> = {
  admin: { kind: "member", seat: { role: "admin" } },
  staff: { kind: "member", seat: { role: "staff" } },
  finance: { kind: "member", seat: { role: "finance" } },
  viewer: { kind: "member", seat: { role: "viewer" } },
  both: { kind: "member", seat: { role: "admin" } },
  operator: { kind: "operator" },
  creator: { kind: "creator" },
  visitor: { kind: "visitor" },
};

/** Whom the policy refuses gets one answer whatever they ask: the matrix asks that of every call. */
function heard(
  who: string,
  { policy, method }: EndpointWithSchemas,
  inputs: readonly Input[],
): readonly Input[] {
  const standing = standings[who];
  return standing && expected(policy, method, standing) === "in" ? inputs : inputs.slice(0, 1);
}

async function answerTo(caller: Caller, endpoint: EndpointWithSchemas, input: Input): Promise<string> {
  const response = await app.as(caller).fetch(endpoint, input as never);
  return `${response.status} ${[...response.headers].join("\n")}\n${await response.text()}`;
}

/** Whoever belongs to both companies is told the other one's name, so as to change over. */
const withoutOwnCompanies = (who: string, { slice }: EndpointWithSchemas, text: string) =>
  who === "both" && slice === "company-users" ? text.replaceAll(/canary-companies-[\w-]+/g, "") : text;

describe("the canary", () => {
  it("stands in every table that belongs to companies", async () => {
    const sums = await sumsOfOther();
    const empty = (await app.run(tenantTables)).filter((table) => !sums[table]?.count);
    expect(empty, "add a row of these tables to insertWorld").toEqual([]);
    expect(planted.length).toBeGreaterThan(40);
  });

  it("is shown to the company that it belongs to", async () => {
    const seen = new Set<string>();
    for (const endpoint of reads) {
      for (const query of [{}, { format: "csv" }]) {
        const text = await answerTo(b.people.admin, endpoint, { params: paramsFor(b, endpoint.path), query });
        for (const [mark] of text.matchAll(/canary-\w+-[a-z_]+/g)) seen.add(mark);
      }
    }
    const some = ["managed_creators-memo", "projects-note", "comments-text", "import_tasks-file_name"];
    const more = ["notifications-title", "project_posts-title", "project_creators-memo", "users-name"];
    expect([...seen]).toEqual(expect.arrayContaining([...some, ...more].map((mark) => `${CANARY}-${mark}`)));
  });
});

describe("nothing of another company", () => {
  /** As the company stands before the first write, and is to stand after each. */
  let untouched: Sums | undefined;

  it.each(named(reads))("comes from %s", async (_, endpoint) => {
    const inputs = readInputs(endpoint);
    for (const [who, caller] of callersOf(endpoint)) {
      for (const input of heard(who, endpoint, inputs)) {
        const text = await answerTo(caller, endpoint, input);
        expect(withoutOwnCompanies(who, endpoint, text), `${who} ${JSON.stringify(input)}`).not.toContain(
          CANARY,
        );
        expect(text.slice(0, 3), `${who} ${JSON.stringify(input)}`).not.toBe("500");
      }
    }
  });

  it.each(named(writes))("is changed or shown by %s", async (_, endpoint) => {
    untouched ??= await sumsOfOther();
    const inputs = writeInputs(endpoint);
    for (const [who, caller] of callersOf(endpoint).filter(([name]) => name !== "both")) {
      for (const input of heard(who, endpoint, inputs)) {
        const text = await answerTo(caller, endpoint, input);
        expect(text, `${who} ${JSON.stringify(input)}`).not.toContain(CANARY);
        expect(text.slice(0, 3), `${who} ${JSON.stringify(input)}`).not.toBe("500");
      }
    }
    expect(await sumsOfOther()).toEqual(untouched);
  });

  it("comes over an event stream, live or replayed", async () => {
    const say = (who: Caller, world: World, text: string) =>
      app.as(who).call(postComment, {
        params: { id: world.job.room_uid },
        body: { id: crypto.randomUUID(), text },
      });
    const open = async (who: Caller, since?: string) => {
      const query = since === undefined ? {} : { since };
      return readStream(
        who && "replyToken" in who
          ? await app.as(null).fetch(streamReplyEvents, { params: { token: a.job.token }, query })
          : await app.as(who).fetch(streamEvents, { query }),
      );
    };
    const watchers = [a.people.viewer, both, operator, { replyToken: a.job.token }];
    const live = await Promise.all(watchers.map((who) => open(who)));
    await expect.poll(() => live.every(({ cursor }) => cursor !== "")).toBe(true);
    const cursors = live.map(({ cursor }) => cursor);
    expect((await say(b.people.admin, b, `${CANARY} 新着`)).status).toBe(201);
    expect((await say(a.people.admin, a, "自社の新着")).status).toBe(201);
    const replayed = await Promise.all(watchers.map((who, i) => open(who, cursors[i])));
    for (const streams of [live, replayed]) {
      for (const [i, stream] of streams.entries()) {
        if (watchers[i] !== operator)
          await stream.until(
            (event) => event.type === "comment.added" && event.comment.text === "自社の新着",
          );
        expect(JSON.stringify(stream.events)).not.toMatch(new RegExp(`${CANARY}|${b.job.room_uid}`));
        await stream.leave();
      }
    }
  });
});
