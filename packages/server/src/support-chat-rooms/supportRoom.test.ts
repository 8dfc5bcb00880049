import {
  deleteSupportComment,
  editSupportComment,
  listSupportComments,
  openSupportChatRoom,
  searchSupportCreators,
} from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { createTestApp, insertCreator, insertOperator } from "../testing/index.ts";
import { supportIn } from "../testing/support.ts";

const id = () => crypto.randomUUID();
type Who = { readonly uid: string };

describe("a support room", async () => {
  const app = await createTestApp({ env: { OPERATOR_EMAIL: "help@tsumugi.test" } });
  const { creator, ask, answer, queue, room } = supportIn(app);
  const operator = await app.run(insertOperator);
  const other = await app.run(insertOperator);

  it("is opened for a creator once, and not for one who was deleted", async () => {
    const { uid } = await creator({ name: "はじめて" });
    const open = (creator_uid: string) =>
      app.as(operator).call(openSupportChatRoom, { query: { creator_uid } });
    const rooms = await Promise.all([open(uid), open(uid), open(uid)]);
    expect(new Set(rooms.map(({ body }) => body.support_room_id)).size).toBe(1);
    expect((await queue(operator)).total).toBe(1);
    const { members } = await room(operator, uid);
    expect(Object.entries(members).map(([key, { name }]) => [key, name])).toEqual([
      ["support", "ツムギサポート"],
      [uid, "はじめて"],
    ]);
    const gone = await app.run(() => insertCreator({ deleted_at: new Date("2026-11-01T00:00:00Z") }));
    expect((await open(gone.uid)).error.code).toBe("not_found");
    expect((await open("nobody")).error.code).toBe("not_found");
  });

  it("numbers what both sides write at once without a gap, each once", async () => {
    const one = await creator();
    await ask(one);
    const same = id();
    await Promise.all([
      ...Array.from({ length: 6 }, (_, i) => answer(i % 2 ? operator : other, one.uid, `返事${i}`)),
      ...Array.from({ length: 6 }, (_, i) => ask(one, `質問${i}`)),
      ...Array.from({ length: 4 }, () => ask(one, "同じもの", same)),
    ]);
    const { body } = await app
      .as(operator)
      .call(listSupportComments, { params: { id: one.uid }, query: { limit: 50 } });
    expect(body.items.map(({ seq }) => seq)).toEqual(Array.from({ length: 14 }, (_, i) => 14 - i));
    expect((await ask(one, "違う言葉", same)).error.code).toBe("idempotency_mismatch");
  });

  it("lets operators change their own words only", async () => {
    const one = await creator();
    const { body: asked } = await ask(one);
    const { body: said } = await answer(operator, one.uid, "誤字のある返信");
    const at = (comment_id: string) => ({ id: one.uid, comment_id });
    const edit = (who: Who, comment_id: string, original?: string) =>
      app
        .as(who)
        .call(editSupportComment, { params: at(comment_id), body: { text: "直した返信", original } });
    expect((await edit(operator, said.id, "別の画面で見た文")).error).toMatchObject({
      code: "stale_version",
      current: said,
    });
    expect((await edit(other, said.id)).error.code).toBe("forbidden");
    expect((await edit(operator, asked.id)).error.code).toBe("forbidden");
    expect((await edit(operator, said.id)).body).toMatchObject({ text: "直した返信", seq: said.seq });
    const { body: gone } = await app.as(operator).call(deleteSupportComment, { params: at(said.id) });
    expect(gone).toMatchObject({ text: "", deleted: true });
    expect((await edit(operator, said.id)).error.code).toBe("not_found");
  });

  it("gives the later of two edits the later time, also of one moment: readers keep the later one", async () => {
    const one = await creator();
    await ask(one);
    const { body: said } = await answer(operator, one.uid);
    const params = { id: one.uid, comment_id: said.id };
    const edit = async (text: string) =>
      (await app.as(operator).call(editSupportComment, { params, body: { text } })).body.edited_at ?? "";
    const [first, second] = [await edit("一度目"), await edit("二度目")];
    expect(first > said.created_at && second > first).toBe(true);
  });

  it("mails an answer to the creator once per wait, not per sentence", async () => {
    const one = await creator();
    const mailed = async () =>
      (await app.mails())
        .filter(({ to_address }) => to_address === one.email)
        .map(({ body_text }) => body_text);
    await ask(one);
    await answer(operator, one.uid, "一通目の返事");
    await answer(operator, one.uid, "補足です");
    expect(await mailed()).toHaveLength(1);
    await ask(one, "もう一つ");
    await answer(operator, one.uid, "二通目の返事");
    const texts = await mailed();
    expect(texts).toHaveLength(2);
    expect(texts.join("\n")).toMatch(/一通目の返事[\s\S]*二通目の返事/);
    // Whoever has no link of a request must have another way to answer.
    expect(texts[0]).toContain("リンクが見つからないときは、help@tsumugi.test にご連絡ください。");
  });

  it("is found by name, handle and address when somebody is to be written to", async () => {
    const { uid } = await creator({
      name: "ﾊﾅｺ",
      accounts: [{ platform: "instagram", handle: "hanako_xyz" }],
    });
    const find = async (keyword: string) =>
      (await app.as(operator).call(searchSupportCreators, { query: { keyword } })).body.items;
    for (const keyword of ["はなこ", "＠HANAKO_xyz"]) {
      expect(await find(keyword)).toMatchObject([{ uid, support_room_id: null }]);
    }
    await app.as(operator).call(openSupportChatRoom, { query: { creator_uid: uid } });
    expect(await find("ハナコ")).toMatchObject([{ uid, support_room_id: uid }]);
    expect(await find("だれもいない")).toEqual([]);
  });
});
