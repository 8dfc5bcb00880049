import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { componentStories } from "../testing/componentStories.ts";
import { componentGroups, titleOf } from "./componentGroups.ts";

const names = componentGroups.flatMap(([, group]) => group);
const folders = componentStories().map(({ name }) => name);

it("puts every component into one group", () => {
  expect(names.toSorted()).toEqual(folders.toSorted());
});

it("orders the sidebar by the same groups", () => {
  const preview = readFileSync(join(import.meta.dirname, "../../../../.storybook/preview.tsx"), "utf8");
  const order = /"部品",\s*\[([^\]]*)\]/.exec(preview)?.[1] ?? "";
  expect([...order.matchAll(/"(\w+ [^"]+)"/g)].map(([, title]) => title)).toEqual(names.map(titleOf));
});

it("names every component in Japanese too, so that a search for 「ボタン」 finds Button", () => {
  const titles = componentStories().map(({ source }) => /title: "部品\/([^"]+)"/.exec(source)?.[1]);
  expect(titles.toSorted()).toEqual(names.map(titleOf).toSorted());
});

it("knows the names that other systems use, so that a search for 「モーダル」 finds Dialog", () => {
  const found = (word: string) => names.filter((name) => titleOf(name).includes(word));
  expect(found("モーダル")).toEqual(["Dialog", "ConfirmDialog"]);
  expect(found("セレクト")).toEqual(["Select", "MultiSelect"]);
  expect(found("ツリー")).toEqual(["Tree"]);
  expect(found("ドロワー")).toEqual(["SidePanel"]);
});
