import { describe, expect, it } from "vitest";
import { postalNote, withTown } from "./postalFill.ts";

const jingumae = { prefecture: "東京都", city: "渋谷区", town: "神宮前" };
const yatomi = { prefecture: "愛知県", city: "弥富市", town: "" };
const kisosaki = { prefecture: "三重県", city: "桑名郡木曽岬町", town: "" };

describe("the note on a postal code", () => {
  it("an empty address is filled in, and what was there can come back", () => {
    expect(postalNote([jingumae], " ")).toEqual({
      kind: "filled",
      before: " ",
      after: "東京都渋谷区神宮前",
    });
  });

  it("what was typed stays: the town is offered, before a bare number, in place of another town", () => {
    expect(postalNote([jingumae], "1-2-3 糸ビル")).toEqual({
      kind: "offer",
      after: "東京都渋谷区神宮前1-2-3 糸ビル",
    });
    expect(postalNote([jingumae], "大阪府大阪市北区梅田1")).toEqual({
      kind: "offer",
      after: "東京都渋谷区神宮前",
    });
  });

  it("nothing is said where the address says it already, in whatever width", () => {
    expect(postalNote([jingumae], "東京都 渋谷区神宮前１－２")).toBeNull();
    expect(postalNote([jingumae, { ...jingumae, town: "千駄ヶ谷" }], "東京都渋谷区千駄ヶ谷1")).toBeNull();
  });

  it("several towns are offered and none is put in", () => {
    expect(postalNote([yatomi, kisosaki], "")).toEqual({ kind: "choose", towns: [yatomi, kisosaki] });
  });

  it("a code that nobody knows is named", () => {
    expect(postalNote([], "東京都")).toEqual({ kind: "unknown" });
  });

  it("a county is no prefecture, and a town in Kyoto has one", () => {
    expect(withTown(jingumae, "桑名郡1")).toBe("東京都渋谷区神宮前桑名郡1");
    expect(withTown(jingumae, "京都府京都市上京区")).toBe("東京都渋谷区神宮前");
  });
});
