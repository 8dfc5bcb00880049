import type { ProjectColumn } from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { changedFields } from "../../shared/changedFields.ts";
import { columnRows, columnValues, withOwnColumns } from "./columnChanges.ts";

const column = (key: string, change: Partial<ProjectColumn> = {}): ProjectColumn => ({
  key,
  label: key,
  type: key === "creator" ? null : "text",
  options: [],
  hidden: false,
  width: null,
  ...change,
});
const opened = ["creator", "a", "b", "c"].map((key) => column(key));
const merged = (mine: ProjectColumn[], theirs: ProjectColumn[]) => {
  const changes = changedFields(columnValues(opened, opened), columnValues(opened, mine));
  return withOwnColumns(changes, mine, { columns: theirs }).map(({ label }) => label);
};

describe("withOwnColumns", () => {
  it("keeps the column that a colleague added, beside the own name", () => {
    const mine = opened.map((each) => (each.key === "b" ? { ...each, label: "肌" } : each));
    expect(merged(mine, [...opened, column("new")])).toEqual(["creator", "a", "肌", "c", "new"]);
  });

  it("keeps what either added, and leaves out what either removed", () => {
    const mine = [...opened.filter(({ key }) => key !== "a"), column("mine")];
    const theirs = [...opened.filter(({ key }) => key !== "b"), column("theirs")];
    expect(merged(mine, theirs)).toEqual(["creator", "c", "theirs", "mine"]);
  });

  it("keeps the own order, with a colleague's column behind the one that it followed", () => {
    const mine = ["creator", "c", "a", "b"].map((key) => column(key));
    const theirs = ["creator", "a", "new", "b", "c"].map((key) => column(key));
    expect(merged(mine, theirs)).toEqual(["creator", "c", "a", "new", "b"]);
  });

  it("keeps a colleague's order where the person left it as it was", () => {
    const mine = opened.map((each) => (each.key === "b" ? { ...each, label: "肌" } : each));
    expect(
      merged(
        mine,
        ["creator", "c", "b", "a"].map((key) => column(key)),
      ),
    ).toEqual(["creator", "c", "肌", "a"]);
  });
});

describe("columnRows", () => {
  it("says that a column is gone, and the names in their order", () => {
    const mine = columnValues(opened, [
      column("creator"),
      column("b"),
      column("a", { label: "A" }),
      column("c"),
    ]);
    const theirs = columnValues(opened, [column("creator"), column("b"), column("c")]);
    const rows = columnRows(mine, theirs).filter((row) => row.mine !== row.theirs);
    expect(rows).toEqual([
      { label: "列「A」", mine: "A", theirs: "（列を削除）" },
      { label: "列の順", mine: "creator、b、A、c", theirs: "creator、b、c" },
    ]);
  });
});
