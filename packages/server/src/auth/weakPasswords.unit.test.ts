import { expect, it } from "vitest";
import { refuseWeakPassword } from "./weakPasswords.ts";

const EMAIL = "hanako.sato@minato.example.jp";
const answer = (password: string) =>
  refuseWeakPassword(password, EMAIL).then(
    () => "taken",
    ({ detail }: { detail: { fields: object } }) => Object.keys(detail.fields).join(),
  );

it.each([
  "password1234",
  "P@ssw0rd2024",
  "iloveyou123",
  "qwertyuiop",
  "1234567890",
  "aaaaaaaaaaaaaaaaaaaa",
  "さくらさくらさくらさくら",
  "tsumugi-demo",
  " Tsumugi-Demo",
  EMAIL,
  "hanako.sato2024",
  "minato12345",
])("refuses %s", async (password) => {
  expect(await answer(password)).toBe("password");
});

it.each(["kasa-to-densha-no-asa", "傘と電車の朝ごはんです", "x9Tq!mR2vL", "brand new password"])(
  "takes %s",
  async (password) => {
    expect(await answer(password)).toBe("taken");
  },
);
