import {
  getUnreadChatCount,
  listNotifications,
  markNotificationRead,
  streamEvents,
  updateCompanyUser,
} from "@tsumugi/contract";
import { afterEach, describe, expect, it } from "vitest";
import { readStream, type TestStream } from "../testing/eventStream.ts";
import { createTestApp, insertCompany, insertMember, insertOperator, MINUTE } from "../testing/index.ts";
import { notifyMembers } from "./notifications.service.ts";

const app = await createTestApp();

const office = () =>
  app.run(async () => {
    const company = await insertCompany();
    const people = { admin: "admin", staff: "staff", finance: "finance", viewer: "viewer" } as const;
    const [admin, staff, finance, viewer] = await Promise.all(
      Object.values(people).map((role) => insertMember(company, role)),
    );
    if (!admin || !staff || !finance || !viewer) throw new Error("members");
    return { company, admin, staff, finance, viewer };
  });

const notify = (
  company: { uid: string },
  title: string,
  more: Partial<Parameters<typeof notifyMembers>[0]> = {},
) => {
  app.clock.advance(MINUTE);
  return app.run(() =>
    notifyMembers({ company_uid: company.uid, kind: "job_answered", title, body: "", href: "/p/1", ...more }),
  );
};

const list = (caller: { uid: string }, query: { limit?: number; cursor?: string; unread?: boolean } = {}) =>
  app.as(caller).call(listNotifications, { query });
const titles = async (caller: { uid: string }, query = {}) =>
  (await list(caller, query)).body.items.map(({ title }) => title);
const read = (caller: { uid: string }, id: string, query: { until?: string } = {}) =>
  app.as(caller).call(markNotificationRead, { params: { id }, query });

const streams: TestStream[] = [];
const listen = async (caller: { uid: string }, since?: string) => {
  const query = since === undefined ? {} : { since };
  const stream = readStream(await app.as(caller).fetch(streamEvents, { query }));
  streams.push(stream);
  return stream;
};
afterEach(async () => {
  await Promise.all(streams.splice(0).map((stream) => stream.leave()));
});

