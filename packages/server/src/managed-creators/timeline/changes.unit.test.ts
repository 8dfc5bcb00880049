import { expect, it } from "vitest";
import { changesBetween } from "./changes.ts";

it("keeps the beginning of a long memo, and never half a character", () => {
  const [change] = changesBetween({ memo: "" }, { memo: `${"あ".repeat(199)}𠮷野家` });
  expect(change).toEqual({ field: "memo", before: "", after: `${"あ".repeat(199)}…` });
});

it("keeps of two long memos the part in which they differ", () => {
  const told = (before: string, after: string) => changesBetween({ memo: before }, { memo: after })[0];
  const long = "あ".repeat(300);
  expect(told(`${long}前。`, `${long}後。`)).toMatchObject({
    before: `…${"あ".repeat(40)}前。`,
    after: `…${"あ".repeat(40)}後。`,
  });
  // What stands in between is another, what follows is the same; a family is not parted.
  const family = "👨‍👩‍👧";
  const added = told(`${long}${family.repeat(9)}い${long}`, `${long}${family.repeat(9)}う${long}`);
  expect(added?.before).toMatch(/^…(👨‍👩‍👧)+い[あ]+…$/u);
  expect(added?.after).toMatch(/^…(👨‍👩‍👧)+う[あ]+…$/u);
  // Text put on at the end.
  expect(told(long, `${long}追記`)).toMatchObject({
    before: `…${"あ".repeat(40)}`,
    after: `…${"あ".repeat(40)}追記`,
  });
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
