import { endpointName, type Role, roles } from "@tsumugi/contract";
import { type EndpointWithSchemas, endpoints } from "@tsumugi/contract/schemas";
import { expect, it } from "vitest";
import { type Caller, createTestApp } from "../testing/index.ts";
import { NOT_BUILT } from "../testing/notBuilt.ts";
import { plantCanaries } from "./canary.ts";
import { bodiesOf, type IdCell, type Input, idCells, paramsOfNothing } from "./idCells.ts";
import { expected } from "./policyTable.ts";
import { insertPrincipals } from "./principals.ts";
import { schemaOf } from "./sampleInput.ts";
import { CANARY, insertWorld } from "./world.ts";
import { paramsFor } from "./worldIds.ts";

const app = await createTestApp({ env: { PLATFORM_SANDBOX: "on" } });
const { own, other } = await app.run(async () => {
  const foreign = await insertWorld(CANARY);
  await plantCanaries(foreign.company.uid);
  return { own: await insertWorld("自社"), other: foreign };
});
const principals = await insertPrincipals(app, own, other);

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly code: string;
}

async function ask(caller: Caller, endpoint: EndpointWithSchemas, input: Input): Promise<Answer> {
  const response = await app.as(caller).fetch(endpoint, input as never);
  const { status } = response;
  if (response.headers.get("content-type")?.startsWith("text/event-stream")) {
    await response.body?.cancel();
    return { status, text: "", code: "" };
  }
  const text = (await response.text()).replace(/"request_id":"[^"]*"/, `"request_id":""`);
  return { status, text, code: status < 400 ? "" : ((JSON.parse(text) as { code?: string }).code ?? "") };
}

const served = endpoints.filter((endpoint) => !NOT_BUILT.includes(endpointName(endpoint)));
const admits = ({ policy: { allow } }: EndpointWithSchemas, ...who: string[]) =>
  allow.some((each) => who.includes(each));

/** What a policy or a rule like one answers. */
const REFUSALS = [
  "unauthenticated",
  "second_factor_not_set",
  "forbidden",
  "no_company",
  "feature_not_granted",
  "contract_expired",
  "email_not_verified",
  "link_revoked",
];

/** Calls that refuse somebody by a rule of their own, before they look at anything else. */
const OWN_RULES: Readonly<Record<string, string>> = {
  "unverified person: resendOwnInvitations": "email_not_verified",
};

/** Calls that exist for operators to look into companies. */
const OPERATORS_OWN = ["audit-logs", "companies", "payment-notices", "support-chat-rooms"];
const mayRead = (name: string, { slice, policy }: EndpointWithSchemas) =>
  name === "admin of the other company" ||
  (name.startsWith("operator") && OPERATORS_OWN.includes(slice) && policy.allow.includes("operator"));

it.each(principals.all.map((each) => [each.name, each] as const))(
  `%s: is let into the calls that the policies name, and refused by the others with the reason (${endpoints.length} cells)`,
  async (_, { name, caller, standing }) => {
    const mismatches: string[] = [];
    for (const endpoint of endpoints) {
      const params = paramsOfNothing(endpoint);
      // A link is a right of its own: only its holder has it to put into the address.
      if (caller && "replyToken" in caller && admits(endpoint, "creator")) params.token = caller.replyToken;
      const { status, text, code } = await ask(caller, endpoint, { params });
      const wanted =
        OWN_RULES[`${name}: ${endpoint.name}`] ?? expected(endpoint.policy, endpoint.method, standing);
      const isRight = wanted === "in" ? !REFUSALS.includes(code) : code === wanted;
      if (
        !isRight ||
        (status >= 500 && status !== 501) ||
        (text.includes(CANARY) && !mayRead(name, endpoint))
      )
        mismatches.push(`${endpointName(endpoint)}: ${wanted}, not ${status} ${text.slice(0, 200)}`);
    }
    expect(mismatches).toEqual([]);
  },
);

/** Writes about a person and their account: they mean the same whatever company is on screen. */
const PERSONAL = [
  "DELETE /auth/email_change",
  "DELETE /auth/second_factor",
  "DELETE /auth/sessions",
  "DELETE /auth/sessions/{id}",
  "POST /api/company/invitations/{id}/accept",
  "POST /api/company/signup/signup_company",
  "POST /api/verification/send_verify_email",
  "POST /auth/email_change",
  "POST /auth/second_factor",
  "POST /company/invitations/resend_own",
  "PUT /api/company/users/complete_onboarding",
  "PUT /api/company/users/{id}/change_active_company",
  "PUT /api/verification/{token}/verify_email",
  "PUT /auth/password",
  "PUT /auth/second_factor",
];

it("refuses every write for the company on screen once another one is active, before it looks at anything", async () => {
  const writing = endpoints.filter(
    (endpoint) => endpoint.method !== "GET" && admits(endpoint, "member", "signed_in"),
  );
  const isOfCompany = (endpoint: EndpointWithSchemas) =>
    endpoint.policy.inCompanyOnScreen || admits(endpoint, "member");
  expect(
    writing
      .filter((each) => !isOfCompany(each))
      .map(endpointName)
      .sort(),
  ).toEqual(PERSONAL);

  const mismatches: string[] = [];
  const headers = { "x-company": other.company.uid };
  for (const endpoint of writing.filter(isOfCompany)) {
    const input = { params: paramsFor(own, endpoint.path), body: bodiesOf(endpoint, own)[0] };
    const response = await app.as(principals.both).fetch(endpoint, input as never, { headers });
    const text = await response.text();
    if (response.status !== 409 || !text.includes('"company_switched"'))
      mismatches.push(`${endpointName(endpoint)}: ${response.status} ${text.slice(0, 120)}`);
  }
  expect(mismatches).toEqual([]);
});

