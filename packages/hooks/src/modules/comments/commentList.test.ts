import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Comment } from "./comment.ts";
import { type CommentChange, CommentList } from "./commentList.ts";

const comment = (seq: number, more: Partial<Comment> = {}): Comment => ({
  id: `c${seq}`,
  roomId: "r",
  uid: "u",
  kind: "message",
  text: `text ${seq}`,
  images: [],
  createdAt: "2026-04-01T00:00:00.000Z",
  seq,
  editedAt: null,
  deleted: false,
  state: "sent",
  ...more,
});
const put = (one: Comment): CommentChange => ({ type: "put", comment: one });
const edited = (seq: number, edition: number) =>
  comment(seq, {
    text: `edition ${edition}`,
    editedAt: new Date(Date.UTC(2026, 4, 1) + edition).toISOString(),
  });
/** Without a name that the server took out of it: later than it was written, before it was edited. */
const replaced = (seq: number, edition: number) =>
  comment(seq, {
    text: `without the name ${edition}`,
    replacedAt: new Date(Date.UTC(2026, 3, 15) + edition).toISOString(),
  });
const ids = (list: Iterable<Comment>) => Array.from(list, ({ id }) => id);

/** What the list must equal: everything that was ever said, sorted from scratch. */
function oracle(changes: readonly CommentChange[]): Comment[] {
  const gone = new Set<string>();
  const newest = new Map<string, Comment>();
  for (const change of changes) {
    if (change.type === "removed") gone.add(change.id);
    if (change.type !== "put") continue;
    const { comment: one } = change;
    const held = newest.get(one.id);
    const edition = (c: Comment) =>
      c.deleted ? Number.MAX_VALUE : Date.parse(c.editedAt ?? c.replacedAt ?? c.createdAt);
    if (!held || edition(held) < edition(one)) newest.set(one.id, one);
  }
  return [...newest.values()].filter(({ id }) => !gone.has(id)).sort((a, b) => a.seq - b.seq);
}

const seqs = fc.integer({ min: 1, max: 40 });
const anyChange: fc.Arbitrary<CommentChange> = fc.oneof(
  { weight: 5, arbitrary: seqs.map((seq) => put(comment(seq))) },
  { weight: 3, arbitrary: fc.tuple(seqs, fc.nat(5)).map(([seq, edition]) => put(edited(seq, edition))) },
  { weight: 1, arbitrary: fc.tuple(seqs, fc.nat(5)).map(([seq, edition]) => put(replaced(seq, edition))) },
  { weight: 1, arbitrary: seqs.map((seq): CommentChange => ({ type: "removed", id: `c${seq}` })) },
  { weight: 1, arbitrary: seqs.map((seq) => put(comment(seq, { deleted: true, text: "" }))) },
  { weight: 1, arbitrary: seqs.map((seq): CommentChange => ({ type: "dropped", id: `c${seq}` })) },
);
const batches = fc.array(fc.array(anyChange, { maxLength: 12 }), { maxLength: 20 });

