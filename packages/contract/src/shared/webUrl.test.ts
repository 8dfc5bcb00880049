import { expect, it } from "vitest";
import { webUrl } from "./wire.ts";

const causeOf = (value: string) => webUrl.safeParse(value).error?.issues[0]?.message;

it("says what is wrong with an address that is not one of the web, and with one that is broken", () => {
  expect(causeOf("https://cosme.example.jp/p?color=2#buy")).toBeUndefined();
  for (const other of ["cosme.example.jp", "ftp://cosme.example.jp/", "javascript:alert(1)", ""])
    expect(causeOf(other)).toMatch(/で始まるURL/);
  for (const broken of ["https://", "https://cosme example.jp/", "http://[::/"])
    expect(causeOf(broken)).toMatch(/URLの形が正しくありません/);
});
