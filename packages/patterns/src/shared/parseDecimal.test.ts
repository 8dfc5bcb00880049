import { expect, it } from "vitest";
import { parseDecimal } from "./parseDecimal.ts";

it("reads a number of at most four decimals, and says of any other what is wrong with it", () => {
  expect(parseDecimal(" ")).toEqual({ value: null });
  expect(parseDecimal("△１．２５")).toEqual({ value: -1.25 });
  expect(parseDecimal("0.12345")).toEqual({
    error: "小数は第4位まで入力できます。桁を減らしてください。",
  });
  expect(parseDecimal("十二")).toEqual({
    error: "数字として読み取れませんでした。「12.5」のように入力してください。",
  });
});
