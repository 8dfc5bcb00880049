import { type Endpoint, endpointName, features, type Principal, type Role, roles } from "@tsumugi/contract";
import { endpoints } from "@tsumugi/contract/schemas";
import { describe, expect, it } from "vitest";
import { db } from "./db/index.ts";
import { memberships } from "./db/schema/accounts.ts";
import { routes } from "./slices.ts";
import {
  type Caller,
  createTestApp,
  insertCompany,
  insertMember,
  insertOperator,
  insertUser,
} from "./testing/index.ts";
import { NOT_BUILT } from "./testing/notBuilt.ts";

const app = await createTestApp();

const people = await app.run(async () => {
  const company = await insertCompany();
  const ended = await insertCompany({ contract_ends_on: "2026-11-19" });
  const poor = await insertCompany({ permission: [] });
  const removed = await insertMember(company, "admin");
  await db().delete(memberships);
  const per = async (where: { uid: string }): Promise<Record<Role, { uid: string }>> => ({
    admin: await insertMember(where, "admin"),
    staff: await insertMember(where, "staff"),
    finance: await insertMember(where, "finance"),
    viewer: await insertMember(where, "viewer"),
  });
  return {
    removed,
    member: await per(company),
    ended: await per(ended),
    poor: await per(poor),
    person: await insertUser(),
    unverified: await insertUser({ email_verified_at: null }),
    operator: await insertOperator(),
  };
});

const may = ({ policy }: Endpoint, ...principals: Principal[]) =>
  principals.some((principal) => policy.allow.includes(principal));
const rolesOf = ({ policy }: Endpoint): readonly Role[] => policy.roles ?? roles;

/** Without a body that would pass: whoever may call gets past the policy and no further. */
async function code(caller: Caller, endpoint: Endpoint): Promise<string> {
  const params = Object.fromEntries(
    [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, "nothing"]),
  );
  const response = await app.as(caller).fetch(endpoint, { params });
  if (response.headers.get("content-type")?.includes("json")) {
    const body = (await response.json()) as { code?: string };
    return response.ok ? "ok" : (body.code ?? "");
  }
  await response.body?.cancel();
  return response.status < 400 ? "ok" : String(response.status);
}

const REFUSALS = ["unauthenticated", "forbidden", "no_company", "feature_not_granted", "contract_expired"];
const each = (wanted: (endpoint: Endpoint) => boolean) =>
  endpoints.filter(wanted).map((endpoint) => [endpointName(endpoint), endpoint] as const);
const closed = (endpoint: Endpoint) => !may(endpoint, "visitor", "creator");

it("names every call that is not built yet, and no other", () => {
  const built = new Set(routes.map(({ endpoint }) => endpointName(endpoint)));
  const missing = endpoints.map(endpointName).filter((name) => !built.has(name));
  expect(missing.sort()).toEqual([...NOT_BUILT].sort());
});

describe("a call", () => {
  it.each(each(closed))("%s refuses visitors", async (_, endpoint) => {
    expect(await code(null, endpoint)).toBe("unauthenticated");
  });

  it.each(each((endpoint) => may(endpoint, "creator") && !may(endpoint, "visitor")))(
    "%s refuses an unknown reply token",
    async (_, endpoint) => {
      expect(["not_found", "unauthenticated"]).toContain(await code({ replyToken: "unknown" }, endpoint));
    },
  );

  it.each(each((endpoint) => closed(endpoint) && !may(endpoint, "member", "signed_in")))(
    "%s is for operators: members of any role are refused",
    async (_, endpoint) => {
      for (const role of roles) expect(await code(people.member[role], endpoint)).toBe("forbidden");
    },
  );

  it.each(each((endpoint) => may(endpoint, "member") && rolesOf(endpoint).length < roles.length))(
    "%s refuses the roles that may not",
    async (_, endpoint) => {
      for (const role of roles.filter((each) => !rolesOf(endpoint).includes(each))) {
        expect(await code(people.member[role], endpoint)).toBe("forbidden");
      }
    },
  );

  it.each(each((endpoint) => may(endpoint, "member") && closed(endpoint)))(
    "%s refuses people without a company, removed and unverified ones included",
    async (_, endpoint) => {
      for (const caller of [people.person, people.removed, people.unverified]) {
        expect(await code(caller, endpoint)).toBe("no_company");
      }
    },
  );

  it.each(each((endpoint) => may(endpoint, "member") && endpoint.policy.feature !== undefined))(
    "%s refuses a company that is not granted the feature",
    async (_, endpoint) => {
      for (const role of rolesOf(endpoint))
        expect(await code(people.poor[role], endpoint)).toBe("feature_not_granted");
    },
  );

  it.each(
    each(
      (endpoint) =>
        may(endpoint, "member") && endpoint.method !== "GET" && !endpoint.policy.allowAfterContract,
    ),
  )("%s changes nothing after the contract's last day", async (_, endpoint) => {
    for (const role of rolesOf(endpoint))
      expect(await code(people.ended[role], endpoint)).toBe("contract_expired");
  });

  it.each(each((endpoint) => may(endpoint, "member")))(
    "%s lets in the roles that may",
    async (_, endpoint) => {
      for (const role of rolesOf(endpoint)) {
        const got = await code(people.member[role], endpoint);
        // A rule of its own may still say no to a role, e.g. sorting by what a viewer may not see.
        expect(REFUSALS.filter((refusal) => refusal !== "forbidden" || role === "admin")).not.toContain(got);
      }
    },
  );

  it.each(each((endpoint) => may(endpoint, "operator")))("%s lets operators in", async (_, endpoint) => {
    expect(REFUSALS).not.toContain(await code(people.operator, endpoint));
  });

  it.each(each((endpoint) => may(endpoint, "member") && closed(endpoint) && !may(endpoint, "operator")))(
    "%s is no business of operators",
    async (_, endpoint) => {
      expect(await code(people.operator, endpoint)).toBe("forbidden");
    },
  );

  it.each(each((endpoint) => endpoint.policy.feature !== undefined))(
    "%s asks for a feature there is",
    (_, endpoint) => {
      expect(features).toContain(endpoint.policy.feature);
    },
  );
});
