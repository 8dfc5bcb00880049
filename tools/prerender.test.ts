import { expect, it } from "vitest";
import { prerender } from "../app/prerender.tsx";

const { title, head, body } = prerender();

it("draws the whole form, and its title", () => {
  expect(title).toBe("サインイン | ツムギ");
  expect(body).toMatch(/^<div class="[^"]*">/);
  expect(
    [...body.matchAll(/<(?:h1|label|a)\b[^>]*>(?:<span\b[^>]*>)*([^<]+)/g)].map(([, text]) => text),
  ).toEqual(["サインイン", "メールアドレス", "パスワード", "パスワードを忘れたとき", "新規登録"]);
  expect(body).not.toContain("<!--$!-->");
});

it("cannot be submitted before somebody listens, and never into an address", () => {
  expect(body).toMatch(/<button[^>]* type="submit" disabled>サインイン<\/button>/);
  expect(body).toMatch(/<form[^>]* method="post"/);
});

it("has its styles in the head, none that the page's policy refuses, and no moment of the build", () => {
  expect(head).toContain("--tsu-brand:");
  const classes = [...body.matchAll(/class="(sc-[^"]*|t[0-9a-f]{7}[^"]*)"/g)].flatMap(([, names = ""]) =>
    names.split(" "),
  );
  expect(classes.some((name) => head.includes(`.${name}{`))).toBe(true);
  expect(body).not.toMatch(/<style|<meta| style=/);
  expect(head).not.toContain("<meta");
});
