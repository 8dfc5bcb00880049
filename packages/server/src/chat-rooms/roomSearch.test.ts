import { countChatRooms } from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "../db/index.ts";
import { chatIn } from "../testing/chat.ts";
import { createTestApp } from "../testing/index.ts";
import { RARE_PLACES, searchRooms } from "./roomSearch.repository.ts";

const app = await createTestApp();
const { office, job, hear, listOf } = chatIn(app);

it("finds rooms alike by rare words, which name them, and by frequent ones, for which rooms are walked", async () => {
  const { company, staff } = await office();
  const foreign = await office();
  const long = await job(company, { creator: { display_name: "川口なつめ" } });
  const short = await job(company, { creator: { display_name: "青山" } });
  const theirs = await job(foreign.company);
  await app.run(() =>
    db().execute(sql`
      insert into comments (company_uid, room_uid, seq, id, uid, kind, text, body_hash, created_at)
      select ${company.uid}, ${long.room_uid}, n, n::text, ${long.creator_uid}, 'message', '頻出の言葉です', '', '2026-01-01'
      from generate_series(1, ${RARE_PLACES + 1}::int) n`),
  );
  await app.run(() =>
    db().execute(sql`update chat_rooms set last_seq = ${RARE_PLACES + 1} where uid = ${long.room_uid}`),
  );
  await hear(long, "希少なひとこと");
  await hear(short, "頻出の言葉です");
  await hear(theirs, "頻出の言葉、希少なひとこと");
  const search = (keyword: string) => app.run(() => searchRooms(company.uid, keyword));
  expect(await search("希少な ナツメ")).toEqual({ rooms: [long.room_uid], words: [] });
  expect(await search("頻出")).toEqual({ rooms: null, words: ["頻出"] });
  expect(await search("頻出 希少な")).toEqual({ rooms: [long.room_uid], words: ["頻出"] });
  expect(await search("100%_")).toEqual({ rooms: [], words: [] });
  const found = async (keyword: string) => {
    const { items, total } = (await listOf(staff, { keyword })).body;
    const counts = (await app.as(staff).call(countChatRooms, { query: { keyword } })).body;
    expect([total, counts.all]).toEqual([items.length, items.length]);
    return items.map(({ room_id }) => room_id);
  };
  expect(await found("頻出")).toEqual([short.room_uid, long.room_uid]);
  expect(await found("頻出 希少な")).toEqual([long.room_uid]);
  expect(await found("希少な")).toEqual([long.room_uid]);
  expect(await found("頻出 アオヤマ")).toEqual([]);
  expect(await found("頻出 青山")).toEqual([short.room_uid]);
  expect(await found("希少な 青山")).toEqual([]);
});
