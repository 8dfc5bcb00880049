import { Socket } from "node:net";
import { searchKey } from "@tsumugi/contract";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { LOOSE_PAIRS, looseKey } from "../core/looseKey.ts";
import { createTestApp, insertGenre } from "../testing/index.ts";
import {
  afterCommit,
  currentDatabase,
  db,
  inSavepoint,
  inTransaction,
  isForeignKeyViolation,
  isUniqueViolation,
  RECONNECTED,
} from "./index.ts";
import { creatorGenres, genres } from "./schema/creators.ts";

const app = await createTestApp();
const exists = async (uid: string) =>
  (await db().select().from(genres).where(eq(genres.uid, uid))).length === 1;
const thrown = (run: () => Promise<unknown>) =>
  run().then(
    () => undefined,
    (cause: unknown) => cause,
  );

describe.runIf(process.env.TEST_ENGINE === "postgres")("a connection to PostgreSQL", () => {
  it("says something when it is silent, so that no network on the way forgets it", async () => {
    const keepAlive = vi.spyOn(Socket.prototype, "setKeepAlive");
    const { openPostgres } = await import("./postgres.ts");
    const database = await openPostgres(process.env.TEST_DATABASE_URL ?? "");
    await database.close();
    // One of the pool, and the one that listens.
    expect(keepAlive.mock.calls).toEqual([
      [true, 30_000],
      [true, 30_000],
    ]);
    keepAlive.mockRestore();
  });
});

describe.runIf(process.env.TEST_ENGINE === "postgres")("a role that may open one connection", () => {
  it("is told what to do, where the second one that a server needs is refused", async () => {
    const role = `lonely_${Date.now()}`;
    const { openPostgres } = await import("./postgres.ts");
    const admin = await openPostgres(process.env.TEST_DATABASE_URL ?? "");
    const say = (text: string) => admin.session((session) => session.exec(text));
    await say(`create role ${role} login connection limit 1`);
    const url = Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ""), { username: role });
    const refused = await thrown(() => openPostgres(url.toString()));
    await say(`drop role ${role}`).finally(() => admin.close());
    expect(String(refused)).toContain("接続の数が上限です");
    expect(String(refused)).toContain("max_connections");
  });
});

describe("inTransaction", () => {
  it("joins the open one, so that both commit or neither", async () => {
    await app.run(async () => {
      const failed = await thrown(() =>
        inTransaction(async () => {
          await inTransaction(() => insertGenre({ uid: "joined" }));
          expect(await exists("joined")).toBe(true);
          throw new Error("after the inner one");
        }),
      );
      expect(String(failed)).toContain("after the inner one");
      expect(await exists("joined")).toBe(false);
    });
  });

  it("runs afterCommit after the commit and not after a rollback", async () => {
    const done: string[] = [];
    await app.run(async () => {
      await inTransaction(async () => {
        afterCommit(() => done.push("committed"));
        expect(done).toEqual([]);
      });
      await thrown(() =>
        inTransaction(async () => {
          afterCommit(() => done.push("rolled back"));
          throw new Error();
        }),
      );
      afterCommit(() => done.push("at once"));
    });
    expect(done).toEqual(["committed", "at once"]);
  });

  it("survives a unique violation in a savepoint and tells it from a broken reference", async () => {
    await app.run(async () => {
      await inTransaction(async () => {
        await insertGenre({ uid: "taken" });
        const twice = await thrown(() => inSavepoint(() => insertGenre({ uid: "taken" })));
        expect([isUniqueViolation(twice, "genres_pkey"), isUniqueViolation(twice, "other")]).toEqual([
          true,
          false,
        ]);
        const orphan = await thrown(() =>
          inSavepoint(() => db().insert(creatorGenres).values({ creator_uid: "none", genre_uid: "taken" })),
        );
        expect([isForeignKeyViolation(orphan), isUniqueViolation(orphan)]).toEqual([true, false]);
      });
      expect(await exists("taken")).toBe(true);
    });
  });

  it("keeps twenty at a time apart", async () => {
    await app.run(async () => {
      await insertGenre({ uid: "counter", position: 0 });
      const add = () =>
        inTransaction(async () => {
          const [row] = await db().select().from(genres).where(eq(genres.uid, "counter")).for("update");
          await db()
            .update(genres)
            .set({ position: (row?.position ?? 0) + 1 })
            .where(eq(genres.uid, "counter"));
        });
      await Promise.all(Array.from({ length: 20 }, add));
      const [row] = await db().select().from(genres).where(eq(genres.uid, "counter"));
      expect(row?.position).toBe(20);
    });
  });
});