const callers: readonly (readonly [string, Caller, (endpoint: EndpointWithSchemas) => boolean])[] = [
  ["admin", own.people.admin, (endpoint) => admits(endpoint, "member", "signed_in")],
  ["member of both", principals.both, (endpoint) => admits(endpoint, "member", "signed_in")],
  ["creator", { replyToken: own.job.token }, (endpoint) => admits(endpoint, "creator")],
];
const idQuestions = served.flatMap((endpoint) =>
  idCells(endpoint, own, other).flatMap((cell) =>
    callers.filter(([, , may]) => may(endpoint)).map(([name, caller]) => ({ name, caller, cell })),
  ),
);

it(`answers another company's id and one that never was alike (${idQuestions.length} cells)`, async () => {
  const mismatches: string[] = [];
  const answer = async (caller: Caller, { endpoint, ids }: IdCell, input: Input) => {
    const { status, text } = await ask(caller, endpoint, input);
    return ids.reduce((told, id) => told.replaceAll(id, "the id"), `${status} ${text}`);
  };
  for (const { name, caller, cell } of idQuestions) {
    const there = await answer(caller, cell, cell.foreign);
    const nowhere = await answer(caller, cell, cell.missing);
    // An answer about something else in the request says nothing about the id: the sample needs a value in `corrected`.
    const names = [`"${cell.field}"`, `"${cell.field.split(".").at(-1)}"`, "the id"];
    const isAboutTheId = !there.startsWith("400") || names.some((name) => there.includes(name));
    if (!isAboutTheId)
      mismatches.push(`${cell.where}: idCells.ts sends a body that is refused: ${there.slice(0, 300)}`);
    if (there !== nowhere || there.includes(CANARY))
      mismatches.push(`${name}: ${cell.where}: ${there.slice(0, 150)} | ${nowhere.slice(0, 150)}`);
  }
  expect(mismatches).toEqual([]);
});

const writes = served.filter(
  ({ method, bodyType, schemas }) => method !== "GET" && bodyType !== "form" && schemas.body,
);

/** Somebody whom a call lets in. */
function someone(endpoint: EndpointWithSchemas): Caller {
  if (admits(endpoint, "member", "signed_in")) return own.people.admin;
  if (admits(endpoint, "operator")) return principals.operator;
  return admits(endpoint, "creator") ? { replyToken: own.job.token } : null;
}

it(`refuses a field that a call does not name (${writes.length} cells)`, async () => {
  const mismatches: string[] = [];
  for (const endpoint of writes) {
    const body = Object.assign({ never_heard_of: 1 }, bodiesOf(endpoint, own)[0]);
    const { status, text } = await ask(someone(endpoint), endpoint, {
      params: paramsFor(own, endpoint.path),
      body,
    });
    if (status !== 400 || !text.includes('"never_heard_of"'))
      mismatches.push(`${endpointName(endpoint)}: ${status} ${text.slice(0, 120)}`);
  }
  expect(mismatches).toEqual([]);
});

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
const memberWrites = writes.filter((endpoint) => admits(endpoint, "member", "signed_in"));
function names(endpoint: EndpointWithSchemas, key: string): boolean {
  const { properties = {}, anyOf = [], oneOf = [] } = schemaOf(endpoint.schemas.body);
  return [properties, ...[...anyOf, ...oneOf].map((each) => each.properties ?? {})].some(
    (each) => key in each,
  );
}
const unnamed = (endpoint: EndpointWithSchemas) => RIGHTS.filter((key) => !names(endpoint, key));
const assignments = memberWrites.reduce((sum, each) => sum + unnamed(each).length, 0) * roles.length;

/** Whose business it is: a person's role is for admins to give, a job's plan is none of the company's. */
const NAMED = [
  "plan: updateJobPlan",
  "company_uid: changeActiveCompany",
  // Only the operator may name a company: a member is refused.
  "company_uid: createPaymentNotices",
  "company_uid: previewPaymentNotices",
  "role: inviteMember",
  "role: updateCompanyUser",
  "email: inviteMember",
  "email: reinviteMember",
  "email: deleteCompanyUser",
  "email: createManagedCreator",
  "email: updateManagedCreator",
  "email: sendVerifyEmail",
];

it("names a right in no call of members but those whose business it is", () => {
  const named = RIGHTS.flatMap((key) =>
    memberWrites.filter((endpoint) => names(endpoint, key)).map((endpoint) => `${key}: ${endpoint.name}`),
  );
  expect(named).toEqual(NAMED);
});

it(`refuses rights in a body that does not name them (${assignments} cells)`, async () => {
  const mismatches: string[] = [];
  const refused = async (endpoint: EndpointWithSchemas, role: Role) => {
    const keys = unnamed(endpoint);
    const given = Object.fromEntries(keys.map((key) => [key, "admin"]));
    const body = Object.assign(given, bodiesOf(endpoint, own)[0], given);
    const params = paramsFor(own, endpoint.path);
    const { status, text } = await ask(own.people[role], endpoint, { params, body });
    const left = status === 400 ? keys.filter((key) => !text.includes(`"${key}"`)) : keys;
    return status === 403 || left.length === 0 ? [] : [`${status} ${left} ${text.slice(0, 120)}`];
  };
  for (const endpoint of memberWrites) {
    for (const role of roles)
      for (const wrong of await refused(endpoint, role))
        mismatches.push(`${role}: ${endpointName(endpoint)}: ${wrong}`);
  }
  expect(mismatches).toEqual([]);
});
