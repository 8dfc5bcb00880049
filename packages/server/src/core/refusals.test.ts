import {
  getManagedCreator,
  inviteMember,
  listAllAuditLogs,
  listAuditLogs,
  listCompanyMembers,
} from "@tsumugi/contract";
import { expect, it } from "vitest";
import { db } from "../db/index.ts";
import { memberships } from "../db/schema/accounts.ts";
import {
  createTestApp,
  DAY,
  insertCompany,
  insertManagedCreator,
  insertMember,
  insertOperator,
} from "../testing/index.ts";
import { now } from "./context.ts";
import { housekeeping } from "./housekeeping.ts";

const app = await createTestApp({ env: { TRUST_PROXY: "on" } });
const { admin, viewer, operator, company } = await app.run(async () => {
  const made = await insertCompany();
  return {
    company: made,
    admin: await insertMember(made, "admin"),
    viewer: await insertMember(made, "viewer"),
    operator: await insertOperator(),
  };
});
const at = (address: string) => ({ headers: { "x-forwarded-for": address } });
const logOf = async (group: "access" | "contract") =>
  (await app.as(admin).call(listAuditLogs, { query: { group: [group] } })).body.items;

it("writes once an hour that somebody was refused a call, with the person, the call and the address", async () => {
  const invite = () =>
    app
      .as(viewer)
      .call(inviteMember, { body: { email: "new@example.test", role: "admin" } }, at("203.0.113.7"));
  for (let i = 0; i < 3; i++) expect((await invite()).error.code).toBe("forbidden");
  const [entry, ...more] = await logOf("access");
  expect(more).toEqual([]);
  expect(entry).toMatchObject({
    action: "access.refuse",
    actor: { uid: viewer.uid },
    details: [
      { label: "操作", value: inviteMember.summary },
      { label: "接続元", value: "203.0.113.7" },
    ],
  });
  app.clock.advance(60 * 60 * 1000);
  await invite();
  expect(await logOf("access")).toHaveLength(2);
});

it("writes that somebody goes on opening what is not there, and not the few times of an old link", async () => {
  const open = (id: number) => app.as(viewer).call(getManagedCreator, { params: { id: `guess-${id}` } });
  for (let i = 0; i < 19; i++) expect((await open(i)).status).toBe(404);
  expect((await logOf("access")).map(({ action }) => action)).not.toContain("access.probe");
  for (let i = 19; i < 25; i++) await open(i);
  const probes = (await logOf("access")).filter(({ action }) => action === "access.probe");
  expect(probes.map(({ actor }) => actor.uid)).toEqual([viewer.uid]);
});

it("writes at once, and once an hour, that somebody opens a row of another company; not where they belong to it", async () => {
  const { row, both } = await app.run(async () => {
    const other = await insertCompany();
    const person = await insertMember(company, "staff");
    const seat = { company_uid: other.uid, user_uid: person.uid, role: "staff" as const };
    await db()
      .insert(memberships)
      .values({ ...seat, joined_at: now() });
    return { row: await insertManagedCreator(other), both: person };
  });
  const open = async (caller: { uid: string }) =>
    (await app.as(caller).call(getManagedCreator, { params: { id: row.uid } })).status;
  expect([await open(viewer), await open(viewer), await open(both)]).toEqual([404, 404, 404]);
  const foreign = (await logOf("access")).filter(({ action }) => action === "access.foreign");
  // Nothing of the other company stands in this one's log but that it was tried.
  expect(foreign.map(({ actor, details }) => [actor.uid, details.map(({ label }) => label)])).toEqual([
    [viewer.uid, ["操作", "接続元"]],
  ]);
});

it("shows an operator's address and device to operators alone, and nobody's after a year", async () => {
  const agent =
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0";
  const headers = { "x-forwarded-for": "198.51.100.9", "user-agent": agent };
  await app.as(operator).call(listCompanyMembers, { params: { id: company.uid } }, { headers });
  const look = (await logOf("contract"))[0];
  expect([look?.action, look?.details]).toEqual(["company.look", []]);
  const all = async () =>
    JSON.stringify((await app.as(operator).call(listAllAuditLogs, { query: {} })).body.items);
  expect(await all()).toContain("198.51.100.9");
  expect(await all()).toContain("Chrome（Windows）");
  app.clock.advance(366 * DAY);
  await app.run(() => housekeeping.run({}));
  const left = await all();
  expect(left).toContain("company.look");
  expect(left).not.toMatch(/198\.51\.100\.9|Chrome（Windows）/);
  // Refusals were for the year alone.
  expect(left).not.toContain("access.");
});
