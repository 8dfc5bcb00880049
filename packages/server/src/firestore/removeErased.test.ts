import { tmpdir } from "node:os";
import { createDmRoom, deleteCompany, mergeManagedCreators } from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { eraseCompanies } from "../companies/eraseCompanies.job.ts";
import { db } from "../db/index.ts";
import { readSettings } from "../env.ts";
import { chatIn } from "../testing/chat.ts";
import { LONG_AGO } from "../testing/factories.ts";
import { bridgeSite, hasEmulator } from "../testing/firestoreBridge.ts";
import {
  createTestApp,
  DAY,
  HOUR,
  insertCompany,
  insertManagedCreator,
  insertMember,
  insertOperator,
} from "../testing/index.ts";
import { insertSentJob } from "../testing/jobs.ts";
import type { CommentDocuments } from "./commentDocuments.ts";
import { removeErased } from "./removeErased.service.ts";

const settings = {
  ...readSettings({ SEED: "none", RATE_LIMIT: "off", DATA_DIR: tmpdir() }),
  FIREBASE_PROJECT_ID: "demo-erasure",
};

/** Documents that only write down what is removed; the first try of a room fails. */
function recorded() {
  const removed: string[] = [];
  let isBroken = true;
  const documents = {
    removeCompany: async (uid: string) => void removed.push(`company ${uid}`),
    removeRoom: async (uid: string) => {
      if (isBroken) throw new Error("unavailable");
      removed.push(`room ${uid}`);
    },
  } as Partial<CommentDocuments> as CommentDocuments;
  return {
    documents,
    removed,
    repair: () => {
      isBroken = false;
    },
  };
}

it("lists the documents with the erasure, and removes them even after a failure, each once", async () => {
  const app = await createTestApp({ deps: { settings } });
  const { gone, job, other, operator } = await app.run(async () => {
    const company = await insertCompany(LONG_AGO);
    const stays = await insertCompany(LONG_AGO);
    await insertMember(company, "admin");
    await insertSentJob(stays);
    return {
      gone: company,
      other: stays,
      job: await insertSentJob(company),
      operator: await insertOperator(),
    };
  });
  const { documents, removed, repair } = recorded();
  const round = () => app.run(() => removeErased(documents));
  const as = app.as(operator);
  expect((await as.call(deleteCompany, { params: { id: gone.uid }, body: { reason: "解約" } })).status).toBe(
    200,
  );
  await round();
  app.clock.advance(30 * DAY);
  await app.run(() => eraseCompanies.run({}));
  await expect(round()).rejects.toThrow("unavailable");
  expect(removed).toEqual([]);
  repair();
  await round();
  expect(removed).toEqual([`room ${job.room_uid}`, `company ${gone.uid}`]);
  await round();
  expect(removed).toHaveLength(2);
  expect(removed.join()).not.toContain(other.uid);
  const { rows } = await app.run(() => db().execute(sql`select 1 from firestore_removals`));
  expect(rows).toEqual([]);
});

it("removes the room that went into another one, once what members wrote there is certain to be carried", async () => {
  const app = await createTestApp({ deps: { settings } });
  const { company, staff } = await chatIn(app).office();
  const open = async () => {
    const { uid } = await app.run(() => insertManagedCreator(company));
    const { body } = await app.as(staff).call(createDmRoom, { body: { creator_uid: uid } });
    return { uid, room: body.room_id };
  };
  const [kept, first, second] = [await open(), await open(), await open()];
  const { documents, removed, repair } = recorded();
  repair();
  const round = () => app.run(() => removeErased(documents));
  const merge = async (version: number, absorbed_uid: string) => {
    const body = { absorbed_uid, version, absorbed_version: 1, choices: {} };
    const merged = await app.as(staff).call(mergeManagedCreators, { params: { id: kept.uid }, body });
    return merged.body.version;
  };
  const version = await merge(1, first.uid);
  await round();
  expect(removed).toEqual([]);
  app.clock.advance(HOUR);
  await round();
  await round();
  expect(removed).toEqual([`room ${first.room}`]);
  await merge(version, second.uid);
  // With its company everything goes at once.
  const operator = await app.run(() => insertOperator());
  const params = { id: company.uid };
  await app.as(operator).call(deleteCompany, { params, body: { reason: "解約" } });
  app.clock.advance(30 * DAY);
  await app.run(() => db().execute(sql`delete from firestore_removals`));
  await app.run(() => eraseCompanies.run({}));
  await round();
  expect(removed).toEqual(
    expect.arrayContaining([`room ${second.room}`, `room ${kept.room}`, `company ${company.uid}`]),
  );
});

describe.runIf(hasEmulator)("an erased company in Firestore", { timeout: 300_000 }, () => {
  const { site, open, office, hear, given } = bridgeSite();

  it("leaves neither the company, nor a room, nor a comment", async () => {
    const at = await office();
    const operator = await site.app.run(() => insertOperator());
    await hear(at, "残らないはずの言葉");
    const bridge = await open();
    await bridge.round();
    expect(await given(at)).toHaveLength(1);
    const params = { id: at.company.uid };
    await site.app.as(operator).call(deleteCompany, { params, body: { reason: "解約" } });
    site.app.clock.advance(30 * DAY);
    await site.app.run(() => eraseCompanies.run({}));
    await bridge.round();
    expect(await given(at)).toEqual([]);
    expect((await site.store.doc(`companies/${at.company.uid}`).get()).exists).toBe(false);
    expect((await site.store.doc(`chat_rooms/${at.job.room_uid}`).get()).exists).toBe(false);
  });
});
