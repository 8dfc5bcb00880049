import { describe, expect, it } from "vitest";
import { type BulkRow, planBulk } from "./planBulk.ts";

const AT = new Date("2026-11-20T00:00:00Z");
const row = (values: Partial<BulkRow> = {}): BulkRow => ({
  uid: "a",
  display_name: "はな",
  tags: ["東京"],
  owner_uid: null,
  stage: "prospect",
  custom_values: {},
  archived_at: null,
  erased_at: null,
  updated_at: AT,
  version: 3,
  ...values,
});
const reasons = (rows: BulkRow[], action: Parameters<typeof planBulk>[1]) =>
  planBulk(rows, action, AT).skipped.map(({ reason }) => reason);

describe("planBulk", () => {
  it("adds tags at the end, each once, and leaves alone who has them all", () => {
    const { changes } = planBulk(
      [row({ tags: ["b", "a"] })],
      { kind: "add_tags", tags: ["a", "c", "c"] },
      AT,
    );
    expect(changes.map(({ after }) => after.tags)).toEqual([["b", "a", "c"]]);
    expect(reasons([row()], { kind: "add_tags", tags: ["東京"] })).toEqual(["unchanged"]);
  });

  it("refuses the thirty-first tag of a record and still changes the others", () => {
    const full = row({ uid: "full", tags: Array.from({ length: 30 }, (_, n) => `t${n}`) });
    const plan = planBulk([full, row()], { kind: "add_tags", tags: ["新規"] }, AT);
    expect(plan.skipped).toEqual([{ uid: "full", display_name: "はな", reason: "tag_limit" }]);
    expect(plan.changes).toHaveLength(1);
  });

  it("leaves archived and erased records alone, but for bringing archived ones back", () => {
    const archived = row({ archived_at: AT });
    const erased = row({ archived_at: AT, erased_at: AT });
    expect(reasons([archived, erased], { kind: "set_stage", stage: "active" })).toEqual([
      "archived",
      "erased",
    ]);
    const back = planBulk([archived, erased, row()], { kind: "restore" }, AT);
    expect(back.changes.map(({ after }) => after.archived_at)).toEqual([null]);
    expect(back.skipped.map(({ reason }) => reason)).toEqual(["erased", "unchanged"]);
  });

  it("touches nothing else than what the action names", () => {
    const before = row({ owner_uid: "m1", stage: "active" });
    const [change] = planBulk([before], { kind: "set_owner", owner_uid: null }, AT).changes;
    expect(change?.after).toEqual({
      tags: ["東京"],
      owner_uid: null,
      stage: "active",
      custom_values: {},
      archived_at: null,
    });
  });
});
