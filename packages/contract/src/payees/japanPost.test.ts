import { expect, test } from "vitest";
import { fromJapanPost } from "./japanPost.ts";

test.each([
  ["10940", "12345671", { branch_code: "098", kind: "ordinary", number: "1234567" }],
  ["10170", "4871", { branch_code: "018", kind: "ordinary", number: "0000487" }],
  ["00120", "123456", { branch_code: "019", kind: "checking", number: "0123456" }],
] as const)("turns symbol %s and number %s into what other banks ask for", (symbol, number, account) => {
  expect(fromJapanPost(symbol, number)).toEqual(account);
});

test.each([
  ["20940", "12345671"],
  ["1094", "12345671"],
  ["10940", "12345670"],
  ["10940", "1"],
  ["00120", "1234567"],
  ["10940", "1234567a"],
])("refuses symbol %s with number %s", (symbol, number) => {
  expect(fromJapanPost(symbol, number)).toBeNull();
});
