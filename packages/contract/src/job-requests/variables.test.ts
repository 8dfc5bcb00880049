import { expect, it } from "vitest";
import { fillVariables, unknownVariables } from "./variables.ts";

it("fills each variable, also in wide braces and more than once", () => {
  const { text, unresolved } = fillVariables(
    "{氏名}様、｛商品名｝の件です。{ 氏名 }様の投稿をお願いします。",
    {
      氏名: "山田 花子",
      商品名: "つむぎクリーム",
    },
  );
  expect(text).toBe("山田 花子様、つむぎクリームの件です。山田 花子様の投稿をお願いします。");
  expect(unresolved).toEqual([]);
});

it("leaves no brace of a doubled pair around what it puts in", () => {
  const 短縮URL = "https://tsumugi.test/s/abcd2345";
  expect(fillVariables("リンク: {{短縮URL}}、｛｛ 短縮URL ｝｝ {短縮URL}", { 短縮URL })).toEqual({
    text: `リンク: ${短縮URL}、${短縮URL} ${短縮URL}`,
    unresolved: [],
  });
  expect(fillVariables("{{短縮URL}}", {})).toEqual({ text: "{{短縮URL}}", unresolved: ["短縮URL"] });
  expect(unknownVariables("{{商品}} {{氏名}}")).toEqual(["商品"]);
});

it("names what has no value, and leaves its braces in the text", () => {
  expect(fillVariables("{SNSのURL} と {投稿期間}", { SNSのURL: " " })).toEqual({
    text: "{SNSのURL} と {投稿期間}",
    unresolved: ["SNSのURL", "投稿期間"],
  });
});

it("does not fill what a value brings along", () => {
  expect(fillVariables("{氏名}", { 氏名: "{商品名}", 商品名: "x" }).text).toBe("{商品名}");
});

it("knows a typing error from a variable", () => {
  expect(unknownVariables("{氏名} {商品} {商品} {ＳＮＳのＵＲＬ}")).toEqual(["商品"]);
  expect(unknownVariables("a { b\nc } d")).toEqual([]);
});
