import { startSecondFactor } from "@tsumugi/contract";
import { getTableName, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { setPassword } from "../auth/auth.repository.ts";
import { sealedPending, sealedSecret } from "../auth/secondFactor.repository.ts";
import { db, inTransaction } from "../db/index.ts";
import { sealingKeys } from "../db/schema/sealing.ts";
import { SettingsError } from "../env.ts";
import { insertWorld } from "../hostile/world.ts";
import { jobs } from "../jobs.ts";
import { sealedAccounts } from "../payment-notices/notices.repository.ts";
import { sealedColumns } from "../sealedColumns.ts";
import { PASSWORD, PASSWORD_HASH } from "../testing/signingIn.ts";
import { tablesWith } from "../testing/tablesWith.ts";
import { createTransferScene } from "../testing/transfers.ts";
import { runInContext } from "./context.ts";
import type { AnySealedColumn } from "./sealedColumn.ts";
import { loadedKeys, newSecretKey, sealOf, secretKeyOf } from "./sealing.ts";
import { loadSecretKeys } from "./secretKeys.ts";

const { app, company, admin, approved, setPayer, order, move } = await createTransferScene();

const lines: { facts: Record<string, unknown>; text: string }[] = [];
const logger = {
  ...app.deps.logger,
  warn: (facts: Record<string, unknown>, text: string) => void lines.push({ facts, text }),
} as never;
const withKeys = (SECRET_KEY: string) => ({
  ...app.deps,
  logger,
  settings: { ...app.deps.settings, SECRET_KEY },
});
/** Loads keys as a server with this setting does. */
const load = (keys: string) => runInContext(withKeys(keys), "test", () => loadSecretKeys(sealedColumns));
const job = jobs.find(({ name }) => name === "renew-sealed");
const renew = async () => runInContext({ ...app.deps, logger }, "test", () => job?.run({} as never));
const kidOf = (key: string) => secretKeyOf(key)?.kid ?? "";

/** What a column holds, readable, by its row. */
async function opened(sealed: AnySealedColumn): Promise<Record<string, string>> {
  const { table, column, keys } = sealed;
  const value = sql<string>`${column.getSQLType() === "jsonb" ? sql`${column} #>> '{}'` : column}`;
  const rows = await db().select({ value, keys }).from(table).where(sql`starts_with(${value}, 's1.')`);
  return Object.fromEntries(
    rows.map((row) => [JSON.stringify(row.keys), sealed.unseal(row.keys as never, row.value)]),
  );
}
const nameOf = ({ table, column }: AnySealedColumn) => `${getTableName(table)}.${column.name}`;
const allOpened = () =>
  app.run(async () => {
    const all: Record<string, Record<string, string>> = {};
    for (const sealed of sealedColumns) all[nameOf(sealed)] = await opened(sealed);
    return all;
  });

const [first, second, third] = [newSecretKey(), newSecretKey(), newSecretKey()];

it("seals everything with the new key, after which the old one is not asked for any more", async () => {
  await app.run(() => db().delete(sealingKeys));
  await load(first);
  await setPayer();
  await app.run(() => setPassword(admin.uid, PASSWORD_HASH, app.clock.now()));
  const password = { body: { current_password: PASSWORD } };
  expect((await app.as(admin).call(startSecondFactor, password, { key: "second-factor" })).status).toBe(200);
  const { uid } = await approved("8123459");
  expect((await order([uid])).status).toBe(201);
  const paid = await approved("8123460");
  expect((await move(paid.uid, "paid", { paid_on: "2026-11-20" })).status).toBe(200);
  await app.run(async () => {
    await insertWorld("Omikuji");
    // What these scenes have no reason to write.
    const secret = sealedSecret.seal({ user_uid: admin.uid }, "JBSWY3DPEHPK3PXP");
    await db().execute(sql`update second_factors set secret = ${secret}`);
    const issuedWith = sealedAccounts.payee_account.seal({ company_uid: company.uid, uid }, "8123458");
    await db().execute(sql`update payment_notices set payee_account = ${issuedWith} where uid = ${uid}`);
  });

  const before = await allOpened();
  for (const [name, rows] of Object.entries(before)) expect(rows, name).not.toEqual({});
  const others = () =>
    app.run(() => db().execute(sql`select uid, version, updated_at from payment_notices order by uid`));
  const { rows: notices } = await others();

  await load(`${second},${first}`);
  await expect(load(second)).rejects.toThrow(SettingsError);
  await load(`${second},${first}`);
  await renew();
  expect(await app.run(() => tablesWith(sealOf(kidOf(first))))).toEqual([]);
  expect(await allOpened()).toEqual(before);
  expect((await others()).rows).toEqual(notices);
  expect(lines.splice(0)).toEqual([
    {
      facts: { renewed: expect.any(Number), kid: kidOf(first), place: 2 },
      text: expect.stringContaining("not needed any more"),
    },
  ]);

  await load(second);
  expect(await allOpened()).toEqual(before);
  await expect(load(first)).rejects.toThrow(/SECRET_KEY.*では読み取れません/);
  await renew();
  expect(lines).toEqual([]);
});

it("leaves what it cannot open as it is, and asks for its key", async () => {
  await load(`${third},${second}`);
  const broken = await app.run(async () => {
    const value = `${sealOf(kidOf(second))}AAAA`;
    await db().execute(sql`update second_factors set secret = ${value}`);
    return value;
  });
  await renew();
  const { rows } = await app.run(() => db().execute(sql`select secret, pending_secret from second_factors`));
  expect(rows).toEqual([
    { secret: broken, pending_secret: expect.stringMatching(`^${sealOf(kidOf(third))}`) },
  ]);
  expect(lines.splice(0)).toMatchObject([
    { facts: { kid: kidOf(second) }, text: expect.stringContaining("still needed") },
  ]);
  await expect(load(third)).rejects.toThrow(SettingsError);
  await app.run(() => db().execute(sql`update second_factors set secret = null`));
});

it.runIf(process.env.TEST_ENGINE === "postgres")("waits for no row that somebody holds", async () => {
  await load(`${first},${third}`);
  expect(app.run(() => loadedKeys()).map(({ kid }) => kid)).toEqual([kidOf(first), kidOf(third)]);
  expect(Object.keys(await app.run(() => opened(sealedPending)))).toHaveLength(1);
  const pending = async () => (await app.run(() => tablesWith(sealOf(kidOf(third))))).join();
  const [held, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holder = app.run(() =>
    inTransaction(async () => {
      await db().execute(sql`select * from second_factors for update`);
      held.resolve();
      await free.promise;
    }),
  );
  await held.promise;
  await renew().finally(free.resolve);
  await holder;
  expect(await pending()).toBe("second_factors");
  await renew();
  expect(await pending()).toBe("");
});
