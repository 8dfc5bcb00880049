import { listComments, listScheduledComments, postComment, scheduleComment } from "@tsumugi/contract";
import { expect, it } from "vitest";
import { sendDueComments } from "../scheduled-comments/sendDueComments.job.ts";
import { DAY, HOUR } from "../testing/clock.ts";
import { createSendingOffice } from "../testing/sends.ts";

const { app, staff, creator, projectWith } = await createSendingOffice();

it("takes no message into the room of a request that has not gone out: nobody would be told of it", async () => {
  const { send, rows } = await projectWith([(await creator()).uid]);
  const at = (ms: number) => new Date(app.clock.now().getTime() + ms).toISOString();
  await send({ send_at: at(DAY) });
  const params = { id: (await rows())[0]?.chat_room_uid ?? "" };
  const say = () =>
    app
      .as(staff)
      .call(postComment, { params, body: { id: crypto.randomUUID(), text: "よろしくお願いします" } });
  const refused = await say();
  expect([refused.status, refused.error.code]).toEqual([409, "conflict"]);
  expect(refused.error.message).toBe(
    "まだ依頼を送っていないため、クリエイターには届きません。依頼が送られてから書いてください。",
  );
  // What was written for a later time waits for the request, or says why it did not go.
  await app
    .as(staff)
    .call(scheduleComment, { params, body: { id: crypto.randomUUID(), text: "早い", send_at: at(HOUR) } });
  app.clock.advance(2 * HOUR);
  await app.run(() => sendDueComments.run({}));
  const { body: waiting } = await app.as(staff).call(listScheduledComments, { params });
  expect(waiting.items).toMatchObject([
    { state: "failed", failure: expect.stringContaining("まだ依頼を送っていない") },
  ]);

  app.clock.advance(DAY);
  await app.drainJobs({ ignoreStartAfter: true });
  expect((await say()).status).toBe(201);
  const { body: said } = await app.as(staff).call(listComments, { params });
  expect(said.items.map(({ text }) => text)).toContain("よろしくお願いします");
});
