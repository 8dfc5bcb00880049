import { expect, it } from "vitest";
import { projectColumn } from "../projects/projectColumns.schemas.ts";
import { signupCompanyBody } from "../signup/signup.schemas.ts";

const company = (name: string, user_name = "山本 美月") =>
  signupCompanyBody.safeParse({ name, user_name }).success;

it("takes no name that is a link: it stands in mails to people who know nobody here", () => {
  expect(company("つむぎ化粧品")).toBe(true);
  expect(company("A/B Cosmetics. 株式会社")).toBe(true);
  expect(company("http://evil.example/login")).toBe(false);
  expect(company("つむぎ化粧品", "山本 https://evil.example 今すぐ")).toBe(false);
  expect(company("つむぎ化粧品", "www.evil.example")).toBe(false);
});

it("takes no column named like what every object has by itself", () => {
  const taken = (key: string) => projectColumn.safeParse({ key, label: "列", type: "text" }).success;
  expect(["skin", "_a1", "constructor_2"].map(taken)).toEqual([true, true, true]);
  expect(["__proto__", "constructor"].map(taken)).toEqual([false, false]);
});
