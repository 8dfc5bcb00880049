import {
  assignCreators,
  bulkUpdateManagedCreators,
  createProject,
  deleteManagedCreator,
  getAssignHints,
  listProjectCreators,
  matchCreators,
  registerCreators,
  sendJob,
} from "@tsumugi/contract";
import { beforeAll, describe, expect, it } from "vitest";
import {
  createTestApp,
  insertCompany,
  insertManagedCreator,
  insertMember,
  type TestApp,
} from "../../testing/index.ts";
import { sentTerms } from "../../testing/terms.ts";

let app: TestApp;
let company: { uid: string; name: string };
let staff: { uid: string };
let colleague: { uid: string; name: string };
let viewer: { uid: string };
let other: { uid: string };

const terms = { ...sentTerms, fee: 65_000 };

beforeAll(async () => {
  app = await createTestApp();
  await app.run(async () => {
    company = await insertCompany({ name: "つむぎ化粧品" });
    staff = await insertMember(company, "staff");
    colleague = await insertMember(company, "staff", { name: "鈴木 一郎" });
    viewer = await insertMember(company, "viewer");
    other = await insertMember(await insertCompany(), "staff");
  });
});

const creator = (values: object = {}) => app.run(() => insertManagedCreator(company, values));

async function project(values: object = {}) {
  const { body } = await app.as(staff).call(createProject, { body: { name: "冬の新作", ...values } });
  const params = { id: body.uid };
  const assign = (creator_uids: string[]) =>
    app.as(staff).call(assignCreators, { params, body: { creator_uids } });
  const match = async (lines: string[], as = staff) =>
    (await app.as(as).call(matchCreators, { params, body: { lines } })).body.items;
  const rows = async () => (await app.as(staff).call(listProjectCreators, { params })).body.items;
  return { params, assign, match, rows };
}

describe("pasted lines", () => {
  it("are found by page, handle, name and mail address, however they are written", async () => {
    const hana = await creator({
      display_name: "ハナ美容",
      real_name: "山田 花子",
      email: "Hana@example.test",
      accounts: [
        { platform: "instagram", handle: "Hana.Log" },
        { platform: "tiktok", handle: "hana_tt" },
      ],
    });
    const { match } = await project();
    const lines = [
      "https://www.instagram.com/hana.log/?hl=ja",
      "・@HANA.LOG、",
      "tiktok.com/@hana_tt",
      "はな美容",
      "山田花子",
      "・山田 花子さん",
      "2. はな美容 様",
      "hana@EXAMPLE.test",
    ];
    for (const item of await match(lines)) {
      expect([item.line, item.result, item.candidates[0]?.creator_uid]).toEqual([
        item.line,
        "found",
        hana.uid,
      ]);
    }
    // The same handle on another platform is another account.
    const [elsewhere] = await match(["https://x.com/hana.log"]);
    expect(elsewhere).toMatchObject({ result: "unknown", register: { platform: "x", handle: "hana.log" } });
  });

  it("say who is in the project, where several fit, and nothing of another company", async () => {
    const [a, b] = [
      await creator({ display_name: "同名さん", accounts: [{ platform: "x", handle: "same_a" }] }),
      await creator({ display_name: "同名さん" }),
    ];
    await app.run(async () => {
      const foreign = await insertCompany();
      await insertManagedCreator(foreign, { accounts: [{ platform: "x", handle: "theirs" }] });
    });
    const { match, assign, params } = await project({ platforms: ["youtube"] });
    await assign([a.uid]);
    const items = await match(["同名さん", "@same_a", "@theirs", "だれか 知らない人"]);
    expect(items.map(({ result }) => result)).toEqual(["several", "assigned", "unknown", "unknown"]);
    expect(items[0]?.candidates.map(({ creator_uid }) => creator_uid).sort()).toEqual([a.uid, b.uid].sort());
    expect(items[2]?.register).toMatchObject({ platform: "youtube", handle: "theirs" });
    expect(items[3]?.register).toBeNull();
    const body = { lines: ["@same_a"] };
    expect((await app.as(other).call(matchCreators, { params, body })).status).toBe(404);
    expect((await app.as(viewer).call(matchCreators, { params, body })).status).toBe(403);
  });

  it("of 200 accounts that nobody knows are registered and assigned in one go, once", async () => {
    const { match, params, rows } = await project();
    const lines = Array.from({ length: 200 }, (_, n) => `https://www.instagram.com/new_${n}/`);
    const creators = (await match(lines)).flatMap(({ register }) => register ?? []);
    expect(creators).toHaveLength(200);
    const register = (list: typeof creators) =>
      app.as(staff).call(registerCreators, { params, body: { creators: list } });
    const some = creators.slice(0, 20);
    expect((await register([...some, ...some.slice(0, 1)])).body).toMatchObject({
      registered: { length: 20 },
      existing: [],
    });
    const again = await register(some.slice(0, 3));
    expect(again.body).toMatchObject({ registered: [], existing: { length: 3 } });
    expect(await rows()).toHaveLength(20);
    expect((await match(lines)).filter(({ result }) => result === "assigned")).toHaveLength(20);
  });
});

describe("what is good to know before assigning", () => {
  it("is who asks the same creator now, exclusions to come, the last fee and whether there is an address", async () => {
    const a = await creator({ email: "hint@example.test", competitor_exclusion_until: "2026-12-31" });
    const b = await creator({ email: "", competitor_exclusion_until: "2026-11-19" });
    const elsewhere = await project({ name: "春の新色" });
    await elsewhere.assign([a.uid]);
    await app
      .as(colleague)
      .call(sendJob, { params: elsewhere.params, body: { creator_uids: [a.uid], terms } });
    const { params } = await project();
    const hints = async (as = staff) =>
      (await app.as(as).call(getAssignHints, { params, body: { creator_uids: [a.uid, b.uid] } })).body.items;
    const found = new Map((await hints()).map((hint) => [hint.creator_uid, hint]));
    expect(found.get(a.uid)).toMatchObject({
      asked_in: [{ project_name: "春の新色", job_status: "requested", by: { name: "鈴木 一郎" } }],
      exclusion_until: "2026-12-31",
      last_fee: 65_000,
      has_email: true,
      archived: false,
      last_contact_at: expect.any(String),
    });
    expect(found.get(b.uid)).toMatchObject({
      asked_in: [],
      exclusion_until: null,
      last_fee: null,
      has_email: false,
    });
    expect(await hints(other)).toBeUndefined();
  });
});

describe("assigning", () => {
  it("names the uids that are nobody's, and nobody is added", async () => {
    const a = await creator();
    const { assign, rows } = await project();
    const { status, error } = await assign([a.uid, "no-such-creator"]);
    expect([status, error.message]).toEqual([404, expect.stringContaining("no-such-creator")]);
    expect(await rows()).toEqual([]);
  });

  it("in bulk leaves archived creators out with the reason, also where nobody else is left", async () => {
    const a = await creator();
    await app.as(staff).call(deleteManagedCreator, { params: { id: a.uid } });
    const { params } = await project();
    const { status, body } = await app.as(staff).call(bulkUpdateManagedCreators, {
      body: {
        selection: { uids: [a.uid] },
        action: { kind: "assign", project_uid: params.id },
      },
    });
    expect([status, body.skipped]).toMatchObject([200, [{ reason: "archived" }]]);
  });
});
