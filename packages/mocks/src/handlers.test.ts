import { buildPath, buildQuery, type Endpoint, endpointName } from "@tsumugi/contract";
import { endpoints } from "@tsumugi/contract/schemas";
import { getResponse } from "msw";
import { describe, expect, test } from "vitest";
import { handlers } from "./handlers.ts";
import { sampleRequests } from "./requests.fixture.ts";

function sampleOf(endpoint: Endpoint) {
  const { params, query, body } = sampleRequests[endpoint.name] ?? {};
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, key = ""]) => key);
  const filled = params ?? Object.fromEntries(names.map((key) => [key, `${key}_001`]));
  const search = buildQuery(query);
  const isForm = body instanceof FormData;
  return new Request(`http://localhost:4000${buildPath(endpoint, filled)}${search ? `?${search}` : ""}`, {
    method: endpoint.method,
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
    ...(body && !isForm && { headers: { "content-type": "application/json" } }),
  });
}

interface Parsable {
  safeParse(value: unknown): { success: boolean; error?: unknown; data?: unknown };
}

const cases = endpoints.map((endpoint) => ({ name: endpointName(endpoint), endpoint }));

async function readJson<T>(path: string): Promise<T> {
  const response = await getResponse([...handlers], new Request(`http://localhost:4000${path}`));
  if (!response) throw new Error(`nothing answers ${path}`);
  return (await response.json()) as T;
}

describe("handlers", () => {
  test("there is one for every call of the contract", () => {
    expect(handlers).toHaveLength(endpoints.length);
  });

  test.each(cases)("$name is answered by exactly one, as the contract says", async ({ endpoint }) => {
    const request = sampleOf(endpoint);
    const matching = await Promise.all(handlers.map((handler) => handler.test({ request })));
    expect(matching.filter(Boolean)).toHaveLength(1);

    const response = await getResponse([...handlers], request);
    const hasBody = Boolean(endpoint.schemas.response ?? endpoint.produces);
    expect(response?.status).toBe(endpoint.status ?? (hasBody ? 200 : 204));
    if (!endpoint.schemas.response) return void (await response?.body?.cancel());
    expect(response?.headers.get("content-type")).toContain("application/json");
    const body: unknown = await response?.json();
    const parsed = (endpoint.schemas.response as unknown as Parsable).safeParse(body);
    expect(parsed.error).toBeUndefined();
    // Nothing beside the contract was sent, and a second call answers the same: no state, no clock, no chance.
    expect(parsed.data).toEqual(body);
    const again = await getResponse([...handlers], sampleOf(endpoint));
    expect(await again?.json()).toEqual(body);
  });

  test("every sample request names a call", () => {
    const names = new Set(endpoints.map((endpoint) => endpoint.name));
    expect(Object.keys(sampleRequests).filter((name) => !names.has(name))).toEqual([]);
  });

  test("24 comments come in two full pages and a rest, newest first", async () => {
    const page = async (before: string) => {
      const path = `/realtime/chat_rooms/room_001/comments?limit=10${before}`;
      const { items } = await readJson<{ items: { seq: number }[] }>(path);
      return items.map((item) => item.seq);
    };
    expect(await page("")).toEqual([24, 23, 22, 21, 20, 19, 18, 17, 16, 15]);
    expect((await page("&before=15")).at(-1)).toBe(5);
    expect(await page("&before=5")).toEqual([4, 3, 2, 1]);
    expect(await page("&before=1")).toEqual([]);
  });

  test("an uid leads to the same entity in list and detail", async () => {
    const list = await readJson<{ items: { uid: string; display_name: string }[] }>(
      "/api/company/managed_creators",
    );
    const third = list.items[2];
    expect(await readJson(`/api/company/managed_creators/${third?.uid}`)).toMatchObject({
      uid: "managed_creator_003",
      display_name: third?.display_name,
    });
  });
});
