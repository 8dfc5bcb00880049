import { beforeEach, expect, it } from "vitest";
import { isAtWork } from "./isAtWork.ts";

beforeEach(() => {
  document.body.innerHTML = `<main><button>手動登録</button><input aria-label="検索"></main>`;
});

it("is nobody who only looks, or has just pressed a button", () => {
  expect(isAtWork()).toBe(false);
  document.querySelector("button")?.focus();
  expect(isAtWork()).toBe(false);
});

it("is whoever types", () => {
  document.querySelector("input")?.focus();
  expect(isAtWork()).toBe(true);
});

it.each(["dialog", "alertdialog", "menu"])("is whoever has opened a %s", (role) => {
  document.body.insertAdjacentHTML("beforeend", `<div role="${role}"></div>`);
  expect(isAtWork()).toBe(true);
});
