import { expect, it } from "vitest";
import { isEmailAddress } from "./emailAddress.ts";
import { email } from "./wire.ts";

it.each([
  ["hanako@example.jp", true],
  ["h.sato+pr@mail.example.co.jp", true],
  ["o'neil@example.jp", true],
  ["田中", false],
  ["tanaka＠example.jp", false],
  ["x@y", false],
  ["a..b@example.jp", false],
  [".a@example.jp", false],
  ["a b@example.jp", false],
  ["<a@example.jp>", false],
  [`${"a".repeat(250)}@example.jp`, false],
])("judges %j as the schema of the bodies does", (text, isAddress) => {
  expect([isEmailAddress(text), email.safeParse(text).success]).toEqual([isAddress, isAddress]);
});
