import { describe, expect, it } from "vitest";
import { createByteStream, MAX_BUFFERED_BYTES } from "./byteStream.ts";
import { fanOut } from "./fanOut.ts";
import { eventFrame, isCursor } from "./frames.ts";
import type { Subscriber } from "./hub.ts";
import type { LoggedEvent } from "./realtime.repository.ts";

const decoder = new TextDecoder();

describe("a frame", () => {
  it("keeps line breaks inside its one data line", () => {
    const frame = decoder.decode(eventFrame({ type: "reset" }, "10:12:10"));
    expect(frame).toBe('id: 10:12:10\nevent: reset\ndata: {"type":"reset"}\n\n');
    const note = {
      type: "notification.added",
      uid: "n",
      title: "一\n二\r\n\u2028",
      kind: "k",
      href: "/",
    } as const;
    const text = decoder.decode(eventFrame(note));
    expect(text.split("\n")).toHaveLength(4);
    expect(JSON.parse(text.split("\n")[1]?.slice(6) ?? "")).toEqual(note);
  });

  it.each([
    ["10:12:10,11", true],
    ["10:10:", true],
    ["", false],
    ["10:12", false],
    ["12:10:", false],
    ["0:10:", false],
    ["10:12:12", false],
    ["10:14:12,11", false],
    ["10:12:9", false],
    ["10:12:10;drop", false],
    [`10:12:${"1".repeat(300)}`, false],
  ])("takes %s as a cursor: %s", (text, expected) => {
    expect(isCursor(text)).toBe(expected);
  });
});

describe("a fan-out", () => {
  const event = (company_uid: string, size = 4) => ({
    logged: { type: "room.changed", company_uid, user_uid: null, room_uid: "r" } as LoggedEvent,
    bytes: new TextEncoder().encode(company_uid.repeat(size)),
  });
  const member = (company_uid: string) => {
    const got: Uint8Array[] = [];
    const audience = { kind: "member", company_uid, user_uid: "u" } as const;
    const subscriber: Subscriber = {
      audience,
      send: (bytes) => void got.push(bytes),
      end: () => {},
      access: async () => true,
    };
    return { subscriber, got, text: () => got.map((bytes) => decoder.decode(bytes)) };
  };
  const moved = new TextEncoder().encode("!");

  it("writes once what concerns each, the same bytes to all alike, and moves only those who got something", async () => {
    const [one, alike, other, none] = [member("a"), member("a"), member("b"), member("c")];
    const all = new Set([one, alike, other, none].map(({ subscriber }) => subscriber));
    await fanOut(all, [event("a", 1), event("b", 1), event("a", 2)], moved);
    expect([one, other, none].map((each) => each.text())).toEqual([["aaa!"], ["b!"], []]);
    expect(alike.got[0]).toBe(one.got[0]);
  });

  it("lets the sockets breathe in a burst, and moves at the end whoever got anything before", async () => {
    const [one, other] = [member("a"), member("b")];
    const frames = [event("b", 20_000), event("a", 20_000), event("a", 1)];
    await fanOut(new Set([one.subscriber, other.subscriber]), frames, moved);
    expect(one.text().map((text) => text.length)).toEqual([20_000, 2]);
    expect(other.text().map((text) => text.length)).toEqual([20_000, 1]);
    expect([one.text().at(-1), other.text().at(-1)]).toEqual(["a!", "!"]);
  });
});

describe("a byte stream", () => {
  it("hands on the very bytes it is given", async () => {
    const bytes = new Uint8Array([1, 2, 3]);
    const stream = createByteStream(() => {});
    stream.send(bytes);
    const { value } = await stream.body.getReader().read();
    expect(value).toBe(bytes);
  });

  it("ends a reader that does not keep up, at a bounded size, once", async () => {
    let ends = 0;
    const stream = createByteStream(() => {
      ends += 1;
    });
    const chunk = new Uint8Array(10_000);
    for (let i = 0; i < 100; i++) stream.send(chunk);
    expect([stream.ended, ends]).toEqual([true, 1]);
    let held = 0;
    for await (const part of stream.body) held += part.byteLength;
    expect(held).toBeLessThanOrEqual(MAX_BUFFERED_BYTES);
    expect(held).toBeGreaterThan(MAX_BUFFERED_BYTES - 20_000);
  });

  it("tells when the reader leaves, and is quiet afterwards", async () => {
    let ends = 0;
    const stream = createByteStream(() => {
      ends += 1;
    });
    await stream.body.cancel();
    stream.send(new Uint8Array(1));
    stream.end();
    expect(ends).toBe(1);
  });
});
