import { expect, test } from "vitest";
import { accountBody, blankAccount } from "./bankAccountValues.ts";

const typed = {
  ...blankAccount,
  bank_code: "0009",
  branch_code: "211",
  number: "12345",
  holder_kana: "やまだ",
};

test("fills a short number with zeros", () => {
  expect(accountBody(typed)).toEqual({
    body: {
      bank_code: "0009",
      branch_code: "211",
      kind: "ordinary",
      number: "0012345",
      holder_kana: "やまだ",
    },
  });
});

test("turns symbol and number of a passbook into branch and account, with full width and hyphens", () => {
  const post = {
    ...typed,
    bank_code: "9900",
    branch_code: "",
    symbol: "１０９４０",
    passbook_number: "1234-5671",
  };
  expect(accountBody(post)).toEqual({
    body: {
      bank_code: "9900",
      branch_code: "098",
      kind: "ordinary",
      number: "1234567",
      holder_kana: "やまだ",
    },
  });
});

test("names what is missing by its field", () => {
  expect(accountBody(blankAccount)).toEqual({
    problems: { bank_code: "銀行を選んでください。", holder_kana: "口座名義をカナで入力してください。" },
  });
  expect(accountBody({ ...typed, branch_code: "", number: "123456789" })).toHaveProperty(
    "problems.branch_code",
  );
  expect(accountBody({ ...typed, bank_code: "9900" })).toHaveProperty("problems.symbol");
});
