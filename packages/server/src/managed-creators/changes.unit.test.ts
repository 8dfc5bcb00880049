import { expect, it } from "vitest";
import { changesBetween } from "./changes.ts";

it("keeps the beginning of a long memo, and never half a character", () => {
  const [change] = changesBetween({ memo: "" }, { memo: `${"あ".repeat(199)}𠮷野家` });
  expect(change).toEqual({ field: "memo", before: "", after: `${"あ".repeat(199)}…` });
});

it("tells fields in the order of the form, a picture without values, and nothing of what was not handed in", () => {
  const before = { display_name: "花", image: "/a.png", memo: "前", genre_uids: ["b", "a"], owner_uid: null };
  const after = {
    memo: "後",
    image: "/b.png",
    genre_uids: ["a", "b"],
    owner_uid: "u1",
    email: "x@example.jp",
  };
  expect(changesBetween(before, after)).toEqual([
    { field: "image" },
    { field: "owner", before: null, after: "u1" },
    { field: "memo", before: "前", after: "後" },
  ]);
});
