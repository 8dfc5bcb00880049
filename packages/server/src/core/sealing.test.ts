import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runInContext } from "../core/context.ts";
import { db } from "../db/index.ts";
import { idempotencyKeys } from "../db/schema/records.ts";
import { sealingKeys } from "../db/schema/sealing.ts";
import { SettingsError } from "../env.ts";
import { sealedColumns } from "../sealedColumns.ts";
import { createTestApp } from "../testing/index.ts";
import { newUid } from "./ids.ts";
import { isSealed, newSecretKey, seal, unseal } from "./sealing.ts";
import { loadSecretKeys } from "./secretKeys.ts";

const app = await createTestApp();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tsumugi-keys-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const place = { table: "payees", column: "account", company_uid: "c1", row: "m1" };

/** Loads keys as a server with these settings does. */
const load = (settings: { SECRET_KEY?: string | undefined; DATA_DIR?: string }) =>
  runInContext({ ...app.deps, settings: { ...app.deps.settings, ...settings } }, "test", () =>
    loadSecretKeys(sealedColumns),
  );

test("opens what it sealed in the same place alone, and never seals alike twice", async () => {
  await app.run(async () => {
    const sealed = seal("1234567", place);
    expect(isSealed(sealed)).toBe(true);
    expect(sealed).not.toContain("1234567");
    expect(seal("1234567", place)).not.toBe(sealed);
    expect(unseal(sealed, place)).toBe("1234567");
    for (const other of [
      { ...place, company_uid: "c2" },
      { ...place, row: "m2" },
      { ...place, column: "code" },
      { ...place, table: "companies" },
    ])
      expect(() => unseal(sealed, other)).toThrow();
    const [version, kid, body = ""] = sealed.split(".");
    const flipped = `${body.slice(0, -2)}${body.at(-2) === "A" ? "B" : "A"}${body.at(-1)}`;
    expect(() => unseal([version, kid, flipped].join("."), place)).toThrow();
    expect(() => unseal("1234567", place)).toThrow("Not a sealed value");
  });
});

test("opens with an old key what was sealed before a new one came, and refuses to start without it", async () => {
  const [old, next] = [newSecretKey(), newSecretKey()];
  const before = await app.run(() => db().select().from(sealingKeys));
  await app.run(() => db().delete(sealingKeys));
  await load({ SECRET_KEY: old });
  const sealed = app.run(() => seal("7654321", place));
  const keep = (request_hash: string) =>
    app.run(() =>
      db()
        .insert(idempotencyKeys)
        .values({ user_uid: "u1", company_uid: "c1", route: "x", key: newUid(), request_hash }),
    );
  await keep(sealed);
  await load({ SECRET_KEY: `${next},${old}` });
  expect(app.run(() => unseal(sealed, place))).toBe("7654321");
  const newer = app.run(() => seal("7654321", place));
  expect(newer.split(".")[1]).not.toBe(sealed.split(".")[1]);
  await keep(newer);

  const refused = load({ SECRET_KEY: next });
  await expect(refused).rejects.toThrow(SettingsError);
  await expect(refused).rejects.toThrow(/SECRET_KEY.*では読み取れません[\s\S]*新しい鍵,古い鍵/);
  await expect(load({ SECRET_KEY: old })).rejects.toThrow(SettingsError);
  // What was loaded last still opens: a refusal takes nothing away from a running server.
  expect(app.run(() => unseal(newer, place))).toBe("7654321");
  await app.run(async () => {
    await db().delete(idempotencyKeys);
    await db().delete(sealingKeys);
    await db().insert(sealingKeys).values(before);
    await loadSecretKeys(sealedColumns);
  });
});

test("makes a key that only its owner can read where none is, and no second one for a database that has another", async () => {
  const before = await app.run(() => db().select().from(sealingKeys));
  await app.run(() => db().delete(sealingKeys));
  const settings = { SECRET_KEY: undefined, DATA_DIR: join(folder, "data") };
  await load(settings);
  const file = join(folder, "data", "secret.key");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const key = readFileSync(file, "utf8");
  const sealed = app.run(() => seal("1111111", place));
  await load(settings);
  expect(app.run(() => unseal(sealed, place))).toBe("1111111");
  expect(readFileSync(file, "utf8")).toBe(key);

  const elsewhere = { SECRET_KEY: undefined, DATA_DIR: join(folder, "second process") };
  await expect(load(elsewhere)).rejects.toThrow(/すべてに同じ SECRET_KEY/);
  expect(() => statSync(join(folder, "second process"))).toThrow();
  await load({ SECRET_KEY: key });
  await expect(load({ SECRET_KEY: "short" })).rejects.toThrow(/openssl rand -base64 32/);
  await app.run(async () => {
    await db().delete(sealingKeys);
    await db().insert(sealingKeys).values(before);
    await loadSecretKeys(sealedColumns);
  });
});
