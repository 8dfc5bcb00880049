import {
  createDmRoom,
  deleteComment,
  editComment,
  mergeManagedCreators,
  searchComments,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { searchWords } from "../core/search.ts";
import { db } from "../db/index.ts";
import { chatIn } from "../testing/chat.ts";
import { createTestApp, insertCompany, insertManagedCreator, insertMember } from "../testing/index.ts";
import { addSystemComment } from "./comments.service.ts";
import { companyRoom, matching, WALK } from "./searchComments.repository.ts";

const app = await createTestApp();
const { office, job, hear, say } = chatIn(app);

type Caller = { readonly uid: string };
type Page = { readonly limit?: number; readonly cursor?: string | undefined };

const search = (caller: Caller, room_uid: string, keyword: string, page: Page = {}) =>
  app.as(caller).call(searchComments, { params: { id: room_uid }, query: { keyword, ...page } });
const marked = ({ line }: { line: readonly { text: string; hit: boolean }[] }) =>
  line.map(({ text, hit }) => (hit ? `[${text}]` : text)).join("");
const linesOf = async (...call: Parameters<typeof search>) => (await search(...call)).body.items.map(marked);

const open = async () => {
  const { company, staff, other } = await office();
  return { company, staff, other, room: await job(company) };
};

/** Many at once, past the calls: numbered from 1, as a room's comments are. */
const fill = (
  company: Caller,
  room: { room_uid: string; creator_uid: string },
  count: number,
  text: string,
) =>
  app.run(async () => {
    await db().execute(sql`
      insert into comments (company_uid, room_uid, seq, id, uid, kind, text, body_hash, created_at)
      select ${company.uid}, ${room.room_uid}, n, ${room.room_uid} || n, ${room.creator_uid}, 'message',
        replace(${text}::text, '#', n::text), '', '2026-01-01'
      from generate_series(1, ${count}::int) n`);
    await db().execute(sql`update chat_rooms set last_seq = ${count} where uid = ${room.room_uid}`);
  });

describe("searching a room", () => {
  it("answers who said it, when, and the line with the words marked, newest first", async () => {
    const { company, staff, room } = await open();
    const theirs = await hear(room, "発送は20日です。\nよろしくお願いします");
    await hear(room, "サムネイルは2案あります");
    const ours = (await say(staff, room.room_uid, "こちらこそ。\n明日、発送しますね")).body;
    await hear(await job(company), "別の部屋の発送");
    const { body } = await search(staff, room.room_uid, "発送");
    expect(body).toEqual({
      items: [
        {
          comment_id: ours.id,
          author_uid: staff.uid,
          seq: ours.seq,
          created_at: ours.created_at,
          line: [
            { text: "明日、", hit: false },
            { text: "発送", hit: true },
            { text: "しますね", hit: false },
          ],
        },
        {
          comment_id: theirs.id,
          author_uid: room.creator_uid,
          seq: theirs.seq,
          created_at: theirs.created_at,
          line: [
            { text: "発送", hit: true },
            { text: "は20日です。", hit: false },
          ],
        },
      ],
      next_cursor: null,
      total: 2,
      any_word: false,
    });
  });

  it("finds what the product itself has written, too", async () => {
    const { staff, room } = await open();
    await app.run(() => addSystemComment(room.room_uid, "ステータスが変わりました"));
    expect((await search(staff, room.room_uid, "すてーたす")).body.items).toMatchObject([
      { author_uid: "system" },
    ]);
  });

  it("finds across kana, width, case and the ways to write a number, and takes % and _ as they are", async () => {
    const { staff, room } = await open();
    for (const text of [
      "ｻﾑﾈｲﾙを送ります",
      "ＵＲＬはこちら",
      "電話は090-1234-5678です",
      "100％OFF",
      "髙橋より",
    ])
      await hear(room, text);
    expect(await linesOf(staff, room.room_uid, "さむねいる")).toEqual(["[ｻﾑﾈｲﾙ]を送ります"]);
    expect(await linesOf(staff, room.room_uid, "url")).toEqual(["[ＵＲＬ]はこちら"]);
    expect(await linesOf(staff, room.room_uid, "高橋")).toEqual(["[髙橋]より"]);
    expect(await linesOf(staff, room.room_uid, "０９０-１２３４")).toEqual(["電話は[090-1234]-5678です"]);
    expect(await linesOf(staff, room.room_uid, "0%o")).toEqual(["10[0％O]FF"]);
    expect(await linesOf(staff, room.room_uid, "1_0")).toEqual([]);
    expect(await linesOf(staff, room.room_uid, "　 ")).toEqual([]);
  });

  it("wants all the words in one comment, and says so where only some of them are found", async () => {
    const { staff, room } = await open();
    await hear(room, "発送は20日です");
    await hear(room, "到着は22日です");
    const apart = (await search(staff, room.room_uid, "発送 到着", { limit: 1 })).body;
    expect([apart.any_word, apart.total, apart.items.map(marked)]).toEqual([true, 2, ["[到着]は22日です"]]);
    const rest = (await search(staff, room.room_uid, "発送 到着", { cursor: apart.next_cursor ?? "" })).body;
    expect([rest.any_word, rest.total, rest.items.map(marked)]).toEqual([true, 2, ["[発送]は20日です"]]);
    await hear(room, "発送が遅れ、到着は24日です");
    const together = (await search(staff, room.room_uid, "到着　発送")).body;
    expect([together.any_word, together.items.map(marked)]).toEqual([
      false,
      ["[発送]が遅れ、[到着]は24日です"],
    ]);
    expect((await search(staff, room.room_uid, "返品 交換")).body).toMatchObject({ items: [], total: 0 });
  });

  it("knows an edited comment by what it says now, and a deleted one not at all", async () => {
    const { staff, room } = await open();
    const params = { id: room.room_uid };
    const edited = (await say(staff, room.room_uid, "火曜に送ります")).body;
    const gone = (await say(staff, room.room_uid, "火曜は休みです")).body;
    await app
      .as(staff)
      .call(editComment, { params: { ...params, comment_id: edited.id }, body: { text: "水曜に送ります" } });
    await app.as(staff).call(deleteComment, { params: { ...params, comment_id: gone.id } });
    expect(await linesOf(staff, room.room_uid, "火曜")).toEqual([]);
    expect(await linesOf(staff, room.room_uid, "水曜")).toEqual(["[水曜]に送ります"]);
  });

  it("is for everybody who may read the room, and for nobody of another company", async () => {
    const { company, room } = await open();
    await hear(room, "社外秘の発売日");
    for (const role of ["admin", "staff", "finance", "viewer"] as const) {
      const reader = await app.run(() => insertMember(company, role));
      expect(await linesOf(reader, room.room_uid, "発売日")).toEqual(["社外秘の[発売日]"]);
    }
    const stranger = await app.run(async () => insertMember(await insertCompany(), "admin"));
    const refused = await search(stranger, room.room_uid, "発売日");
    expect([refused.status, refused.error.code]).toEqual([404, "not_found"]);
    expect((await search(stranger, "nowhere", "発売日")).status).toBe(404);
  });

  it("looks through what came from the room of a record that was merged, also by its old address", async () => {
    const { company, staff } = await open();
    const dm = async () => {
      const { uid } = await app.run(() => insertManagedCreator(company));
      const { body } = await app.as(staff).call(createDmRoom, { body: { creator_uid: uid } });
      return { creator_uid: uid, room_uid: body.room_id };
    };
    const [kept, absorbed] = [await dm(), await dm()];
    await hear(absorbed, "前の部屋での約束");
    await hear(kept, "次の約束");
    await app.as(staff).call(mergeManagedCreators, {
      params: { id: kept.creator_uid },
      body: { absorbed_uid: absorbed.creator_uid, version: 1, absorbed_version: 1, choices: {} },
    });
    for (const { room_uid } of [kept, absorbed])
      expect(await linesOf(staff, room_uid, "約束")).toEqual(["次の[約束]", "前の部屋での[約束]"]);
  });
});

describe("pages", () => {
  it("neither repeat nor skip any of 300, whatever is written meanwhile", async () => {
    const { company, staff, room } = await open();
    await fill(company, room, 600, "#番の確認です");
    await app.run(() =>
      db().execute(
        sql`update comments set text = '別の話' where room_uid = ${room.room_uid} and seq % 2 = 0`,
      ),
    );
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await search(staff, room.room_uid, "確認", { limit: 70, cursor });
      if (!cursor) expect(body.total).toBe(300);
      seen.push(...body.items.map(({ seq }) => seq));
      cursor = body.next_cursor ?? undefined;
      if (seen.length === 70) await hear(room, "確認の追加です");
    } while (cursor);
    expect(seen).toEqual(Array.from({ length: 300 }, (_, i) => 599 - 2 * i));
  });

  it("refuses a cursor that is not its own", async () => {
    const { staff, room } = await open();
    expect((await search(staff, room.room_uid, "確認", { cursor: "x" })).status).toBe(400);
  });

  it("go on to what lies further back than one call looks, and the count says that there may be more", async () => {
    const { company, staff, room } = await open();
    await fill(company, room, WALK + 10, "#番");
    await app.run(() =>
      db().execute(
        sql`update comments set text = '最初の約束' where room_uid = ${room.room_uid} and seq in (3, 5)`,
      ),
    );
    const first = (await search(staff, room.room_uid, "約束")).body;
    expect(first).toMatchObject({ items: [], total: 0, total_is_capped: true });
    const second = (await search(staff, room.room_uid, "約束", { cursor: first.next_cursor ?? "" })).body;
    expect(second.items.map(({ seq }) => seq)).toEqual([5, 3]);
    expect(second.next_cursor).toBeNull();
  });

  it("read along the room, however many other rooms say the same", async () => {
    const { company, room } = await open();
    await fill(company, room, 3_000, "よくある言葉#");
    await app.run(() => db().execute(sql`analyze comments`));
    const plan = await app.run(async () => {
      const found = matching(
        companyRoom(company.uid, { uid: room.room_uid, last_seq: 3_000 }),
        { words: searchWords("2999"), any_word: false },
        3_000,
      );
      const { rows } = await db().execute(
        sql`explain select c.id from ${found} order by c.seq desc limit 20`,
      );
      return JSON.stringify(rows);
    });
    expect(plan).toContain("comments_pkey");
    expect(plan).not.toContain("comments_text");
  });
});
