import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createEventParser, type StreamEvent } from "./eventParser.ts";

const parse = (chunks: readonly string[]) => {
  const events: StreamEvent[] = [];
  const feed = createEventParser((event) => events.push(event));
  for (const chunk of chunks) feed(chunk);
  return events;
};

describe("createEventParser", () => {
  it("reads type, data of several lines and id", () => {
    expect(parse(["event: a\nid: 7\ndata: one\ndata: two\n\n"])).toEqual([
      { type: "a", data: "one\ntwo", id: "7" },
    ]);
  });

  it("takes comment lines for no event and keeps the last id for events without one", () => {
    expect(parse([": hello\n\n", "id: 1\ndata: a\n\n", ":\n\ndata:b\n\n"])).toEqual([
      { type: "message", data: "a", id: "1" },
      { type: "message", data: "b", id: "1" },
    ]);
  });

  it("does not give an event that is cut off", () => {
    expect(parse(["data: a\n"])).toEqual([]);
  });

  it("ignores an id with a NUL, unknown fields and a line without a colon", () => {
    expect(parse(["id: a\u0000b\nretry: 5\nfoo: x\ndata\n\n"])).toEqual([
      { type: "message", data: "", id: undefined },
    ]);
  });

  it("gives the same events however the text is cut and whatever the line ends are", () => {
    const events = [
      { type: "comment.added", id: "1", data: '{"text":"改行\\nあり"}' },
      { type: "x", id: "2", data: "a\nb" },
    ];
    fc.assert(
      fc.property(fc.constantFrom("\n", "\r\n", "\r"), fc.array(fc.nat(200)), (end, cuts) => {
        const text = events
          .flatMap(({ type, id, data }) => [
            `event: ${type}`,
            `id: ${id}`,
            ...data.split("\n").map((d) => `data: ${d}`),
            "",
          ])
          .concat(":", "")
          .map((line) => line + end)
          .join("");
        const at = [...new Set(cuts.map((cut) => cut % text.length))].sort((a, b) => a - b);
        const chunks = [0, ...at].map((from, i) => text.slice(from, at[i] ?? text.length));
        expect(parse(chunks)).toEqual(events);
      }),
    );
  });
});