describe("notifications", () => {
  it("stand unread first, each group newest first, over pages", async () => {
    const { company, staff } = await office();
    for (const title of ["a", "b", "c", "d", "e"]) await notify(company, title);
    const all = (await list(staff)).body;
    const uid = (title: string) => all.items.find((item) => item.title === title)?.uid ?? "";
    await read(staff, uid("d"));
    await read(staff, uid("b"));
    const first = (await list(staff, { limit: 2 })).body;
    const second = (await list(staff, { limit: 2, cursor: first.next_cursor ?? "" })).body;
    const third = (await list(staff, { limit: 2, cursor: second.next_cursor ?? "" })).body;
    expect([first, second, third].map(({ items }) => items.map(({ title }) => title))).toEqual([
      ["e", "c"],
      ["a", "d"],
      ["b"],
    ]);
    expect(third.next_cursor).toBeNull();
    expect(first).toMatchObject({ total: 5, unread_total: 3 });
    expect(await titles(staff, { unread: true })).toEqual(["e", "c", "a"]);
    const { body: rest } = await list(staff, { unread: false });
    expect(rest.items.map(({ title }) => title)).toEqual(["d", "b"]);
    expect(rest).toMatchObject({ total: 2, unread_total: 3 });
  });

  it("go to the roles that the kind concerns, or to the members who are named", async () => {
    const { company, admin, staff, finance, viewer } = await office();
    const stranger = await app.run(async () => insertMember(await insertCompany(), "admin"));
    await notify(company, "仕事");
    await notify(company, "お金", { kind: "notice_disputed" });
    await notify(company, "名指し", { recipients: [viewer.uid, stranger.uid] });
    expect(await titles(admin)).toEqual(["お金", "仕事"]);
    expect(await titles(staff)).toEqual(["仕事"]);
    expect(await titles(finance)).toEqual(["お金"]);
    expect(await titles(viewer)).toEqual(["名指し"]);
    expect(await titles(stranger)).toEqual([]);
  });

  it("of money are hidden from whoever has become a viewer, and come back with the role", async () => {
    const { company, admin, finance } = await office();
    const become = (role: "viewer" | "finance") =>
      app.as(admin).call(updateCompanyUser, { params: { id: finance.uid }, body: { role } });
    await notify(company, "名指し", { recipients: [finance.uid] });
    await notify(company, "お金", { kind: "notice_confirmed", body: "差引支払額 ¥100,000" });
    const money = (await list(finance)).body.items[0]?.uid ?? "";
    await become("viewer");
    const { body } = await list(finance);
    expect(body.items.map(({ title }) => title)).toEqual(["名指し"]);
    expect(body).toMatchObject({ total: 1, unread_total: 1 });
    expect((await read(finance, money)).error.code).toBe("not_found");
    expect((await read(finance, "all")).body).toEqual({ unread_total: 0 });
    await become("finance");
    expect(await titles(finance, { unread: true })).toEqual(["お金"]);
  });

  it("are marked by their receiver only, one or all", async () => {
    const { company, admin, staff } = await office();
    for (const title of ["a", "b", "c"]) await notify(company, title);
    const mine = (await list(staff)).body.items;
    expect((await read(admin, mine[0]?.uid ?? "")).error.code).toBe("not_found");
    expect((await read(staff, mine[0]?.uid ?? "")).body).toEqual({ unread_total: 2 });
    const when = (await list(staff)).body.items.at(-1)?.read_at;
    expect(when).not.toBeNull();
    expect((await read(staff, "all")).body).toEqual({ unread_total: 0 });
    expect((await list(staff)).body.items.find(({ uid }) => uid === mine[0]?.uid)?.read_at).toBe(when);
    expect((await list(admin)).body.unread_total).toBe(3);
  });

  it("that came after what the reader saw stay unread when all are marked", async () => {
    const { company, staff } = await office();
    for (const title of ["a", "b"]) await notify(company, title);
    const until = (await list(staff)).body.items[0]?.created_at ?? "";
    await notify(company, "c");
    expect((await read(staff, "all", { until })).body).toEqual({ unread_total: 1 });
    expect(await titles(staff, { unread: true })).toEqual(["c"]);
    expect((await read(staff, "all", { until: "きのう" })).error.code).toBe("invalid_request");
  });

  it("fall on the reader's other screens when they are read, and on nobody else's", async () => {
    const { company, admin, staff } = await office();
    await notify(company, "a");
    const [mine, theirs] = [await listen(staff), await listen(admin)];
    await read(staff, "all");
    await mine.until(({ type }) => type === "notification.changed");
    await read(staff, "all");
    await notify(company, "b");
    await Promise.all([mine, theirs].map((one) => one.until(({ type }) => type === "notification.added")));
    // Marking what is read already publishes nothing.
    expect(mine.events.filter(({ type }) => type === "notification.changed")).toHaveLength(1);
    expect(theirs.events.some(({ type }) => type === "notification.changed")).toBe(false);
  });

  it("are no news to a screen that comes back after they were read elsewhere", async () => {
    const { company, staff } = await office();
    const before = await listen(staff);
    await notify(company, "a");
    await before.until(({ type }) => type === "notification.added");
    await before.leave();
    await notify(company, "b");
    await read(staff, "all");
    const since = before.cursor;
    const back = await listen(staff, since);
    await back.until(({ type }) => type === "notification.changed");
    expect(back.events.some(({ type }) => type === "notification.added")).toBe(false);
  });

  it("refuse a cursor that is not theirs, and answer operators", async () => {
    const { staff } = await office();
    for (const cursor of [
      "x",
      Buffer.from('["a","b",1]').toString("base64url"),
      Buffer.from('[true,"x","y"]').toString("base64url"),
    ]) {
      expect((await list(staff, { cursor })).error.fields).toHaveProperty("cursor");
    }
    const operator = await app.run(() => insertOperator());
    expect((await list(operator)).body).toMatchObject({ items: [], unread_total: 0 });
    expect((await app.as(operator).call(getUnreadChatCount)).body).toEqual({
      unread_chat_message_count: 0,
      unread_support_chat_message_count: 0,
    });
  });
});
