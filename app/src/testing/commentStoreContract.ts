import {
  type Comment,
  CommentList,
  type CommentPage,
  type CommentStore,
  isApiError,
  type RoomRef,
  uuidv7,
} from "@tsumugi/hooks";
import { afterEach, describe, expect, it } from "vitest";

export interface ContractSite {
  readonly room: RoomRef;
  /** Two who may write in the room, and one of another company. */
  readonly ann: CommentStore;
  readonly bob: CommentStore;
  readonly stranger: CommentStore;
}

const draft = (text: string) => ({ id: uuidv7(), text, images: [] });
const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: unknown) => (isApiError(error) ? error.status : String(error)),
  );

/** As the outbox does: what found no connection is asked again. A slow emulator counts as none. */
async function answered<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tries === 5 || !isApiError(error) || error.status !== 0) throw error;
    }
  }
}

async function post(store: CommentStore, room: RoomRef, text: string): Promise<Comment> {
  const sent = draft(text);
  return answered(() => store.postComment(room, sent));
}

/** What every comment store keeps, whoever stores. `open` gives an empty room. */
export function commentStoreContract(name: string, open: () => Promise<ContractSite>): void {
  describe(`the comment store ${name}`, { timeout: 30_000 }, () => {
    const stops: (() => void)[] = [];
    afterEach(() => {
      for (const stop of stops.splice(0)) stop();
    });

    /** Loads the first page and follows, as the hooks do. */
    const read = async (store: CommentStore, room: RoomRef) => {
      let list = CommentList.of();
      const received: Comment[] = [];
      let isOpen = false;
      const stop = store.subscribe({
        onComment: (comment) => {
          if (comment.roomId !== room.id) return;
          received.push(comment);
          list = list.merge([{ type: "put", comment }]);
        },
        onConnection: (state) => {
          isOpen = state === "open";
        },
        onRoomChanged: () => {},
        onUnreadChanged: () => {},
        onNotification: () => {},
        onReset: () => {},
        ...({ onPresence: () => {} } as object),
      });
      stops.push(stop);
      await expect.poll(() => isOpen, { timeout: 10_000 }).toBe(true);
      const page = await store.listComments(room, { limit: 10 });
      list = list.merge(page.map((comment) => ({ type: "put", comment }) as const));
      return {
        stop,
        received,
        texts: () => Array.from(list, ({ text }) => text),
        find: (id: string) => [...list].find((comment) => comment.id === id),
        until: (check: () => boolean) => expect.poll(check, { timeout: 10_000 }).toBe(true),
      };
    };
    const write = async (store: CommentStore, room: RoomRef, texts: readonly string[]) => {
      const made: Comment[] = [];
      for (const text of texts) made.push(await post(store, room, text));
      return made;
    };
    const numbers = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, i) => `${from + i}`);

    it("pages backwards, newest first, without a gap or a repetition", async () => {
      const { room, ann } = await open();
      await write(ann, room, numbers(1, 21));
      const pages: (readonly Comment[])[] = [];
      for (let before: number | undefined; ; ) {
        const page = await ann.listComments(room, { limit: 10, ...(before === undefined ? {} : { before }) });
        pages.push(page);
        if (page.length < 10) break;
        before = page.at(-1)?.seq;
      }
      expect(pages.map((page) => page.map(({ text }) => text))).toEqual([
        numbers(12, 21).reverse(),
        numbers(2, 11).reverse(),
        ["1"],
      ]);
    });

    it("pages forwards, and opens around a comment, short only where the room ends", async () => {
      const { room, ann, bob } = await open();
      const made = await write(ann, room, numbers(1, 12));
      const page = async (given: Omit<CommentPage, "limit">, limit: number) =>
        (await bob.listComments(room, { ...given, limit })).map(({ text }) => text);
      const down = (from: number, to: number) => numbers(to, from).reverse();
      expect(await page({ after: made[2]!.seq }, 4)).toEqual(down(7, 4));
      expect(await page({ after: made[8]!.seq }, 4)).toEqual(down(12, 10));
      expect(await page({ after: made[11]!.seq }, 4)).toEqual([]);
      expect(await page({ around: made[5]!.id }, 5)).toEqual(down(8, 4));
      expect(await page({ around: made[5]!.seq }, 4)).toEqual(down(8, 5));
      // Where a read position leads: the number just after a comment's, whether or not it is another's.
      expect(await page({ around: made[5]!.seq + 1 }, 4)).toEqual(expect.arrayContaining(["6", "7"]));
      expect(await page({ around: made[0]!.id }, 6)).toEqual(down(4, 1));
      expect(await page({ around: made[11]!.id }, 6)).toEqual(down(12, 10));
      expect(await page({ around: made[5]!.id }, 1)).toEqual(["6"]);
      expect(await page({ around: made[5]!.id }, 100)).toEqual(down(12, 1));
      expect(await statusOf(ann.listComments(room, { around: uuidv7(), limit: 10 }))).toBe(404);
    });

    it("keeps the words byte for byte, and answers what it stored", async () => {
      const { room, ann, bob } = await open();
      const text = " 葛\u{e0100} 髙 𠮷 👨‍👩‍👧\n２行目\t";
      const sent = draft(text);
      const stored = await ann.postComment(room, sent);
      expect(stored).toMatchObject({ id: sent.id, roomId: room.id, text, kind: "message", deleted: false });
      expect(await bob.listComments(room, { limit: 10 })).toEqual([stored]);
    });

    it("makes one comment of the same id however often it is posted, and refuses it with other words", async () => {
      const { room, ann } = await open();
      const sent = draft("一度だけ");
      const answers = await Promise.all(Array.from({ length: 5 }, () => ann.postComment(room, sent)));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(await statusOf(ann.postComment(room, { ...sent, text: "別の言葉" }))).toBe(409);
      expect(await ann.listComments(room, { limit: 10 })).toHaveLength(1);
    });

    it("tells a reader live, in one order for all, and the eleventh takes the first from nobody", async () => {
      const { room, ann, bob } = await open();
      const [one, other] = [await read(bob, room), await read(ann, room)];
      await Promise.all([write(ann, room, numbers(1, 10)), write(bob, room, numbers(11, 20))]);
      await one.until(() => one.texts().length === 20);
      await other.until(() => other.texts().length === 20);
      expect(one.texts()).toEqual(other.texts());
      const stored = [...(await ann.listComments(room, { limit: 20 }))].reverse();
      expect(one.texts()).toEqual(stored.map(({ text }) => text));
      for (const [from, to] of [
        [1, 10],
        [11, 20],
      ] as const)
        expect(one.texts().filter((text) => Number(text) >= from && Number(text) <= to)).toEqual(
          numbers(from, to),
        );
      expect(one.received.some(({ deleted }) => deleted)).toBe(false);
    });

    it("tells an edit and a deletion, also of what is older than the first page", async () => {
      const { room, ann, bob } = await open();
      const [first, second] = await write(ann, room, numbers(1, 12));
      const reader = await read(bob, room);
      expect(reader.texts()).toEqual(numbers(3, 12));
      const edited = await ann.editComment(room, first!.id, "直した");
      expect(edited).toMatchObject({ id: first!.id, seq: first!.seq, text: "直した", deleted: false });
      expect(edited.editedAt).not.toBeNull();
      await reader.until(() => reader.find(first!.id)?.text === "直した");
      const gone = await ann.deleteComment(room, second!.id);
      expect(gone).toMatchObject({ id: second!.id, text: "", images: [], deleted: true });
      await reader.until(() => reader.received.some(({ id, deleted }) => id === second!.id && deleted));
      expect(await statusOf(ann.deleteComment(room, second!.id))).toBe(200);
      expect(await statusOf(ann.editComment(room, second!.id, "もう一度"))).toBe(404);
      expect(await statusOf(ann.editComment(room, uuidv7(), "どれ"))).toBe(404);
    });

    it("stores no edit over what the comment did not say when the writing began, and answers what it says", async () => {
      const { room, ann } = await open();
      const [{ id }] = (await write(ann, room, ["はじめの文"])) as [Comment];
      await ann.editComment(room, id, "別の端末の文", "はじめの文");
      const refused = await ann
        .editComment(room, id, "こちらの文", "はじめの文")
        .then(String, (error) => error);
      expect(refused).toMatchObject({
        status: 409,
        code: "stale_version",
        current: { id, roomId: room.id, text: "別の端末の文", state: "sent" },
      });
      expect((await ann.listComments(room, { limit: 1 })).map(({ text }) => text)).toEqual(["別の端末の文"]);
      expect((await ann.editComment(room, id, "こちらの文", "別の端末の文")).text).toBe("こちらの文");
      // Said again after the answer was lost, it is stored already.
      expect((await ann.editComment(room, id, "こちらの文", "別の端末の文")).text).toBe("こちらの文");
      const race = await Promise.all(
        ["右", "左"].map((text) => statusOf(answered(() => ann.editComment(room, id, text, "こちらの文")))),
      );
      expect(race.toSorted()).toEqual([200, 409]);
    });

    it("lets nobody change another's comment, and a stranger neither read nor write", async () => {
      const { room, ann, bob, stranger } = await open();
      const [mine] = await write(ann, room, ["わたしの文"]);
      expect(await statusOf(bob.editComment(room, mine!.id, "書き換え"))).toBe(403);
      expect(await statusOf(bob.deleteComment(room, mine!.id))).toBe(403);
      expect([403, 404]).toContain(await statusOf(stranger.listComments(room, { limit: 10 })));
      const around = mine!.id;
      expect([403, 404]).toContain(await statusOf(stranger.listComments(room, { limit: 10, around })));
      expect([403, 404]).toContain(await statusOf(stranger.postComment(room, draft("よその人"))));
      expect((await ann.listComments(room, { limit: 10 })).map(({ text }) => text)).toEqual(["わたしの文"]);
    });

    it("refuses an empty comment and one that is too long", async () => {
      const { room, ann } = await open();
      for (const text of [" \n", "あ".repeat(4001)])
        expect([400, 403]).toContain(await statusOf(ann.postComment(room, draft(text))));
      expect(await ann.listComments(room, { limit: 10 })).toEqual([]);
    });

    it("is quiet to whoever has stopped listening", async () => {
      const { room, ann, bob } = await open();
      const [gone, stays] = [await read(bob, room), await read(ann, room)];
      gone.stop();
      await write(ann, room, ["あと"]);
      await stays.until(() => stays.texts().length === 1);
      expect(gone.received).toEqual([]);
    });
  });
}
