import {
  type ChatRoomResponse,
  endpointName,
  getChatRoom,
  listChatRooms,
  listComments,
  listJobVersions,
  type Method,
  sendJobTerms,
  streamEvents,
} from "@tsumugi/contract";
import { endpoints } from "@tsumugi/contract/schemas";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { currentDatabase, db, readMigrations } from "../db/index.ts";
import { readStream } from "../testing/eventStream.ts";
import { createNegotiation, askedTerms as terms } from "../testing/negotiation.ts";

const { app, staff, viewer, office } = await createNegotiation();

/** The sums of one negotiation, in no other number. */
const FEES = /6[1-4],?789(?!\d)/;
const CHANGED = "報酬: 61,789円（税抜） → 63,789円（税抜）";
const WISHED = "希望の報酬: 62,789円（税抜）";

const job = await office({ isAsked: false });
await job.send({
  terms: { ...terms, fee: 61_789, work: "動画1本を{報酬}で" },
  message: "報酬は{報酬}です。よろしくお願いします。",
});
const [token = ""] = await job.tokens();
const stream = readStream(await app.as(viewer).fetch(streamEvents, { query: {} }));
await job.answer({ answer: "negotiating", comment: "編集が長いため", wish: { fee: 62_789 } }, token);
const row = await job.row();
const request = { id: row.job_request_uid ?? "" };
await app.as(staff).call(sendJobTerms, {
  params: request,
  body: {
    version: 1,
    terms: { ...terms, fee: 63_789, work: "動画1本を{報酬}で" },
    message: "今回は{報酬}でお願いできますか。",
  },
});
const room = { params: { id: row.chat_room_uid ?? "" } };
const roomFor = async (who: typeof viewer): Promise<ChatRoomResponse> =>
  (await app.as(who).call(getChatRoom, room)).body;
const thread = async (who: typeof viewer) =>
  (await app.as(who).call(listComments, { ...room, query: { limit: 50 } })).body.items;

describe("a viewer reads no fee that the product wrote", () => {
  it("in the thread, where the lines say that the terms hold one", async () => {
    const texts = (await thread(viewer)).map(({ text }) => text).join("\n");
    expect(texts).not.toMatch(FEES);
    expect(texts).toContain("希望の報酬: あり（条件の欄でご確認ください）\n編集が長いため");
    expect(texts).toContain("報酬: 変わりました（条件の欄でご確認ください）");
    expect(texts).toContain("報酬は条件に記載の額です。");
  });

  it("in the list of rooms, its preview and its search", async () => {
    const list = async (query: object) => (await app.as(viewer).call(listChatRooms, { query })).body;
    expect(JSON.stringify(await list({}))).not.toMatch(FEES);
    for (const keyword of ["62,789", "63,789円", "61,789"])
      expect((await list({ keyword })).items).toEqual([]);
  });

  it("in the events of the stream", async () => {
    await stream.until((event) => event.type === "comment.added" && event.comment.text.includes("今回は"));
    await stream.leave();
    expect(JSON.stringify(stream.events)).not.toMatch(FEES);
  });

  it("in the texts of the terms", async () => {
    const { body } = await app.as(viewer).call(listJobVersions, { params: request });
    expect(body.items.map((each) => each.terms.work)).toEqual(Array(2).fill("動画1本を条件に記載の額で"));
  });

  it("in any answer of the API: lists, exports, notifications, mails, histories, records", async () => {
    const ids = [job.params.id, request.id, row.chat_room_uid ?? "", job.creator.uid, viewer.uid];
    const leaks: string[] = [];
    let answered = 0;
    for (const endpoint of endpoints) {
      if (endpoint.method !== ("GET" satisfies Method) || !endpoint.policy.allow.includes("member")) continue;
      const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "");
      for (const id of names.length > 0 ? ids : [""]) {
        const params = Object.fromEntries(names.map((name) => [name, id]));
        const response = await app.as(viewer).fetch(endpoint, { params, query: {} } as never);
        if (response.headers.get("content-type")?.startsWith("text/event-stream")) {
          await response.body?.cancel();
          continue;
        }
        const text = await response.text();
        if (response.status === 200) answered++;
        if (FEES.test(text)) leaks.push(`${endpointName(endpoint)}: ${text.match(FEES)?.[0]}`);
      }
    }
    expect(leaks).toEqual([]);
    expect(answered).toBeGreaterThan(30);
  });

  it("and who may see fees reads them beside the comment, the creator too", async () => {
    expect((await roomFor(viewer)).fee_lines).toBeUndefined();
    const items = await thread(staff);
    const lines = (await roomFor(staff)).fee_lines;
    expect(lines?.map(({ text }) => text)).toEqual([WISHED, CHANGED]);
    for (const { comment_id } of lines ?? []) expect(items.map(({ id }) => id)).toContain(comment_id);
    expect((await job.page(token)).fee_lines).toEqual(lines);
  });
});

describe("texts that were stored before", () => {
  it("are parted by the migration, and sent again to a store outside", async () => {
    const stored = async (room_uid: string | null) =>
      app.run(
        async () =>
          (
            await db().execute(
              sql`select text, fee_text from comments where room_uid = ${room_uid} and kind = 'message' order by seq`,
            )
          ).rows,
      );
    const before = await stored(row.chat_room_uid);
    const [first, wish, changed] = before.map(({ text }) => String(text));
    const old = [
      first?.replace("条件に記載の額", "61,789円（税抜）"),
      wish?.replace("希望の報酬: あり（条件の欄でご確認ください）", WISHED),
      changed
        ?.replace("報酬: 変わりました（条件の欄でご確認ください）", CHANGED)
        .replace("条件に記載の額", "63,789円（税抜）"),
      "この商品は 63,789円（税抜）です",
    ];
    const database = app.run(() => currentDatabase());
    await database.session(async (session) => {
      await session.exec("alter table comments drop column fee_text");
      for (const [at, text] of old.entries())
        await session.rows(
          `with shown as (select seq from comments where room_uid = $1 and kind = 'message' order by seq offset ${at} limit 1)
           update comments c set text = $2 from shown where c.room_uid = $1 and c.seq = shown.seq`,
          [row.chat_room_uid, text ?? ""],
        );
      await session.exec(readMigrations().find(({ name }) => name.startsWith("0068"))?.sql ?? "");
    });
    const after = await stored(row.chat_room_uid);
    expect(after.slice(0, 3)).toEqual([
      { text: first, fee_text: "報酬: 61,789円（税抜）" },
      { text: wish, fee_text: WISHED },
      { text: changed, fee_text: `${CHANGED}\n報酬: 63,789円（税抜）` },
    ]);
    const events = await app.run(
      async () =>
        (await db().execute(sql`select type from realtime_events where type = 'comment.changed'`)).rows
          .length,
    );
    expect(events).toBe(3);
  });
});
