import { describe, expect, it } from "vitest";
import { kindCounter, kindOf } from "./errorKinds.ts";

const mail = (cell: string) => ({
  field: "email" as const,
  message: `「${cell}」はメールアドレスの形式ではありません。例: hanako@example.jp`,
});

describe("reasons of failed rows", () => {
  it("are the same whatever stands in the cell, and other ones in another field", () => {
    expect(kindOf(mail("a@"))).toEqual(kindOf(mail("花子")));
    expect(kindOf(mail("a@")).message).toBe(
      "「…」はメールアドレスの形式ではありません。例: hanako@example.jp",
    );
    expect(kindOf({ ...mail("a@"), field: "memo" }).key).not.toBe(kindOf(mail("a@")).key);
    const repeats = (row: number) =>
      kindOf({ field: null, message: `${row}行目と同じクリエイターで、内容が違います。` });
    expect(repeats(3)).toEqual(repeats(12_000));
  });

  it("count a row once each, the most frequent first, and are few", () => {
    const counter = kindCounter();
    const blank = { field: "display_name" as const, message: "表示名が空です。入力してください。" };
    expect(counter.add([mail("a"), mail("b"), blank])).toHaveLength(2);
    counter.add([blank]);
    expect(counter.all().map(({ field, rows }) => [field, rows])).toEqual([
      ["display_name", 2],
      ["email", 1],
    ]);
    for (let n = 0; n < 500; n += 1) counter.add([{ field: "memo", message: `理由${n}` }]);
    expect(counter.all()).toHaveLength(40);
  });
});
