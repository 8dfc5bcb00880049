import { afterEach, expect, it } from "vitest";
import { hasUnsavedWork, markChanged } from "./unsavedWork.ts";

afterEach(() => {
  document.body.innerHTML = "";
});

it("is there while a form holds changes", () => {
  const form = {};
  expect(hasUnsavedWork()).toBe(false);
  markChanged(form, true);
  expect(hasUnsavedWork()).toBe(true);
  markChanged(form, false);
  expect(hasUnsavedWork()).toBe(false);
});

it.each([
  ["an open dialog", "<div role=dialog></div>", true],
  ["a field that is being typed into", "<textarea autofocus>書きかけ</textarea>", true],
  ["an empty field with the focus", "<textarea></textarea>", false],
  ["the keyword of a search", "<input type=search value=はな>", false],
])("of %s is told from nothing", (_, html, isUnsaved) => {
  document.body.innerHTML = html;
  document.querySelector<HTMLElement>("textarea, input")?.focus();
  expect(hasUnsavedWork()).toBe(isUnsaved);
});
