import { endpointName, type Role } from "@tsumugi/contract";
import { type EndpointWithSchemas, endpoints } from "@tsumugi/contract/schemas";
import { expect, it } from "vitest";
import { createTestApp } from "../testing/index.ts";
import { NOT_BUILT } from "../testing/notBuilt.ts";
import { sample, schemaOf } from "./sampleInput.ts";
import { idFor, insertWorld, paramsFor, type World } from "./world.ts";

const app = await createTestApp({ env: { PLATFORM_SANDBOX: "on" } });
const { own, foreign } = await app.run(async () => ({
  own: await insertWorld("自社"),
  foreign: await insertWorld("他社"),
}));
const roles: readonly Role[] = ["admin", "staff", "finance", "viewer"];

/** What nobody may set of themselves or of their company through a body that does not name it. */
const RIGHTS = [
  "system_admin",
  "permission",
  "plan",
  "max_user",
  "company_uid",
  "role",
  "email",
  "contract_ends_on",
];
const served = endpoints.filter((endpoint) => !NOT_BUILT.includes(endpointName(endpoint)));
const byMembers = served.filter(
  ({ policy: { allow } }) => allow.includes("member") || allow.includes("signed_in"),
);
const writes = byMembers.filter(({ method, bodyType }) => method !== "GET" && bodyType !== "form");
const bodyOf = (endpoint: EndpointWithSchemas, world: World) =>
  sample(schemaOf(endpoint.schemas.body), "body", (key) => idFor(world, key)) as object | undefined;
const named = (endpoint: EndpointWithSchemas, key: string) => {
  const { properties = {}, anyOf = [], oneOf = [] } = schemaOf(endpoint.schemas.body);
  return [properties, ...[...anyOf, ...oneOf].map((each) => each.properties ?? {})].some(
    (each) => key in each,
  );
};

const assignments = writes.flatMap((endpoint) =>
  RIGHTS.filter((key) => endpoint.schemas.body && !named(endpoint, key)).map((key) => ({ endpoint, key })),
);

it(`refuses rights in a body that does not name them (${assignments.length * roles.length} cells)`, async () => {
  const mismatches: string[] = [];
  for (const { endpoint, key } of assignments) {
    const params = paramsFor(own, endpoint.path);
    for (const role of roles) {
      const body = { ...bodyOf(endpoint, own), [key]: "admin" };
      const response = await app.as(own.people[role]).fetch(endpoint, { params, body } as never);
      const text = await response.text();
      const refused = response.status === 403 || (response.status === 400 && text.includes(`"${key}"`));
      if (!refused)
        mismatches.push(`${role} ${endpointName(endpoint)} ${key}: ${response.status} ${text.slice(0, 80)}`);
    }
  }
  expect(mismatches).toEqual([]);
});

const withIds = byMembers.filter(({ path }) => path.includes("id}") && !/\/exports\/import_tasks/.test(path));

it("answers an id of another company and one that never was alike, byte for byte but for the inquiry number", async () => {
  const mismatches: string[] = [];
  for (const endpoint of withIds.filter(
    ({ path }) => !/^\/(youtube|instagram|tiktok|twitter|genres)\//.test(path),
  )) {
    const foreignParams = paramsFor(foreign, endpoint.path);
    const missingParams = Object.fromEntries(
      Object.entries(foreignParams).map(([key, value]) => [key, /id$/.test(key) ? "never-was" : value]),
    );
    const query = sample(schemaOf(endpoint.schemas.query), "query", (key) => idFor(own, key)) ?? undefined;
    const answer = async (params: object) => {
      const body = endpoint.bodyType === "form" ? undefined : bodyOf(endpoint, own);
      const response = await app
        .as(own.people.admin)
        .fetch(endpoint, { params, body, ...(endpoint.method === "GET" ? {} : { query }) } as never);
      return `${response.status} ${(await response.text()).replace(/"request_id":"[^"]*"/, "")}`;
    };
    const [there, nowhere] = [await answer(foreignParams), await answer(missingParams)];
    if (there !== nowhere)
      mismatches.push(`${endpointName(endpoint)}: ${there.slice(0, 90)} | ${nowhere.slice(0, 90)}`);
  }
  expect(mismatches).toEqual([]);
});