describe("CommentList", () => {
  it("equals a sort from scratch, whatever the order, repetition, late edits and removals", () => {
    fc.assert(
      fc.property(batches, (given) => {
        const list = given.reduce((held, batch) => held.merge(batch), CommentList.of());
        const expected = oracle(given.flat());
        expect([...list]).toEqual(expected);
        expect(list.length).toBe(expected.length);
        expect(expected.map((_, i) => list.at(i))).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });

  it("comes out the same when the same changes arrive in another order and twice", () => {
    fc.assert(
      fc.property(fc.array(anyChange, { maxLength: 80 }), fc.infiniteStream(fc.nat()), (changes, noise) => {
        const shuffled = [...changes, ...changes]
          .map((change) => ({ change, by: noise.next().value as number }))
          .sort((a, b) => a.by - b.by)
          .map(({ change }) => change);
        expect([...CommentList.of().merge(shuffled)]).toEqual([...CommentList.of().merge(changes)]);
      }),
    );
  });

  it("leaves every earlier view as it was", () => {
    fc.assert(
      fc.property(batches, (given) => {
        const views: { list: CommentList; held: Comment[] }[] = [];
        let list = CommentList.of();
        for (const batch of given) {
          list = list.merge(batch);
          views.push({ list, held: [...list] });
        }
        for (const view of views) expect([...view.list]).toEqual(view.held);
      }),
    );
  });

  it("goes on correctly from an earlier view", () => {
    const first = CommentList.of([comment(1), comment(3)]);
    const second = first.merge([put(comment(2))]);
    const branch = first.merge([put(comment(4))]);
    expect(ids(second)).toEqual(["c1", "c2", "c3"]);
    expect(ids(branch)).toEqual(["c1", "c3", "c4"]);
    expect(first.has("c2")).toBe(false);
  });

  it("holds thousands in order, built from either end and from the middle", () => {
    const all = Array.from({ length: 3000 }, (_, i) => i + 1);
    const fromEnd = all.reduceRight((list, seq) => list.merge([put(comment(seq))]), CommentList.of());
    const fromMiddle = [...all.filter((n) => n % 2), ...all.filter((n) => n % 2 === 0)];
    const mixed = fromMiddle.reduce((list, seq) => list.merge([put(comment(seq))]), CommentList.of());
    const expected = all.map((seq) => `c${seq}`);
    expect(ids(fromEnd)).toEqual(expected);
    expect(ids(mixed)).toEqual(expected);
    expect(mixed.at(-1)?.seq).toBe(3000);
    expect(mixed.at(1499)?.seq).toBe(1500);
    expect(mixed.at(3000)).toBeUndefined();
    expect(mixed.at(-3001)).toBeUndefined();
    const half = all.reduce(
      (list, seq) => (seq % 2 ? list.merge([{ type: "removed", id: `c${seq}` }]) : list),
      mixed,
    );
    expect(ids(half)).toEqual(all.filter((n) => n % 2 === 0).map((seq) => `c${seq}`));
  });

  it("prepends an older page before what is held", () => {
    const newest = CommentList.of([13, 12, 11].map((seq) => comment(seq)));
    expect(ids(newest.merge([10, 9, 8].map((seq) => put(comment(seq)))))).toEqual(
      [8, 9, 10, 11, 12, 13].map((seq) => `c${seq}`),
    );
  });

  it.each([
    ["2026-04-01T10:00:00Z", "2026-04-01T09:59:59.999Z", true],
    ["2026-04-01T10:00:00Z", "2026-04-01T10:00:00.001Z", false],
    ["2026-04-01T10:00:00+09:00", "2026-04-01T01:00:00Z", false],
    ["2026-04-01T10:00:01+09:00", "2026-04-01T01:00:00Z", true],
    ["2026-04-01T10:00:00.000Z", "2026-04-01T10:00:00.001Z", false],
  ])("takes an edition of %s over one of %s: %s", (editedAt, held, isTaken) => {
    const list = CommentList.of([comment(1, { text: "held", editedAt: held })]);
    const next = list.merge([put(comment(1, { text: "new", editedAt }))]);
    expect(next.at(0)?.text).toBe(isTaken ? "new" : "held");
  });

  it("takes a text in which the server replaced a name, over an edition too, and what is edited after it", () => {
    const held = CommentList.of([edited(1, 0)]);
    const without = { ...edited(1, 0), text: "without", replacedAt: "2026-06-01T00:00:00.000Z" };
    const shown = held.merge([put(without)]);
    expect(shown.at(0)?.text).toBe("without");
    expect(shown.merge([put(edited(1, 1))]).at(0)?.text).toBe("without");
    const later = { ...without, text: "later", editedAt: "2026-06-01T00:00:00.001Z" };
    expect(shown.merge([put(later)]).at(0)?.text).toBe("later");
  });

  it("keeps what a live window drops and takes away only what was deleted", () => {
    const list = CommentList.of([comment(1), comment(2)]);
    expect(list.merge([{ type: "dropped", id: "c1" }])).toBe(list);
    expect(ids(list.merge([{ type: "removed", id: "c1" }]))).toEqual(["c2"]);
    const tombstone = comment(2, { deleted: true, text: "" });
    const after = list.merge([put(tombstone)]);
    expect([...after]).toEqual([comment(1), tombstone]);
    expect(after.merge([put(edited(2, 9))])).toBe(after);
    expect(ids(after.merge([{ type: "removed", id: "c2" }]))).toEqual(["c1"]);
  });

  it("does not bring back what was deleted before it arrived", () => {
    const list = CommentList.of().merge([{ type: "removed", id: "c1" }]);
    expect(list.merge([put(comment(1))]).length).toBe(0);
    expect(CommentList.of([comment(1)]).length).toBe(1);
  });

  it("is the same object when nothing changes, and keeps the blocks that a change does not touch", () => {
    const list = CommentList.of(Array.from({ length: 1000 }, (_, i) => comment(i + 1)));
    expect(list.merge([put(comment(5))])).toBe(list);
    expect(list.merge([])).toBe(list);
    const next = list.merge([put(edited(5, 1))]);
    expect(next.blocks.filter((block, i) => block !== list.blocks[i])).toHaveLength(1);
    expect(next.at(4)?.text).toBe("edition 1");
    expect(list.at(4)?.text).toBe("text 5");
  });
});
