import { describe, expect, it } from "vitest";
import { findTowns } from "./postal-codes.service.ts";

const townsOf = (postal_code: string) => findTowns({ kind: "visitor" }, { postal_code });

describe("the towns of a postal code", () => {
  it("one code is one town, without the notes that Japan Post adds in brackets", async () => {
    expect(await townsOf("1500001")).toEqual({
      items: [{ prefecture: "東京都", city: "渋谷区", town: "神宮前" }],
    });
    expect((await townsOf("9218046")).items[0]?.town).toBe("大桑町");
  });

  it("one code may be many towns, also in two prefectures, and all are answered", async () => {
    expect((await townsOf("4520961")).items).toHaveLength(66);
    expect((await townsOf("4980000")).items).toEqual([
      { prefecture: "愛知県", city: "弥富市", town: "" },
      { prefecture: "三重県", city: "桑名郡木曽岬町", town: "" },
    ]);
  });

  it("a code that begins with 0 keeps it, and one that nobody knows has none", async () => {
    expect((await townsOf("0640941")).items).toEqual([
      { prefecture: "北海道", city: "札幌市中央区", town: "旭ケ丘" },
    ]);
    expect(await townsOf("0000000")).toEqual({ items: [] });
  });
});
