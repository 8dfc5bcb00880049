import type { Timestamp } from "@google-cloud/firestore";
import { getChatRoom, joinRoom } from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { bridgeSite, hasEmulator } from "../testing/firestoreBridge.ts";

const micros = ({ createdAt }: Record<string, Timestamp>): number =>
  Number(createdAt?.seconds) * 1_000_000 + Math.floor(Number(createdAt?.nanoseconds) / 1000);

describe.runIf(hasEmulator)("reading what stands in Firestore", { timeout: 300_000 }, () => {
  const { site, open, office, place, hear, write, given, textsOf } = bridgeSite();

  it("moves the read position by the documents' own times, and says where the unread begin", async () => {
    const at = await office();
    const params = { id: at.job.room_uid };
    for (const text of ["一", "二"]) await hear(at, text);
    // Before anybody listens: the emulator may lose what is written while a listener opens.
    await write(at, "三");
    const bridge = await open();
    await bridge.round();
    await expect.poll(() => textsOf(at), { timeout: 10_000 }).toEqual(["一", "二", "三"]);
    site.app.clock.advance(Date.now() - site.app.clock.now().getTime() + 1_000);
    await hear(at, "四");
    await bridge.round();
    const documents = await given(at);
    expect(documents.map(({ text }) => text)).toEqual(["一", "二", "三", "四"]);
    const places = documents.map(micros);
    const [first = 0, , third = 0, fourth = 0] = places;
    const look = async () => (await site.app.as(at.bob).call(getChatRoom, { params })).body;
    const read = async (read_to: number) =>
      (await site.app.as(at.bob).call(joinRoom, { params, body: { read_to } })).body;
    expect(await look()).toMatchObject({ unread_count: 4, read_seq: first - 1, last_seq: fourth });
    expect(await read(places[1] ?? 0)).toEqual({ unread_count: 2, read_seq: third - 1 });
    expect(await read(third)).toEqual({ unread_count: 1, read_seq: fourth - 1 });
    expect(await read(fourth)).toEqual({ unread_count: 0, read_seq: fourth });
  });

  it("takes what no row can hold without it, and goes on to what comes behind", async () => {
    const at = await office();
    const picture = { uid: "a\u0000b" };
    const id = await write(at, "前\u0000後");
    await place(at, id).update({ images: [picture, picture] });
    await write(at, "その次");
    const bridge = await open();
    await bridge.round();
    await expect.poll(async () => (await textsOf(at)).at(-1), { timeout: 10_000 }).toBe("その次");
  });
});
