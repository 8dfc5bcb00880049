import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import { createLedger } from "../testing/faults/ledger.ts";
import { insertOffice, storeWith } from "../testing/faults/office.ts";
import { openReader, storeOn, until, writeBurst } from "../testing/faults/people.ts";
import { CLEAN, LONG, say } from "../testing/faults/say.ts";
import { freePort, startProcess } from "../testing/serverProcess.ts";

const { content: office, env, remove } = await storeWith(insertOffice);
afterAll(remove);

const KILLS = LONG ? 20 : 1;
const EACH = LONG ? 400 : 12;

it("keeps every acknowledged comment of 20 writers, once and in order, while the server is killed with -9", {
  timeout: LONG ? 900_000 : 240_000,
}, async () => {
  const port = await freePort();
  let server = startProcess(port, env);
  expect(await server.ready, server.text()).toBe(true);
  const stores = office.tokens.map((token) => storeOn({ url: server.url, token }));
  const readers = stores.slice(0, 3).map((store) => openReader(store, office.room));
  await Promise.all(readers.map((reader) => reader.opened()));
  const ledger = createLedger();
  const all = 20 * EACH;
  const writing = writeBurst({ stores, room: office.room, writers: 20, each: EACH, ledger });
  let kills = 0;
  try {
    for (; kills < KILLS; kills++) {
      const enough = Math.round((all * (kills + 0.5)) / KILLS);
      await Promise.race([writing, until(() => ledger.size >= enough, `${enough} acknowledged`, 60_000)]);
      server.kill("SIGKILL");
      await server.ended;
      if (LONG) await sleep(Math.random() * 500);
      server = startProcess(port, env);
      expect(await server.ready, server.text()).toBe(true);
    }
    const resent = await writing;
    const newest = (await stores[3]?.listComments(office.room, { limit: 1 }))?.[0]?.id ?? "";
    const readings = await Promise.all(readers.map((reader) => reader.readAll(newest, 40_000)));
    const figures = ledger.compare(readings);
    const sum = (pick: "reconnects" | "resets") => readers.reduce((total, each) => total + each[pick], 0);
    say("kill -9 of the server", figures, {
      kills,
      resent,
      reconnects: sum("reconnects"),
      resets: sum("resets"),
    });
    expect(figures).toMatchObject({ acked: all, ...CLEAN });
    expect(readings.map(({ comments }) => comments.length)).toEqual([all, all, all]);
  } finally {
    for (const reader of readers) reader.leave();
    server.kill("SIGTERM");
    await server.ended;
  }
});
