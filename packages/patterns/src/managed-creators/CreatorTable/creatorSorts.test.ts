import { describe, expect, it } from "vitest";
import { creatorColumns } from "./creatorColumns.tsx";
import { creatorSorts } from "./creatorSorts.ts";

const valuesOf = (sorts: ReturnType<typeof creatorSorts>) => sorts.map(({ value }) => value);

describe("creatorSorts", () => {
  it("offers the orders of the columns, and none by a fee to who sees no fees", () => {
    expect(valuesOf(creatorSorts(creatorColumns({}), undefined))).toContain("-last_fee");
    expect(valuesOf(creatorSorts(creatorColumns({ showFees: false }), undefined))).not.toContain("-last_fee");
  });

  it("names an order that was chosen at a head of the table", () => {
    const customFields = [
      { uid: "size", label: "靴のサイズ", type: "number" as const, options: [], archived_at: null },
    ] as unknown as Parameters<typeof creatorColumns>[0]["customFields"];
    const columns = creatorColumns({ customFields });
    expect(creatorSorts(columns, "-custom-size").at(-1)).toEqual({
      value: "-custom-size",
      label: "靴のサイズの降順",
    });
    // Of a field that is no more there is nothing to say.
    expect(valuesOf(creatorSorts(columns, "custom-gone"))).not.toContain("custom-gone");
  });
});
