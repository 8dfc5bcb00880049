import {
  getManagedCreator,
  inviteMember,
  listAllAuditLogs,
  listAuditLogs,
  listCompanyMembers,
} from "@tsumugi/contract";
import { expect, it } from "vitest";
import { createTestApp, DAY, insertCompany, insertMember, insertOperator } from "../testing/index.ts";
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

it("shows an operator's address to operators alone, and nobody's after a year", async () => {
  await app.as(operator).call(listCompanyMembers, { params: { id: company.uid } }, at("198.51.100.9"));
  const look = (await logOf("contract"))[0];
  expect([look?.action, look?.details]).toEqual(["company.look", []]);
  const all = async () =>
    JSON.stringify((await app.as(operator).call(listAllAuditLogs, { query: {} })).body.items);
  expect(await all()).toContain("198.51.100.9");
  app.clock.advance(366 * DAY);
  await app.run(() => housekeeping.run({}));
  const left = await all();
  expect(left).toContain("company.look");
  expect(left).not.toContain("198.51.100.9");
});
