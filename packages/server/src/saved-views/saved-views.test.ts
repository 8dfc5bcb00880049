import {
  createSavedView,
  deleteSavedView,
  listSavedViews,
  updateCompanyUser,
  updateSavedView,
  VIEW_LIMIT,
} from "@tsumugi/contract";
import { beforeAll, expect, it } from "vitest";
import { createTestApp, insertCompany, insertMember, type TestApp } from "../testing/index.ts";

let app: TestApp;
type Person = { uid: string };
let company: Person;
let admin: Person;
let staff: Person;
let colleague: Person;
let viewer: Person;
let stranger: Person;

beforeAll(async () => {
  app = await createTestApp();
  await app.run(async () => {
    company = await insertCompany();
    admin = await insertMember(company, "admin");
    staff = await insertMember(company, "staff");
    colleague = await insertMember(company, "staff");
    viewer = await insertMember(company, "viewer");
    stranger = await insertMember(await insertCompany(), "admin");
  });
});

const create = (who: Person, name: string, more: object = {}) =>
  app.as(who).call(createSavedView, { body: { list: "creators", name, query: "stage=active", ...more } });
const update = (who: Person, id: string, body: object) =>
  app.as(who).call(updateSavedView, { params: { id }, body });
const names = async (who: Person) =>
  (await app.as(who).call(listSavedViews, { query: { list: "creators" } })).body.items.map(
    ({ name }) => name,
  );

it("keeps a view for its owner alone until it is shared", async () => {
  const { status, body } = await create(staff, "取引中");
  expect(status).toBe(201);
  expect(body).toMatchObject({ is_shared: false, is_default: false, can_edit: true, version: 1 });
  expect(await names(colleague)).toEqual([]);
  expect((await update(colleague, body.uid, { name: "x", version: 1 })).status).toBe(404);
  await update(staff, body.uid, { is_shared: true, version: 1 });
  expect(await names(colleague)).toEqual(["取引中"]);
  expect(await names(stranger)).toEqual([]);
  expect((await update(stranger, body.uid, { is_default: true })).status).toBe(404);
});

it("is changed by its owner and by admins, at its present version", async () => {
  const { body: view } = await create(staff, "共有", { is_shared: true });
  expect((await update(colleague, view.uid, { query: "", version: 1 })).status).toBe(403);
  expect((await update(staff, view.uid, { query: "x=1" })).error.fields).toHaveProperty("version");
  expect((await update(admin, view.uid, { name: "改名", version: 1 })).body).toMatchObject({
    name: "改名",
    version: 2,
  });
  const stale = await update(staff, view.uid, { query: "x=1", version: 1 });
  expect(stale.error).toMatchObject({ code: "stale_version", current: { name: "改名" } });
  const remove = (who: Person) => app.as(who).call(deleteSavedView, { params: { id: view.uid } });
  expect((await remove(colleague)).status).toBe(403);
  expect((await remove(staff)).status).toBe(204);
  expect((await remove(staff)).status).toBe(404);
});

it("opens the list with one view per person, and forgets it when the view is no longer shared", async () => {
  const { body: first } = await create(staff, "一つめ", { is_shared: true });
  const { body: second } = await create(staff, "二つめ", { is_shared: true });
  await update(colleague, first.uid, { is_default: true });
  expect((await update(colleague, second.uid, { is_default: true })).body).toMatchObject({
    is_default: true,
    version: 1,
  });
  const defaults = async (who: Person) =>
    (await app.as(who).call(listSavedViews, { query: { list: "creators" } })).body.items
      .filter(({ is_default }) => is_default)
      .map(({ name }) => name);
  expect(await defaults(colleague)).toEqual(["二つめ"]);
  expect(await defaults(staff)).toEqual([]);
  await update(staff, second.uid, { is_shared: false, version: 1 });
  await update(staff, second.uid, { is_shared: true, version: 2 });
  expect(await defaults(colleague)).toEqual([]);
});

it("is everybody's to keep, and to share only for those who write", async () => {
  expect((await create(viewer, "自分用")).status).toBe(201);
  expect((await create(viewer, "共有", { is_shared: true })).status).toBe(403);
});

it("is the company's while it is shared: whoever made it and writes no more changes nothing of it", async () => {
  const maker = await app.run(async () => insertMember(company, "staff"));
  const { body: shared } = await create(maker, "月初の確認", { is_shared: true });
  const { body: own } = await create(maker, "自分の確認");
  await app.as(admin).call(updateCompanyUser, { params: { id: maker.uid }, body: { role: "viewer" } });
  const { body: list } = await app.as(maker).call(listSavedViews, { query: { list: "creators" } });
  const canEdit = (uid: string) => list.items.find((view) => view.uid === uid)?.can_edit;
  expect([canEdit(shared.uid), canEdit(own.uid)]).toEqual([false, true]);
  const remove = (id: string) => app.as(maker).call(deleteSavedView, { params: { id } });
  expect((await update(maker, shared.uid, { query: "stage=lead", version: 1 })).status).toBe(403);
  expect((await update(maker, shared.uid, { is_shared: false, version: 1 })).status).toBe(403);
  expect((await remove(shared.uid)).status).toBe(403);
  expect((await update(maker, shared.uid, { is_default: true })).status).toBe(200);
  expect((await remove(own.uid)).status).toBe(204);
  expect((await update(admin, shared.uid, { name: "月初", version: 1 })).status).toBe(200);
});

it("shares no two views of a list under one name, whoever is quicker; own ones may be called alike", async () => {
  const [first, second] = await Promise.all(
    ["今月の候補", "今月の候補"].map((name) => create(staff, name, { is_shared: true })),
  );
  expect([first?.status, second?.status].toSorted()).toEqual([201, 409]);
  const refused = first?.status === 409 ? first : second;
  expect(refused?.error.message).toBe("「今月の候補」という共有ビューがあります。別の名前にしてください。");
  const own = await create(colleague, "今月の候補");
  expect(own.status).toBe(201);
  expect((await update(colleague, own.body.uid, { is_shared: true, version: 1 })).status).toBe(409);
  const renamed = await update(colleague, own.body.uid, { is_shared: true, name: "来月", version: 1 });
  expect(renamed.status).toBe(200);
  expect((await update(colleague, own.body.uid, { name: "今月の候補", version: 2 })).status).toBe(409);
  expect((await update(colleague, own.body.uid, { query: "x=1", version: 2 })).status).toBe(200);
  expect((await create(staff, "今月の候補", { is_shared: true, list: "projects" })).status).toBe(201);
});

it(`keeps at most ${VIEW_LIMIT} per person`, async () => {
  const person = await app.run(async () => insertMember(await insertCompany(), "staff"));
  for (let n = 0; n < VIEW_LIMIT; n++) await create(person, `ビュー${n}`);
  expect((await create(person, "もうひとつ")).error).toMatchObject({ code: "conflict" });
});
