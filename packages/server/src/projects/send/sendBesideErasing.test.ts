import { deleteCreator, deleteManagedCreator } from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db, inTransaction } from "../../db/index.ts";
import { eraseRecord } from "../../managed-creators/erase/erase.service.ts";
import { lockByUid } from "../../managed-creators/managed-creators.repository.ts";
import { insertCreator, insertOperator } from "../../testing/index.ts";
import { createSendingOffice } from "../../testing/sends.ts";
import { lockCreators } from "../projectCreators.repository.ts";

// The bundled engine lets one transaction run at a time.
const twoAtOnce = it.runIf(process.env.TEST_ENGINE === "postgres");

const { app, company, creator, projectWith, mailsTo, staff } = await createSendingOffice();

const waiting = () =>
  app.run(async () => {
    const { rows } = await db().execute(sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    return rows.length;
  });

/** Runs `work` in a transaction that stays open until `end` is called. */
async function holding(work: () => Promise<unknown>) {
  const [isAt, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const ended = app.run(() =>
    inTransaction(async () => {
      await work();
      isAt.resolve();
      await mayEnd.promise;
    }),
  );
  await isAt.promise;
  return async () => {
    mayEnd.resolve();
    await ended;
  };
}

twoAtOnce("deletes no profile whose creator is being sent a request", async () => {
  const { profile, operator } = await app.run(async () => ({
    profile: await insertCreator(),
    operator: await insertOperator(),
  }));
  const record = await creator({ creator_uid: profile.uid });
  const { params, send } = await projectWith([record.uid]);
  const end = await holding(() => lockCreators(company.uid, params.id, [record.uid]));
  const sent = send();
  await expect.poll(waiting).toBe(1);
  let isDeleted = false;
  const removed = app
    .as(operator)
    .call(deleteCreator, { params: { id: profile.uid }, body: {} })
    .finally(() => {
      isDeleted = true;
    });
  await expect.poll(async () => isDeleted || (await waiting()) === 2).toBe(true);
  await end();
  expect((await sent).body.sent).toHaveLength(1);
  expect((await removed).error.code).toBe("conflict");
});

twoAtOnce("archives nobody who is being sent a request", async () => {
  const record = await creator();
  const { params, send } = await projectWith([record.uid]);
  const end = await holding(() => lockCreators(company.uid, params.id, [record.uid]));
  const sent = send();
  await expect.poll(waiting).toBe(1);
  let isOver = false;
  const removed = app
    .as(staff)
    .call(deleteManagedCreator, { params: { id: record.uid } })
    .finally(() => {
      isOver = true;
    });
  await expect.poll(async () => isOver || (await waiting()) === 2).toBe(true);
  await end();
  expect((await sent).body.sent).toHaveLength(1);
  expect((await removed).error.code).toBe("conflict");
});

twoAtOnce("sends nothing to somebody who is being erased", async () => {
  const record = await creator();
  const { send } = await projectWith([record.uid]);
  const end = await holding(async () => {
    await lockByUid(company.uid, record.uid);
    await eraseRecord({ ...record, company_uid: company.uid, archived_at: null });
  });
  const sent = send();
  await expect.poll(waiting).toBe(1);
  await end();
  expect((await sent).body).toMatchObject({ sent: [], skipped: [{ reason: "status" }] });
  expect(await mailsTo(record.email)).toEqual([]);
});
