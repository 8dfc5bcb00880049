import {
  checkPlatformKey,
  getTwitter,
  listAuditLogs,
  listPlatformKeys,
  listRecentMedia,
  type PlatformFault,
  removePlatformKey,
  setPlatformKey,
} from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { db } from "../db/index.ts";
import { companyPlatformKeys } from "../db/schema/platforms.ts";
import { leavesInTheLog } from "../testing/auditTrail.ts";
import { createTestApp, insertCompany, insertMember } from "../testing/index.ts";
import { insertSentJob } from "../testing/jobs.ts";
import { stubPlatform } from "../testing/platformStub.ts";
import { adapterFor } from "./adapters.service.ts";
import { findQuota } from "./platformQuotas.repository.ts";
import { callsPerCompany, callsPerDay } from "./quotaDays.ts";

const stub = stubPlatform();
const deps = {
  get platformBaseUrl() {
    return stub.baseUrl;
  },
};
const app = await createTestApp({ env: { X_BEARER_TOKEN: "server-token" } });
Object.defineProperty(
  app.deps,
  "platformBaseUrl",
  Object.getOwnPropertyDescriptor(deps, "platformBaseUrl") ?? {},
);
const demo = await createTestApp({ env: { PLATFORM_SANDBOX: "on" } });

const USER = { body: { data: { id: "9", name: "はな", username: "hana" } } };
const SECRET = "AAAAAAAAAAAAAAAAAAAAAMLheAAAAAAA0%2BuSeid";

const office = (on = app) =>
  on.run(async () => {
    const company = await insertCompany();
    return {
      company,
      admin: await insertMember(company, "admin"),
      staff: await insertMember(company, "staff"),
    };
  });
const x = { platform: "x" as const };
type Office = Awaited<ReturnType<typeof office>>;
const set = ({ admin }: Pick<Office, "admin">, bearer_token = SECRET, on = app) =>
  on.as(admin).call(setPlatformKey, { params: x, body: { bearer_token } });

describe("a company's own key", () => {
  it("is stored sealed, shown by its end, audited without it, and for admins alone", async () => {
    const { company, admin, staff } = await office();
    expect((await app.as(staff).call(listPlatformKeys)).error.code).toBe("forbidden");
    expect((await set({ admin: staff })).error.code).toBe("forbidden");
    const { status, body } = await set({ admin });
    expect([status, body.source, body.tail, body.updated_by?.uid]).toEqual([
      200,
      "company",
      "Seid",
      admin.uid,
    ]);
    const rows = await app.run(() => db().select().from(companyPlatformKeys));
    const [row] = rows.filter(({ company_uid }) => company_uid === company.uid);
    expect(row?.secret).toMatch(/^s1\./);
    const list = await app.as(admin).call(listPlatformKeys);
    const log = await app.as(admin).call(listAuditLogs);
    expect(JSON.stringify([body, list.body, log.body, row])).not.toContain(SECRET.slice(0, 20));
    const removed = await app.as(admin).call(removePlatformKey, { params: x });
    expect([removed.body.source, removed.body.tail]).toEqual(["server", null]);
    expect((await app.as(admin).call(removePlatformKey, { params: x })).error.code).toBe("not_found");
  });

  it("is used before the server's, and only by its company", async () => {
    stub.answers["/users/by/username/hana"] = USER;
    const ours = await office();
    await set(ours);
    const bearerOf = async (by: Office) => {
      await app.as(by.staff).call(getTwitter, { params: { id: "hana" } });
      return stub.asked.at(-1)?.headers.authorization;
    };
    expect(await bearerOf(ours)).toBe(`Bearer ${SECRET}`);
    expect(await bearerOf(await office())).toBe("Bearer server-token");
  });

  it("that is not whole is refused by field", async () => {
    const { admin } = await office();
    const ask = (platform: "instagram" | "x", body: object) =>
      app.as(admin).call(setPlatformKey, { params: { platform }, body });
    expect((await ask("x", { bearer_token: "  " })).error.fields).toEqual({
      bearer_token: "Bearerトークンを入力してください。",
    });
    const { error } = await ask("instagram", { access_token: "日本", business_id: "me" });
    expect(Object.keys(error.fields ?? {}).sort()).toEqual(["access_token", "business_id"]);
  });
});

