import { getPreference, type PreferenceValue, putPreference, type TablePreference } from "@tsumugi/contract";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "../db/index.ts";
import { memberships, users } from "../db/schema/accounts.ts";
import { createTestApp, insertCompany, insertMember, insertOperator, insertUser } from "../testing/index.ts";

const app = await createTestApp();

const KEY = "table.creators";
const table = (width: number): TablePreference => ({
  columns: [{ id: "name", hidden: false, width }],
  sort: "-updated_at",
  page_size: 50,
});

type Person = { uid: string };
const get = (caller: Person, key = KEY) => app.as(caller).call(getPreference, { params: { key } });
const put = (
  caller: Person,
  value: PreferenceValue | null,
  { key = KEY, ...more }: { key?: string; version?: number } = {},
) => app.as(caller).call(putPreference, { params: { key }, body: { value, ...more } });

const member = () => app.run(async () => insertMember(await insertCompany(), "viewer"));

describe("preferences", () => {
  it("are nothing until kept, then what was kept last, and nothing again after null", async () => {
    const ann = await member();
    expect((await get(ann)).body).toEqual({ key: KEY, value: null, version: 0, updated_at: null });
    expect((await put(ann, table(200))).body).toMatchObject({ value: table(200), version: 1 });
    expect((await put(ann, table(300))).body).toMatchObject({ version: 2 });
    expect((await get(ann)).body).toMatchObject({ key: KEY, value: table(300), version: 2 });
    expect((await put(ann, null)).body).toMatchObject({ value: null, version: 0 });
    expect((await get(ann)).body.value).toBeNull();
  });

  it("belong to one person in one company", async () => {
    const { ann, bea, second } = await app.run(async () => {
      const company = await insertCompany();
      return {
        ann: await insertMember(company, "staff"),
        bea: await insertMember(company, "admin"),
        second: await insertCompany(),
      };
    });
    await put(ann, table(200));
    expect((await get(bea)).body.value).toBeNull();
    await put(bea, table(400));
    expect((await get(ann)).body.value).toEqual(table(200));
    // The same person, now acting in the other company.
    await app.run(async () => {
      const role = { role: "staff", joined_at: app.clock.now() } as const;
      await db()
        .insert(memberships)
        .values({ ...role, company_uid: second.uid, user_uid: ann.uid });
      await db().update(users).set({ active_company_uid: second.uid }).where(eq(users.uid, ann.uid));
    });
    expect((await get(ann)).body.value).toBeNull();
  });

  it("are kept for operators and for people without a company, and for nobody who is not signed in", async () => {
    const [operator, person] = await app.run(() => Promise.all([insertOperator(), insertUser()]));
    for (const caller of [operator, person]) {
      await put(caller, { color_scheme: "dark" }, { key: "personal" });
      expect((await get(caller, "personal")).body.value).toEqual({ color_scheme: "dark" });
      expect((await put(caller, { send_key: "enter" }, { key: "personal" })).body.version).toBe(2);
    }
    expect((await app.as(null).call(getPreference, { params: { key: KEY } })).error.code).toBe(
      "unauthenticated",
    );
  });

  it("are refused over a version that another tab has changed, with what stands now", async () => {
    const ann = await member();
    await put(ann, table(200));
    expect((await put(ann, table(250), { version: 1 })).body.version).toBe(2);
    const late = await put(ann, table(999), { version: 1 });
    expect(late.error).toMatchObject({ code: "stale_version", current: { value: table(250), version: 2 } });
    expect((await put(ann, null, { version: 1 })).error.code).toBe("stale_version");
    expect((await get(ann)).body.value).toEqual(table(250));
    expect((await put(ann, null, { version: 2 })).body.version).toBe(0);
    expect((await put(ann, table(100), { version: 1 })).error.code).toBe("stale_version");
  });

  it("take only what their name says", async () => {
    const ann = await member();
    expect((await put(ann, { color_scheme: "dark" }, { key: KEY })).error).toMatchObject({
      code: "invalid_request",
      fields: { value: expect.any(String) },
    });
    expect((await put(ann, table(200), { key: "personal" })).error.code).toBe("invalid_request");
    expect((await get(ann, "other")).error.code).toBe("invalid_request");
    const twice = await Promise.all([1, 2, 3, 4].map((n) => put(ann, table(100 + n))));
    expect(twice.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await get(ann)).body.version).toBe(4);
  });
});
