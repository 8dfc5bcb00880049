import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { Writable } from "node:stream";
import { describe, expect, it, vi } from "vitest";
import type { Audience } from "./audience.ts";
import { createAudienceGroups } from "./audienceGroups.ts";
import { createByteStream, MAX_BUFFERED_BYTES, straightOf } from "./byteStream.ts";
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
  const event = (company_uid: string | null, size = 4, more: Partial<LoggedEvent> = {}) => ({
    logged: { type: "room.changed", company_uid, user_uid: null, room_uid: "r", ...more } as LoggedEvent,
    bytes: new TextEncoder().encode((more.user_uid ?? company_uid ?? "s").repeat(size)),
  });
  const listener = (audience: Audience) => {
    const got: Uint8Array[] = [];
    const subscriber: Subscriber = {
      audience,
      send: (bytes) => void got.push(bytes),
      end: () => {},
      access: async () => true,
    };
    return { subscriber, got, text: () => got.map((bytes) => decoder.decode(bytes)) };
  };
  const member = (company_uid: string, user_uid = "u") => listener({ kind: "member", company_uid, user_uid });
  const groupsOf = (...listeners: { subscriber: Subscriber }[]) => {
    const groups = createAudienceGroups();
    for (const { subscriber } of listeners) groups.add(subscriber);
    return groups;
  };
  const moved = new TextEncoder().encode("!");

  it("writes once what concerns each, the same bytes to all alike, and moves only those who got something", async () => {
    const [one, alike, other, none] = [member("a"), member("a", "v"), member("b"), member("c")];
    await fanOut(groupsOf(one, alike, other, none), [event("a", 1), event("b", 1), event("a", 2)], moved);
    expect([one, other, none].map((each) => each.text())).toEqual([["aaa!"], ["b!"], []]);
    expect(alike.got[0]).toBe(one.got[0]);
  });

  it("brings what is one person's to that person's streams alone, in its place among the rest", async () => {
    const [one, again, other] = [member("a"), member("a"), member("a", "v")];
    const [foreign, operator] = [member("b"), listener({ kind: "operator", user_uid: "u" })];
    const frames = [event("a", 1), event("a", 1, { user_uid: "u" }), event("a", 1)];
    await fanOut(groupsOf(one, again, other, foreign, operator), frames, moved);
    const texts = [one, again, other, foreign, operator].map((each) => each.text());
    expect(texts).toEqual([["aua!"], ["aua!"], ["aa!"], [], []]);
  });

  it("brings support rooms to operators and to the creator they are of", async () => {
    const creator = { kind: "creator", company_uid: "a", room_uid: "r" } as const;
    const own = listener({ ...creator, support_room_uid: "s1" });
    const listeners = [own, listener({ ...creator, support_room_uid: null }), member("a")];
    const operator = listener({ kind: "operator", user_uid: "u" });
    const frames = [event(null, 1, { room_uid: "s1" }), event(null, 2, { room_uid: "s2" }), event("a", 1)];
    await fanOut(groupsOf(...listeners, operator), frames, moved);
    expect([...listeners, operator].map((each) => each.text())).toEqual([["sa!"], ["a!"], ["a!"], ["sss!"]]);
  });

  it("lets the sockets breathe in a burst, and moves at the end whoever got anything before", async () => {
    const [one, other, none] = [member("a"), member("b"), member("c")];
    const frames = [event("b", 20_000), event("a", 20_000), event("a", 1)];
    await fanOut(groupsOf(one, other, none), frames, moved);
    expect(one.text().map((text) => text.length)).toEqual([20_000, 2]);
    expect(other.text().map((text) => text.length)).toEqual([20_000, 1]);
    expect([one.text().at(-1), other.text().at(-1), none.text()]).toEqual(["a!", "!", []]);
  });

  it("knows nobody any more who has left, and no group that is empty", async () => {
    const [one, other] = [member("a"), member("a", "v")];
    const groups = groupsOf(one, other);
    expect([groups.delete(one.subscriber), groups.delete(one.subscriber)]).toEqual([true, false]);
    await fanOut(groups, [event("a", 1)], moved);
    expect([one.text(), other.text()]).toEqual([[], ["a!"]]);
    groups.delete(other.subscriber);
    expect([groups.size, [...groups], groups.inCompany("a")]).toEqual([0, [], []]);
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

  /** What Node's answer is to it: bytes go in, how many are unread can be asked. */
  const socket = () => {
    const parts: string[] = [];
    const target = new Writable({
      highWaterMark: 1,
      write: (part, _, done) => {
        parts.push(`${part}`);
        done();
      },
    });
    return { target: target as unknown as ServerResponse, parts };
  };

  it("goes on straight to the socket, behind what waited, and ends with it", async () => {
    let ends = 0;
    const stream = createByteStream(() => {
      ends += 1;
    });
    const { target, parts } = socket();
    stream.send(Buffer.from("first"));
    straightOf(stream.body)?.(target);
    stream.send(Buffer.from("then"));
    stream.end();
    await once(target, "finish");
    expect([parts, ends, target.writableEnded]).toEqual([["first", "then"], 1, true]);
  });

  it("is over when the socket closes, also before it was handed over", async () => {
    const [onEnd, open, gone] = [vi.fn(), socket().target, socket().target];
    straightOf(createByteStream(onEnd).body)?.(open);
    open.destroy();
    await once(open, "close");
    gone.destroy();
    straightOf(createByteStream(onEnd).body)?.(gone);
    expect(onEnd).toHaveBeenCalledTimes(2);
  });

  it("ends a socket that takes nothing, at a bounded size", () => {
    const target = new Writable({ write: () => {} }) as unknown as ServerResponse;
    const stream = createByteStream(() => {});
    straightOf(stream.body)?.(target);
    for (let i = 0; i < 100; i++) stream.send(new Uint8Array(10_000));
    expect(stream.ended).toBe(true);
    expect(target.writableLength).toBeLessThanOrEqual(MAX_BUFFERED_BYTES);
    expect(target.writableLength).toBeGreaterThan(MAX_BUFFERED_BYTES - 20_000);
  });

  it("leaves bodies of others to whoever made them", () => {
    expect([straightOf(new Response("x").body), straightOf(null)]).toEqual([undefined, undefined]);
  });
});