describe("the connection test", () => {
  it("really calls the platform, with what is typed and with what is stored, and says what is wrong", async () => {
    const office1 = await office();
    const { admin } = office1;
    const check = (body: object) => app.as(admin).call(checkPlatformKey, { params: x, body });
    stub.answers["/users/by/username/X"] = { body: { data: { id: "1", name: "X", username: "X" } } };
    expect((await check({ bearer_token: "typed" })).body).toMatchObject({
      fault: null,
      message: "X に接続できました。",
    });
    expect(stub.asked.at(-1)?.headers.authorization).toBe("Bearer typed");
    await set(office1);
    stub.answers["/users/by/username/X"] = { status: 401, body: { title: "Unauthorized" } };
    const { body } = await check({});
    expect([body.fault, body.message]).toEqual(["key_refused", expect.stringContaining("キーを入れ直して")]);
    const kept = async () => {
      const { body: list } = await app.as(admin).call(listPlatformKeys);
      return list.items.find(({ platform }) => platform === "x")?.check;
    };
    expect((await kept())?.fault).toBe("key_refused");
    stub.answers["/users/by/username/X"] = { status: 404, body: { title: "Not Found" } };
    const missing = expect.stringMatching(/キーの指すアカウント.*キーを入れ直して/);
    expect((await check({})).body).toMatchObject({ fault: "not_found", message: missing });
    expect(await kept()).toMatchObject({ fault: "not_found", message: missing });
  });

  it.each<[string, PlatformFault | null]>([
    ["sandbox", null],
    ["sandbox-401", "key_refused"],
    ["sandbox-403", "permission_missing"],
    ["sandbox-402", "quota_used_up"],
    ["sandbox-429", "rate_limited"],
    ["sandbox-500", "unavailable"],
    ["sandbox-504", "timed_out"],
    ["sandbox-422", "malformed"],
  ])("can be tried with the key %s where samples are on", async (bearer_token, fault) => {
    const { admin } = await office(demo);
    const { body } = await demo.as(admin).call(checkPlatformKey, { params: x, body: { bearer_token } });
    expect(body.fault).toBe(fault);
  });
});

describe("the quota of a platform's day", () => {
  const used = async (company_uid: string | null) =>
    (await app.run(() => findQuota({ company_uid, platform: "x", day: "2026-11-20" })))?.used ?? 0;

  it("counts a company's calls on its own key alone, on the server's key in the sum too, and ends there", async () => {
    stub.answers["/users/by/username/hana"] = USER;
    const ours = await office();
    const ask = () => app.as(ours.staff).call(getTwitter, { params: { id: "hana" } });
    const before = await used(null);
    await ask();
    expect([await used(ours.company.uid), (await used(null)) - before]).toEqual([1, 1]);
    await set(ours);
    expect(await used(ours.company.uid)).toBe(0);
    await ask();
    expect([await used(ours.company.uid), (await used(null)) - before]).toEqual([1, 1]);
    await app.run(() =>
      db().execute(
        `update platform_quotas set used = ${callsPerDay.x} where company_uid = '${ours.company.uid}'`,
      ),
    );
    const calls = stub.asked.length;
    const { status, error, headers } = await ask();
    expect([status, error.code, stub.asked.length]).toEqual([429, "rate_limited", calls]);
    expect(error.message).toContain("利用枠を使い切りました");
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("stops the company alone that has used up its half of the server's key", async () => {
    stub.answers["/users/by/username/hana"] = USER;
    const [greedy, other] = [await office(), await office()];
    const ask = (by: Office) => app.as(by.staff).call(getTwitter, { params: { id: "hana" } });
    await ask(greedy);
    await app.run(() =>
      db().execute(
        `update platform_quotas set used = ${callsPerCompany("x")} where company_uid = '${greedy.company.uid}'`,
      ),
    );
    for (const by of [greedy, greedy]) expect((await ask(by)).error.code).toBe("rate_limited");
    expect((await ask(other)).status).toBe(200);
  });

  it("lets nobody call with a key that the platform has asked to pause", async () => {
    const ours = await office();
    await set(ours);
    stub.answers["/users/by/username/hana"] = { status: 429, headers: { "retry-after": "600" }, body: {} };
    const ask = () => app.as(ours.staff).call(getTwitter, { params: { id: "hana" } });
    expect((await ask()).status).toBe(429);
    stub.answers["/users/by/username/hana"] = USER;
    const calls = stub.asked.length;
    const { error, headers } = await ask();
    expect([error.code, headers.get("retry-after"), stub.asked.length]).toEqual([
      "rate_limited",
      "600",
      calls,
    ]);
    app.clock.advance(601_000);
    expect((await ask()).status).toBe(200);
  });
});

describe("picking from a creator's posts", () => {
  it("lists those of any platform, the posting period first, and says what the platform refuses", async () => {
    const { company, staff } = await office(demo);
    const job = await demo.run(() =>
      insertSentJob(company, {
        creator: {
          accounts: [
            { platform: "youtube", handle: "hana" },
            { platform: "x", handle: "err_423" },
          ],
        },
      }),
    );
    const ask = (platform: "youtube" | "x", by = staff) =>
      demo.as(by).call(listRecentMedia, { params: { id: job.job_request_uid }, query: { platform } });
    expect((await ask("youtube")).body.items).toHaveLength(12);
    const refused = await ask("x");
    expect([refused.status, refused.error.message]).toEqual([404, expect.stringContaining("非公開")]);
    expect((await ask("youtube", (await office(demo)).staff)).error.code).toBe("not_found");
  });

  it("keeps one adapter for one key, so that its token is asked for once", async () => {
    const { company } = await office(demo);
    const [a, b] = await demo.run(() =>
      Promise.all([adapterFor(company.uid, "tiktok"), adapterFor(company.uid, "tiktok")]),
    );
    expect(await demo.run(() => adapterFor(company.uid, "tiktok"))).toBe(b);
    expect(a.platform).toBe("tiktok");
  });
});

leavesInTheLog(() => app, ["platform_key.set", "platform_key.remove"]);
