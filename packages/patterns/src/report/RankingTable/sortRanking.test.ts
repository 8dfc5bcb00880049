import type { SummaryMetrics } from "@tsumugi/contract";
import { expect, it } from "vitest";
import { sortRanking } from "./RankingTable.tsx";

const row = (post_uid: string, cpe: number | null) =>
  ({ post_uid, cpe }) as SummaryMetrics["ranking"][number];
const ranking = [row("a", 8), row("b", null), row("c", 2)];
const order = (sort?: string) => sortRanking(ranking, sort).map(({ post_uid }) => post_uid);

it("sorts by a figure with posts that lack it last in either direction", () => {
  expect(order("cpe")).toEqual(["c", "a", "b"]);
  expect(order("-cpe")).toEqual(["a", "c", "b"]);
});

it("keeps the order given without a figure to sort by", () => {
  expect(order()).toEqual(["a", "b", "c"]);
});
