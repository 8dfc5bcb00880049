import { afterEach, expect, it, vi } from "vitest";
import { discardForms, hasChanges, hasUnsavedWork, losesWork, markChanged } from "./unsavedWork.ts";

afterEach(() => {
  document.body.innerHTML = "";
});

it("is there while a form holds changes, and gone with what was kept of it once it is left", () => {
  const form = {};
  const discard = vi.fn();
  expect(hasUnsavedWork()).toBe(false);
  markChanged(form, true, { onDiscard: discard });
  expect(hasUnsavedWork()).toBe(true);
  markChanged(form, false);
  expect(hasUnsavedWork()).toBe(false);
  markChanged(form, true, { onDiscard: discard });
  discardForms();
  expect([hasChanges(), discard.mock.calls.length]).toEqual([false, 1]);
});

it.each([
  ["an open dialog", "<div role=dialog></div>", true],
  ["the panel of a filter", "<div role=dialog data-tsu-popover></div>", false],
  ["a field of such a panel", "<div role=dialog data-tsu-popover><input value=1000></div>", false],
  ["the menu of a narrow screen", "<div role=dialog><nav></nav></div>", false],
  ["a field that is being typed into", "<textarea autofocus>書きかけ</textarea>", true],
  ["an empty field with the focus", "<textarea></textarea>", false],
  ["the keyword of a search", "<input type=search value=はな>", false],
])("of %s is told from nothing", (_, html, isUnsaved) => {
  document.body.innerHTML = html;
  document.querySelector<HTMLElement>("textarea, input")?.focus();
  expect(hasUnsavedWork()).toBe(isUnsaved);
});

const here = { pathname: "/projects/p", search: "?view=sheet" };
const steps = {
  "a dialog that has saved, to another page": [{ pathname: "/chat", search: "" }, false],
  "a toast or a link to another page": [{ pathname: "/chat", search: "" }, true],
  "the back button to another page": [{ pathname: "/projects", search: "" }, true],
  "another view of the page": [{ pathname: "/projects/p", search: "?view=board" }, false],
  "the back button on the page": [{ pathname: "/projects/p", search: "?view=sheet&keyword=a" }, true],
  "a filter of the page": [{ pathname: "/projects/p", search: "?view=sheet&keyword=a" }, false],
} as const;
const asks = (what: string) => {
  document.body.innerHTML = `<p data-tsu-unsaved="${what}"></p>`;
  return Object.entries(steps).flatMap(([name, [to, isBack]]) => (losesWork(here, to, isBack) ? name : []));
};

it("is lost by the steps that take away where it stands, and by no others", () => {
  const [saved, link, back, view, backHere] = Object.keys(steps);
  expect(asks("form")).toEqual([saved, link, back]);
  expect(asks("cells")).toEqual([saved, link, back, view]);
  expect(asks("view")).toEqual([saved, link, back, view]);
  // A dialog that has saved goes to another page by itself.
  expect(asks("dialog")).toEqual([link, back, backHere]);
  expect(asks("")).toEqual([]);
});

it("is lost where a form hangs on a key of the address and that gets another value", () => {
  const form = {};
  markChanged(form, true, { hangsOn: ["by", "payee"] });
  const at = (search: string, pathname = "/payment-notices/new") => ({ pathname, search });
  const leaves = (to: Parameters<typeof losesWork>[1]) => losesWork(at("?by=hand&payee=c1&tab=a"), to, false);
  expect(leaves(at(""))).toBe(true);
  expect(leaves(at("?by=hand&payee=c2&tab=a"))).toBe(true);
  expect(leaves(at("?by=hand&payee=c1&tab=b"))).toBe(false);
  expect(leaves(at("?by=hand&payee=c1&tab=a", "/projects"))).toBe(true);
  markChanged(form, false);
});
