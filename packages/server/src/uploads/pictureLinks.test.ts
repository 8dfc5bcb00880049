import {
  getCompanyProfile,
  getCompanyUser,
  getManagedCreator,
  listCompanyChanges,
  updateCompanyProfile,
  updateCompanyUser,
} from "@tsumugi/contract";
import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { DAY_MS } from "../core/clock.ts";
import { db } from "../db/index.ts";
import { users } from "../db/schema/accounts.ts";
import { TEST_START } from "../testing/clock.ts";
import { createTestApp, insertManagedCreator, insertMember } from "../testing/index.ts";
import { uploadsIn } from "../testing/uploads.ts";

const app = await createTestApp();
beforeEach(() => app.clock.set(TEST_START));
const { office, send } = uploadsIn(app);

/** A member with a picture, and what the profile says of it now. */
async function scene() {
  const { staff } = await office();
  const params = { id: staff.uid };
  const { body: made } = await send(staff, "profile");
  const choose = (image: string) => app.as(staff).call(updateCompanyUser, { params, body: { image } });
  const shown = async () => (await app.as(staff).call(getCompanyUser, { params })).body.image ?? "";
  const opens = async (link: string) => (await app.request(link)).status;
  const kept = () =>
    app.run(async () => (await db().select().from(users).where(eq(users.uid, staff.uid)))[0]?.image ?? "");
  return { staff, made, choose, shown, opens, kept };
}

it("is shown by a link of the day, which stays the same for that day and ends with the next", async () => {
  const { made, choose, shown, opens } = await scene();
  expect(await opens(made.url)).toBe(200);
  await choose(made.url);
  const first = await shown();
  expect(first).toBe(made.url);
  app.clock.advance(60_000);
  expect(await shown()).toBe(first);
  app.clock.advance(2 * DAY_MS);
  expect(await opens(first)).toBe(404);
  const later = await shown();
  expect([later === first, await opens(later)]).toEqual([false, 200]);
  app.clock.advance(400 * DAY_MS);
  expect([await opens(later), await opens(await shown())]).toEqual([404, 200]);
});

it("is kept as a link that opens nothing", async () => {
  const { made, choose, opens, kept } = await scene();
  await choose(made.url);
  expect(await kept()).toMatch(/^\/uploads\/\w+\?expires=/);
  expect(await opens(await kept())).toBe(404);
});

it("is chosen by a link of ours, also of another day, and by none that somebody made up", async () => {
  const { made, choose, kept } = await scene();
  await choose(made.url);
  const before = await kept();
  app.clock.advance(30 * DAY_MS);
  expect((await choose(made.url)).status).toBe(200);
  expect(await kept()).toBe(before);
  const other = await scene();
  const signature = new URL(made.url, "http://host").searchParams.get("signature") ?? "";
  for (const image of [
    `/uploads/${other.made.uid}`,
    `/uploads/${other.made.uid}?expires=99999999999&signature=${signature}`,
    `${made.url}&x=1`,
    "/uploads/../creators",
  ]) {
    const { status, error } = await choose(image);
    expect([image, status, Object.keys(error.fields ?? {})]).toEqual([image, 400, ["image"]]);
  }
});

it("is the same in a conflict's present state, and unchanged by a form that was open over night", async () => {
  const { company, staff } = await office();
  const admin = app.as(await app.run(() => insertMember(company, "admin")));
  const { body: made } = await send(staff, "creator");
  const update = (body: object) => admin.call(updateCompanyProfile, { body });
  const first = (await update({ image: made.url })).body;
  app.clock.advance(3 * DAY_MS);
  const link = (await admin.call(getCompanyProfile)).body.image;
  expect(link).not.toBe(made.url);
  const saved = await update({ image: made.url, phone: "03-1234-5678", version: first.version });
  expect(saved.body.image).toBe(link);
  const { body: history } = await admin.call(listCompanyChanges, { query: { section: "profile" } });
  expect(history.items.map(({ changes }) => changes.map(({ label }) => label))).toEqual([
    ["電話番号"],
    ["企業の画像"],
  ]);
  const stale = await update({ phone: "03-0000-0000", version: first.version });
  expect([stale.status, stale.error.current]).toMatchObject([409, { image: link }]);
});

it("leaves what people write as they wrote it, a link included", async () => {
  const { company, staff } = await office();
  const { body: made } = await send(staff, "profile");
  const memo = `"image":"${made.url}"`;
  const { uid } = await app.run(() => insertManagedCreator(company, { memo }));
  app.clock.advance(3 * DAY_MS);
  const { body } = await app.as(staff).call(getManagedCreator, { params: { id: uid } });
  expect(body.memo).toBe(memo);
});
