import { expect, it } from "vitest";
import type { TreeItem } from "./tree.types.ts";
import { choiceStates, toggleChoice } from "./treeChoice.ts";

const leaf = (key: string, more: Partial<TreeItem> = {}): TreeItem => ({ key, label: key, ...more });
const items = [
  leaf("contact", { children: [leaf("mail"), leaf("phone"), leaf("address", { disabled: true })] }),
  leaf("terms", { children: [leaf("fee"), leaf("rights", { children: [leaf("until")] })] }),
  leaf("later", { hasChildren: true }),
];
const states = (...chosen: string[]) => Object.fromEntries(choiceStates(items, new Set(chosen)));

it("half chooses what holds a part of the chosen, however deep", () => {
  expect(states("mail", "until")).toMatchObject({
    contact: "mixed",
    mail: true,
    phone: false,
    terms: "mixed",
    rights: true,
    later: false,
  });
  expect(states("fee", "until")).toMatchObject({ terms: true, contact: false });
});

it("takes the key of a branch for all that is below it", () => {
  expect(states("terms")).toMatchObject({ terms: true, fee: true, rights: true, until: true });
  expect(toggleChoice(items, ["terms"], "fee")).toEqual(["until"]);
});

it("chooses all that is below a branch, and gives it back once all of it is chosen", () => {
  expect(toggleChoice(items, ["until"], "terms")).toEqual(["fee", "until"]);
  expect(toggleChoice(items, ["fee", "until"], "terms")).toEqual([]);
});

it("leaves alone what is disabled, so that a branch with such a one is given back when the rest is chosen", () => {
  expect(toggleChoice(items, [], "contact")).toEqual(["mail", "phone"]);
  expect(toggleChoice(items, ["mail", "phone"], "contact")).toEqual([]);
  expect(toggleChoice(items, ["address", "mail"], "contact")).toEqual(["mail", "phone", "address"]);
  expect(toggleChoice(items, ["mail"], "address")).toEqual(["mail"]);
});

it("does not reach below a disabled branch from above, and does from within", () => {
  const barred = [leaf("a", { children: [leaf("b", { disabled: true, children: [leaf("c")] }), leaf("d")] })];
  expect(toggleChoice(barred, [], "a")).toEqual(["d"]);
  expect(toggleChoice(barred, [], "b")).toEqual([]);
  expect(toggleChoice(barred, [], "c")).toEqual(["c"]);
});

it("keeps the order of the tree, and keys of branches that are not loaded", () => {
  expect(toggleChoice(items, ["unknown", "until"], "mail")).toEqual(["mail", "until", "unknown"]);
  expect(toggleChoice(items, [], "later")).toEqual(["later"]);
});

it("chooses everything, and gives it back", () => {
  const all = ["mail", "phone", "fee", "until", "later"];
  expect(toggleChoice(items, ["fee"])).toEqual(all);
  expect(toggleChoice(items, all)).toEqual([]);
});