describe("listen", () => {
  it("hears what is committed, in this channel, until told to stop", async () => {
    const heard: string[] = [];
    await app.run(async () => {
      const stop = await currentDatabase().listen("news", (payload) => heard.push(payload));
      const notify = (payload: string) => db().execute(sql`select pg_notify('news', ${payload})`);
      await thrown(() =>
        inTransaction(async () => {
          await notify("rolled back");
          throw new Error();
        }),
      );
      await db().execute(sql`select pg_notify('other', 'elsewhere')`);
      await inTransaction(() => notify("one"));
      await expect.poll(() => heard.length).toBeGreaterThan(0);
      await stop();
      await notify("too late");
      await new Promise((done) => setTimeout(done, 100));
    });
    expect(heard).toEqual(["one"]);
  });

  it("comes back after its connection is cut and says that it was away", async () => {
    const database = app.run(() => currentDatabase());
    if (database.engine === "pglite") return;
    const heard: string[] = [];
    const stop = await database.listen("away", (payload) => heard.push(payload));
    await database.session((session) =>
      // Of this database alone: files beside this one listen on the same server.
      session.exec(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query ilike 'listen%'`),
    );
    await expect.poll(() => heard).toContain(RECONNECTED);
    await database.session((session) => session.exec("select pg_notify('away', 'back')"));
    await expect.poll(() => heard).toContain("back");
    await stop();
  });
});

it.runIf(process.env.TEST_ENGINE === "pglite")(
  "keeps the memory that the bundled engine takes small",
  async () => {
    const { rows } = await app.run(() => db().execute(sql`show shared_buffers`));
    expect(rows).toEqual([{ shared_buffers: "48MB" }]);
  },
);

describe("both engines", () => {
  it("give the same JavaScript types for raw values", async () => {
    const { rows } = await app.run(() =>
      db().execute(sql`select count(*) as count, 9007199254740991::int8 as big, '2026-11-20'::date as day,
        array['a', 'b'] as list, '{"a": 1}'::jsonb as json, true as flag`),
    );
    expect(rows).toEqual([
      { count: 1, big: 9007199254740991, day: "2026-11-20", list: ["a", "b"], json: { a: 1 }, flag: true },
    ]);
  });

  it.each(["ｱｲﾄﾞﾙ", "ＡＢＣ㌢ヴァ", "髙橋①～㈱", "İstanbul ß ΟΔΟΣ Ⓐ", "ヽヾゝ ー・", "👨‍👩‍👧 葛󠄀", "ａ　ｂ"])(
    "fold %s as the server's own search key does",
    async (text) => {
      const { rows } = await app.run(() => db().execute(sql`select norm_ja(${text}::text) as key`));
      expect(rows).toEqual([{ key: searchKey(text) }]);
    },
  );

  it("fold every variant of a letter as the server's own loose key does", async () => {
    const text = [...LOOSE_PAIRS].flat().join("\n");
    const { rows } = await app.run(() => db().execute(sql`select loose_ja(${text}::text) as key`));
    expect(rows).toEqual([{ key: looseKey(text) }]);
    expect(looseKey(looseKey(text))).toBe(looseKey(text));
  });

  it.each(["渋谷１ー２ー３ コーヒー1ー", "山田\u3000花子\n\t葛󠄀 👨‍👩‍👧", "茅ヶ崎・ｼﾞｮﾝ･ｽﾐｽ‐\ufeff"])(
    "fold %j loosely as the server's own key does",
    async (text) => {
      const { rows } = await app.run(() => db().execute(sql`select loose_ja(${text}::text) as key`));
      expect(rows).toEqual([{ key: looseKey(text) }]);
    },
  );

  it.each(["", "あ", "撮影はヴァイオリン", "ＡAaＡ", "𠮷𠮷野", "👨‍👩‍👧 髙"])(
    "keep of the key of %s each character and each pair of neighbours once",
    async (text) => {
      const chars = [...looseKey(text)];
      const pairs = chars.slice(1).map((char, index) => `${chars[index]}${char}`);
      const { rows } = await app.run(() => db().execute(sql`select grams(${text}::text) as grams`));
      const found = rows[0]?.grams as string[];
      expect(found.toSorted()).toEqual([...new Set([...chars, ...pairs])].toSorted());
    },
  );

  it("break Japanese into trigrams", async () => {
    const { rows } = await app.run(() => db().execute(sql`select cardinality(show_trgm('美容液')) as n`));
    expect(Number(rows[0]?.n)).toBeGreaterThan(1);
  });
});
