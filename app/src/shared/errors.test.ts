import { ApiError } from "@tsumugi/hooks";
import { expect, test } from "vitest";
import { fullMessageOf } from "./errors.ts";

const refused = {
  status: 400,
  statusText: "Bad Request",
  code: "invalid_request",
  message: "入力内容に誤りがあります。表示された項目を直してください。",
  requestId: "r-1",
};

test("where no field can be marked, what is wrong with the values is said itself", () => {
  const late = "過ぎた日時です。これからの日時を選んでください。";
  expect(fullMessageOf(new ApiError({ ...refused, fields: { send_at: late, again: late } }))).toBe(late);
});

test("without such details the message comes with the number for inquiries", () => {
  expect(fullMessageOf(new ApiError(refused))).toBe(`${refused.message}（お問い合わせ番号: r-1）`);
});
