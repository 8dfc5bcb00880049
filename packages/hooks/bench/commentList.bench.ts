import { tellRow } from "../../../tools/benchRows.ts";
import { median, ratioOf } from "../../ui/bench/stats.ts";
import type { Comment } from "../src/modules/comments/comment.ts";
import { type CommentChange, CommentList } from "../src/modules/comments/commentList.ts";

/**
 * One change merged into a room that holds 100,000 comments, against the least that any store of
 * comments has to do: a Map.set and a push. Prints the ratio; target at most 5.
 */

const HELD = 100_000;
const BATCH = 1_000;
/** The first ones are for the compiler. */
const WARM_UP = 10;
const ROUNDS = 31 + WARM_UP;
const TARGET = 5;

const comment = (seq: number, edition = 0): Comment => ({
  id: `0190a5c0-${seq.toString(16).padStart(12, "0")}`,
  roomId: "r",
  uid: "u",
  kind: "message",
  text: `text ${seq} ${edition}`,
  images: [],
  createdAt: "2026-04-01T00:00:00.000Z",
  seq,
  editedAt: edition === 0 ? null : new Date(Date.UTC(2026, 4, 1) + edition).toISOString(),
  deleted: false,
  state: "sent",
});
const put = (one: Comment): CommentChange => ({ type: "put", comment: one });

const held = Array.from({ length: HELD }, (_, i) => comment(i + 1 + 10_000_000));
let next = HELD + 10_000_000;
let oldest = 10_000_000;
let edition = 0;
const anywhere = () => 10_000_001 + Math.floor(Math.random() * HELD);

/** Each makes the changes of one batch, one merge per entry. */
const operations: Record<string, () => CommentChange[][]> = {
  "add at the end": () => Array.from({ length: BATCH }, () => [put(comment(++next))]),
  "edit anywhere": () => Array.from({ length: BATCH }, () => [put(comment(anywhere(), ++edition))]),
  "remove anywhere": () =>
    Array.from({ length: BATCH }, () => [{ type: "removed", id: comment(anywhere()).id } as const]),
  "prepend a page of 10": () =>
    Array.from({ length: BATCH / 10 }, () => Array.from({ length: 10 }, () => put(comment(--oldest)))),
};

/** The lower quartile: what else the machine does only ever adds. */
const typical = (values: number[]) =>
  values.slice(WARM_UP).sort((a, b) => a - b)[(values.length - WARM_UP) >> 2] ?? Number.NaN;

let worst = 0;
for (const [name, changesOf] of Object.entries(operations)) {
  let list = CommentList.of(held);
  const map = new Map(held.map((one) => [one.id, one]));
  const order = held.slice();
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const changes = changesOf();
    const count = changes.length;
    // Texts of their own: the first to look an id up pays for its hash.
    const entries = structuredClone(changes).map((batch) =>
      batch.map((one) => (one.type === "put" ? one.comment : comment(Number.parseInt(one.id.slice(9), 16)))),
    );
    let from = performance.now();
    for (const change of changes) list = list.merge(change);
    ours.push(((performance.now() - from) * 1000) / count);
    from = performance.now();
    for (const batch of entries) {
      for (const item of batch) {
        map.set(item.id, item);
        order.push(item);
      }
    }
    bare.push(((performance.now() - from) * 1000) / count);
  }
  const ratio = typical(ours) / typical(bare);
  worst = Math.max(worst, ratio);
  tellRow({
    part: "画面",
    what: `コメントの合流、10 万件の部屋: ${name}`,
    method: "1 件ごとの合流。Map.set と push の隣",
    value: ratio,
    unit: "×",
    figures: `${typical(ours).toFixed(2)} / ${typical(bare).toFixed(2)} µs`,
    goal: { atMost: TARGET },
  });
}
console.log(`worst ratio ${worst.toFixed(1)}, target ≤ ${TARGET}: ${worst <= TARGET ? "met" : "MISSED"}`);
if (worst > TARGET) process.exitCode = 1;

/** A reader goes back page by page through 10,000 comments, and each page is drawn from an array of all that is held. */
const PAGE = 10;
const pages = Array.from({ length: 1_000 }, (_, nth) =>
  Array.from({ length: PAGE }, (_, at) => comment(2_000_000 - nth * PAGE - at)),
);
const back: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
for (let round = 0; round < 3 + 11; round++) {
  const own = structuredClone(pages);
  let from = performance.now();
  let list = CommentList.of([]);
  let drawn = 0;
  for (const page of own) {
    list = list.merge(page.map(put));
    drawn += list.toArray().length;
  }
  const ours = performance.now() - from;
  const same = structuredClone(pages);
  from = performance.now();
  const known = new Map<string, Comment>();
  let all: Comment[] = [];
  let shown = 0;
  for (const page of same) {
    for (const one of page) known.set(one.id, one);
    all = page.toReversed().concat(all);
    shown += all.length;
  }
  const bare = performance.now() - from;
  if (drawn !== shown || list.length !== known.size) throw new Error("Not the same was drawn");
  if (round < 3) continue;
  back.ours.push(ours);
  back.bare.push(bare);
}
const { median: times, low, high } = ratioOf(back.ours, back.bare);
tellRow({
  part: "画面",
  what: "1 万件のコメントを 10 件ずつさかのぼる",
  method: "頁ごとに合流し、描く配列を作る。Map.set と concat の隣",
  value: times,
  unit: "×",
  range: [low, high],
  figures: `${median(back.ours).toFixed(1)} / ${median(back.bare).toFixed(1)} ms`,
  goal: { atMost: 2 },
});
