import { afterEach, beforeEach, expect, test } from "vitest";
import { afterPress, watchPresses } from "./press.ts";

let seen: string[] = [];
let stop: () => void = () => undefined;
const fire = (name: string) => document.body.dispatchEvent(new MouseEvent(name, { bubbles: true }));
/** Timers of the same delay run in the order in which they were set. */
const nextTimer = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  seen = [];
  stop = watchPresses();
});
afterEach(() => stop());

test("without a press it is done at once", () => {
  afterPress(() => seen.push("checked"));
  expect(seen).toEqual(["checked"]);
});

test("what a press sets off comes after its click", async () => {
  fire("mousedown");
  afterPress(() => seen.push("checked"));
  fire("mouseup");
  seen.push("click");
  await nextTimer();
  expect(seen).toEqual(["click", "checked"]);
});

test("a field's own blur ends no press", () => {
  const field = document.createElement("input");
  document.body.append(field);
  fire("mousedown");
  field.dispatchEvent(new FocusEvent("blur"));
  afterPress(() => seen.push("checked"));
  expect(seen).toEqual([]);
  field.remove();
});

test("a press that ends outside the window holds nothing back", async () => {
  fire("mousedown");
  afterPress(() => seen.push("checked"));
  window.dispatchEvent(new FocusEvent("blur"));
  await nextTimer();
  expect(seen).toEqual(["checked"]);
});

test("a press whose end a menu of the system took holds nothing back from the keyboard", () => {
  fire("mousedown");
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true }));
  afterPress(() => seen.push("checked"));
  expect(seen).toEqual(["checked"]);
});

test("the last one to watch leaves nothing behind", async () => {
  const other = watchPresses();
  fire("mousedown");
  afterPress(() => seen.push("checked"));
  other();
  stop();
  stop = watchPresses();
  afterPress(() => seen.push("at once"));
  await nextTimer();
  expect(seen).toEqual(["at once"]);
});
