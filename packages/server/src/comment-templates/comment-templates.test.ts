import {
  createCommentTemplate,
  deleteCommentTemplate,
  listCommentTemplates,
  TEMPLATES_MAX,
  updateCommentTemplate,
} from "@tsumugi/contract";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "../db/index.ts";
import { memberships } from "../db/schema/accounts.ts";
import { commentTemplates } from "../db/schema/comment-templates.ts";
import { createTestApp, insertCompany, insertMember } from "../testing/index.ts";

const app = await createTestApp();

const office = () =>
  app.run(async () => {
    const company = await insertCompany();
    return {
      company,
      admin: await insertMember(company, "admin"),
      staff: await insertMember(company, "staff"),
      other: await insertMember(company, "staff"),
      viewer: await insertMember(company, "viewer"),
    };
  });

type Caller = { readonly uid: string };
const TEXT = "{{クリエイター名}}さん、ありがとうございます。";
const make = (caller: Caller, name: string, shared = false) =>
  app.as(caller).call(createCommentTemplate, { body: { name, text: TEXT, shared } });
const names = async (caller: Caller) =>
  (await app.as(caller).call(listCommentTemplates)).body.items.map(({ name }) => name);
const change = (
  caller: Caller,
  id: string,
  more: { name?: string; shared?: boolean; version?: number } = {},
) =>
  app.as(caller).call(updateCommentTemplate, {
    params: { id },
    body: { name: "直し", text: TEXT, shared: true, version: 1, ...more },
  });
const drop = (caller: Caller, id: string) => app.as(caller).call(deleteCommentTemplate, { params: { id } });

describe("templates", () => {
  it("are the shared ones and one's own, by name, and nothing of another company", async () => {
    const { staff, other, viewer } = await office();
    const { staff: foreign } = await office();
    await make(staff, "お礼", true);
    await make(staff, "ア行の自分用");
    await make(other, "いつもの");
    await make(foreign, "よその", true);
    expect(await names(staff)).toEqual(["ア行の自分用", "お礼"]);
    expect(await names(other)).toEqual(["いつもの", "お礼"]);
    expect(await names(viewer)).toEqual(["お礼"]);
  });

  it("are changed by their writer, shared ones by the admin, too, and by nobody else", async () => {
    const { admin, staff, other, viewer } = await office();
    const shared = (await make(staff, "共有", true)).body;
    const own = (await make(staff, "自分用")).body;
    expect(shared).toMatchObject({ editable: true, version: 1, created_by: { uid: staff.uid } });
    expect((await change(other, shared.uid)).error.code).toBe("forbidden");
    expect((await change(other, own.uid)).error.code).toBe("not_found");
    expect((await change(admin, own.uid)).error.code).toBe("not_found");
    expect((await change(admin, shared.uid)).body).toMatchObject({ name: "直し", version: 2 });
    expect((await change(admin, shared.uid, { shared: false, version: 2 })).error.code).toBe("forbidden");
    expect((await drop(other, shared.uid)).error.code).toBe("forbidden");
    expect((await drop(viewer, shared.uid)).error.code).toBe("forbidden");
    expect((await drop(admin, shared.uid)).status).toBe(204);
    expect((await drop(admin, shared.uid)).error.code).toBe("not_found");
  });

  it("are not changed over a version that somebody else has changed", async () => {
    const { staff } = await office();
    const { uid } = (await make(staff, "お礼", true)).body;
    await change(staff, uid, { name: "一回目" });
    const late = await change(staff, uid, { name: "二回目" });
    expect(late.error).toMatchObject({ code: "stale_version", current: { name: "一回目", version: 2 } });
  });

  it("stay when their writer leaves the company, for the admin to look after", async () => {
    const { admin, staff } = await office();
    const { uid } = (await make(staff, "共有", true)).body;
    await app.run(() => db().delete(memberships).where(eq(memberships.user_uid, staff.uid)));
    const { items } = (await app.as(admin).call(listCommentTemplates)).body;
    expect(items).toMatchObject([{ uid, created_by: null, editable: true }]);
  });

  it("take a name and a text, and are made once for the same key", async () => {
    const { staff } = await office();
    const blank = { name: " ", text: "", shared: true };
    const refused = await app.as(staff).call(createCommentTemplate, { body: blank });
    expect(Object.keys(refused.error.fields ?? {})).toEqual(["name", "text"]);
    const body = { name: "お礼", text: TEXT, shared: true };
    const twice = [1, 2].map(() =>
      app.as(staff).call(createCommentTemplate, { body }, { key: "click-0001" }),
    );
    expect(new Set((await Promise.all(twice)).map(({ body: { uid } }) => uid)).size).toBe(1);
    expect(await names(staff)).toEqual(["お礼"]);
  });
});

it("are limited to as many as the member sees: nobody can delete what colleagues keep for themselves", async () => {
  const { company, staff, other } = await office();
  const at = app.clock.now();
  const own = { company_uid: company.uid, created_by: other.uid, text: TEXT, shared: false };
  const many = Array.from({ length: TEMPLATES_MAX }, (_, n) => ({
    ...own,
    uid: `own_${company.uid}_${n}`,
    name: `自分用${n}`,
    created_at: at,
    updated_at: at,
  }));
  await app.run(() => db().insert(commentTemplates).values(many));
  expect((await make(staff, "はじめて")).status).toBe(201);
  const { status, error } = await make(other, "もう一つ");
  expect([status, error.message]).toEqual([400, expect.stringContaining(`${TEMPLATES_MAX}件まで`)]);
});
