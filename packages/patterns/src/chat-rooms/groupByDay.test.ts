import { describe, expect, it } from "vitest";
import type { CommentLook } from "./chat.types.ts";
import { groupByDay } from "./groupByDay.ts";

const at = (id: string, createdAt: string): CommentLook => ({
  id,
  uid: "u",
  kind: "message",
  text: "",
  images: [],
  createdAt,
  editedAt: null,
  deleted: false,
  state: "sent",
});

describe("groupByDay", () => {
  it("cuts at midnight in Japan, not at midnight UTC", () => {
    const groups = groupByDay([
      at("a", "2026-11-19T14:59:59Z"),
      at("b", "2026-11-19T15:00:00Z"),
      at("c", "2026-11-20T00:10:00Z"),
    ]);
    expect(groups.map((group) => [group.day, group.comments.map((comment) => comment.id)])).toEqual([
      ["2026-11-19", ["a"]],
      ["2026-11-20", ["b", "c"]],
    ]);
  });

  it("gives nothing for nothing", () => {
    expect(groupByDay([])).toEqual([]);
  });
});
