import { deleteComment, getManagedCreator } from "@tsumugi/contract";
import { expect, it } from "vitest";
import { ensureGenres } from "../seed/index.ts";
import { chatIn } from "../testing/chat.ts";
import { fileOf, importsAs, person } from "../testing/imports.ts";
import { createTestApp, DAY, insertManagedCreator } from "../testing/index.ts";

const app = await createTestApp();
await app.run(ensureGenres);
const chat = chatIn(app);

const timelineOf = async (caller: { uid: string }, id: string) =>
  (await app.as(caller).call(getManagedCreator, { params: { id } })).body.timeline;

it("tells the file that a creator came from, and each that changed it, until taken back", async () => {
  const { staff } = await chat.office();
  const imports = importsAs(app, staff);
  await imports.importAll(fileOf([person(1)]));
  const uid = (await imports.list()).items[0]?.uid ?? "";
  app.clock.advance(DAY);
  const second = await imports.importAll(fileOf([[...person(1).slice(0, -1), "9"]]));
  const labels = async () => (await timelineOf(staff, uid)).map(({ kind, label }) => `${kind} ${label}`);
  expect(await labels()).toEqual(["imported CSV「名簿.csv」から更新", "imported CSV「名簿.csv」から登録"]);
  await imports.undo(second.uid);
  expect(await labels()).toEqual(["imported CSV「名簿.csv」から登録"]);
});

it("tells each day on which messages were exchanged, in Japan's days, without those deleted", async () => {
  const { company, staff } = await chat.office();
  // 03:00 UTC is noon in Japan; twelve hours later is the next day there.
  const job = await chat.job(company, { project: { name: "秋の新色" } });
  await chat.hear(job);
  await chat.say(staff, job.room_uid);
  const wrong = await chat.say(staff, job.room_uid, "取り消します");
  await app.as(staff).call(deleteComment, { params: { id: job.room_uid, comment_id: wrong.body.id } });
  app.clock.advance(DAY / 2);
  await chat.hear(job);
  const told = (await timelineOf(staff, job.creator_uid)).filter(({ kind }) => kind === "comment");
  expect(told.map(({ label }) => label)).toEqual([
    "「秋の新色」でメッセージ1件（受信1件）",
    "「秋の新色」でメッセージ2件（受信1件）",
  ]);
  expect(told.every(({ project_uid }) => project_uid === job.project_uid)).toBe(true);
});

it("tells nothing of another creator, nor of another company's room", async () => {
  const { company, staff } = await chat.office();
  const job = await chat.job(company);
  await chat.hear(job);
  const quiet = await app.run(() => insertManagedCreator(company));
  expect((await timelineOf(staff, quiet.uid)).map(({ kind }) => kind)).toEqual(["registered"]);
});
