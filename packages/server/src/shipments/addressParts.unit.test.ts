import { expect, it } from "vitest";
import { addressParts, labelAddress } from "./addressParts.ts";

it.each([
  ["東京都渋谷区神宮前1-2-3 つむぎ荘101", "東京都渋谷区神宮前1-2-3", "つむぎ荘101"],
  ["東京都 渋谷区 神宮前１－２－３　つむぎ荘　101", "東京都 渋谷区 神宮前１－２－３", "つむぎ荘 101"],
  ["東京都 渋谷区神宮前1-2-3", "東京都 渋谷区神宮前1-2-3", ""],
  ["渋谷区神宮前 1-2-3 つむぎ荘", "渋谷区神宮前 1-2-3", "つむぎ荘"],
  ["渋谷区神宮前1丁目 2番3号 つむぎ荘 3F", "渋谷区神宮前1丁目 2番3号", "つむぎ荘 3F"],
  ["渋谷区神宮前1-2-3 101", "渋谷区神宮前1-2-3", "101"],
  ["渋谷区神宮前1丁目2番3号 101号室", "渋谷区神宮前1丁目2番3号", "101号室"],
  ["東京都渋谷区神宮前1-2-3\nつむぎ荘101", "東京都渋谷区神宮前1-2-3", "つむぎ荘101"],
  ["渋谷区神宮前一丁目二番三号 第2つむぎ荘 3F", "渋谷区神宮前一丁目二番三号", "第2つむぎ荘 3F"],
  ["〒150-0001 東京都渋谷区神宮前1-2-3 つむぎ荘", "〒150-0001 東京都渋谷区神宮前1-2-3", "つむぎ荘"],
  // Without a figure only the blank says where the building begins.
  ["京都市中京区一之船入町 つむぎ荘", "京都市中京区一之船入町", "つむぎ荘"],
  ["", "", ""],
])("%j is %j and %j on a label", (address, street, building) => {
  expect(addressParts(address)).toEqual([street, building]);
});

it.each([
  ["", "〒150-0008 東京都渋谷区神宮前9-1-2 ハイツ109号", "150-0008"],
  ["", "〒１５０ー０００８　東京都渋谷区神宮前9-1-2 ハイツ109号", "150-0008"],
  ["", "1500008\n東京都渋谷区神宮前9-1-2 ハイツ109号", "150-0008"],
  ["150-0008", "〒150-0008東京都渋谷区神宮前9-1-2 ハイツ109号", "150-0008"],
])("with %j, %j goes to the postal code apart", (postal_code, address, code) => {
  expect(labelAddress({ postal_code, address })).toEqual([code, "東京都渋谷区神宮前9-1-2", "ハイツ109号"]);
});

it("leaves an address whose code is another, or that begins with other figures", () => {
  const other = { postal_code: "100-0001", address: "〒150-0008 渋谷区神宮前9-1-2" };
  expect(labelAddress(other)).toEqual(["100-0001", "〒150-0008 渋谷区神宮前9-1-2", ""]);
  for (const address of ["渋谷区神宮前9-1-2", "090-1234-5678 渋谷区神宮前9-1-2"])
    expect(labelAddress({ postal_code: "", address })[0]).toBe("");
});
