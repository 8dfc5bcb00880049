import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, it } from "vitest";
import { type OwnPostgres, startOwnPostgres } from "../../../../tools/postgresServer.ts";
import { openPostgres } from "../db/postgres.ts";
import { openMigrated } from "../testing/databases.ts";
import { createLedger } from "../testing/faults/ledger.ts";
import { insertOffice } from "../testing/faults/office.ts";
import { openReader, storeOn, until, writeBurst } from "../testing/faults/people.ts";
import { CLEAN, LONG, say } from "../testing/faults/say.ts";
import { freePort, startProcess } from "../testing/serverProcess.ts";

const CRASHES = LONG ? 10 : 1;
const EACH = LONG ? 200 : 10;

// PGlite runs inside the server: its crash is the server's own.
describe.runIf(process.env.TEST_ENGINE === "postgres")("PostgreSQL stopped at once and started again", () => {
  let postgres: OwnPostgres;
  afterAll(() => postgres.stop());

  it("costs nothing that was acknowledged, and the server recovers by itself", {
    timeout: LONG ? 600_000 : 240_000,
  }, async () => {
    postgres = await startOwnPostgres({ inMemory: true });
    const database = await openMigrated(() => openPostgres(postgres.url));
    const office = await insertOffice(database);
    await database.close();
    const env = { RATE_LIMIT: "off", LOG_LEVEL: "fatal", PUBLIC_BASE_URL: "http://localhost:4000" };
    const server = startProcess(await freePort(), { ...env, DATABASE_URL: postgres.url });
    expect(await server.ready, server.text()).toBe(true);
    const stores = office.tokens.map((token) => storeOn({ url: server.url, token }));
    const readers = stores.slice(0, 3).map((store) => openReader(store, office.room));
    await Promise.all(readers.map((reader) => reader.opened()));
    const ledger = createLedger();
    const all = 20 * EACH;
    const writing = writeBurst({ stores, room: office.room, writers: 20, each: EACH, ledger });
    try {
      for (let crash = 0; crash < CRASHES; crash++) {
        const enough = Math.round((all * (crash + 0.5)) / CRASHES);
        await Promise.race([writing, until(() => ledger.size >= enough, `${enough} acknowledged`, 60_000)]);
        await postgres.crash();
        await sleep(300);
        await postgres.restart();
      }
      const resent = await writing;
      const newest = (await stores[3]?.listComments(office.room, { limit: 1 }))?.[0]?.id ?? "";
      const readings = await Promise.all(readers.map((reader) => reader.readAll(newest, 40_000)));
      const figures = ledger.compare(readings);
      const sum = (pick: "reconnects" | "resets") => readers.reduce((total, each) => total + each[pick], 0);
      say("PostgreSQL -m immediate", figures, {
        crashes: CRASHES,
        resent,
        reconnects: sum("reconnects"),
        resets: sum("resets"),
      });
      expect(figures).toMatchObject({ acked: all, ...CLEAN });
      expect(readings.map(({ comments }) => comments.length)).toEqual([all, all, all]);
      // Live again, not only by asking: what is written now arrives by LISTEN.
      const after = await stores[3]?.postComment(office.room, {
        id: crypto.randomUUID(),
        text: "後",
        images: [],
      });
      await until(() => readers.every(({ last }) => last?.id === after?.id), "nothing comes live");
    } finally {
      for (const reader of readers) reader.leave();
      server.kill("SIGTERM");
      await server.ended;
    }
    expect(server.text()).not.toContain("Unhandled");
  });
});
