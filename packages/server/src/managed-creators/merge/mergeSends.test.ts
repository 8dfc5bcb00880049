import { mergeManagedCreators } from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "../../db/index.ts";
import { createSendingOffice } from "../../testing/sends.ts";

const { app, staff, creator, projectWith, mailsTo, work } = await createSendingOffice();

const merge = async (kept: { uid: string }, absorbed: { uid: string }) => {
  const { status } = await app.as(staff).call(mergeManagedCreators, {
    params: { id: kept.uid },
    body: { absorbed_uid: absorbed.uid, version: 1, absorbed_version: 1, choices: {} },
  });
  expect(status).toBe(200);
};

it("sends to the record that took the other one in what was ordered for that one", async () => {
  const [kept, absorbed] = [await creator(), await creator()];
  const { send, sends, rows } = await projectWith([absorbed.uid]);
  const fees = [{ creator_uid: absorbed.uid, fee: 123_456 }];
  await send({ hold_seconds: 10, fees });
  await merge(kept, absorbed);
  app.clock.advance(10_000);
  await work();
  expect(await sends()).toMatchObject([{ total: 1, sent: 1, skipped: [], finished_at: expect.any(String) }]);
  expect(await rows()).toMatchObject([{ creator_uid: kept.uid, job_status: "requested", fee: 123_456 }]);
  expect(await mailsTo(kept.email)).toHaveLength(1);
  expect(await mailsTo(absorbed.email)).toEqual([]);
});

it("sends once to two records of one send that became one", async () => {
  const [kept, absorbed, other] = [await creator(), await creator(), await creator()];
  const { send, sends, rows } = await projectWith([kept.uid, absorbed.uid, other.uid]);
  await send({ hold_seconds: 10 });
  await merge(kept, absorbed);
  app.clock.advance(10_000);
  await work();
  expect(await sends()).toMatchObject([{ total: 2, sent: 2, skipped: [], finished_at: expect.any(String) }]);
  expect((await rows()).map(({ job_status }) => job_status)).toEqual(["requested", "requested"]);
  expect(await mailsTo(kept.email)).toHaveLength(1);
});

it("reads what was ordered again for each creator: a merge may have changed it in the middle of the send", async () => {
  const [first, second] = [await creator(), await creator()].toSorted((a, b) => (a.uid < b.uid ? -1 : 1));
  const { send, rows } = await projectWith([first, second].flatMap((each) => each?.uid ?? []));
  await send({ hold_seconds: 10, fees: [{ creator_uid: second?.uid ?? "", fee: 1 }] });
  await app.run(async () => {
    await db().execute(
      sql.raw(`create function change_order() returns trigger language plpgsql as $$ begin
        update job_sends set body = jsonb_set(body, '{fees,0,fee}', '123456') where uid = new.send_uid;
        return new; end $$`),
    );
    await db().execute(
      sql`create trigger change_order after update on job_send_items for each row execute function change_order()`,
    );
  });
  app.clock.advance(10_000);
  await work();
  await app.run(() => db().execute(sql`drop function change_order cascade`));
  const row = (await rows()).find(({ creator_uid }) => creator_uid === second?.uid);
  expect(row).toMatchObject({ job_status: "requested", fee: 123_456 });
});
