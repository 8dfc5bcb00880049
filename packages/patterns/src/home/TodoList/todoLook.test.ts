import { buildTodo } from "@tsumugi/mocks";
import { expect, test } from "vitest";
import { foldNames, foldPlace } from "./todoLook.ts";

const named = (...names: readonly string[]) =>
  names.map((name, n) => buildTodo({ kind: "reply", creator: { uid: name, name, image: null } }, n + 1));

test("names each person of a fold once, and how many rows are not among the named", () => {
  expect(foldNames({ items: named("はな", "ゆい"), total: 2 })).toBe("はな、ゆい");
  expect(foldNames({ items: named("はな", "ゆい", "めい"), total: 8 })).toBe("はな、ゆい、めいほか5件");
  expect(foldNames({ items: named("はな", "はな", "ゆい"), total: 3 })).toBe("はな、ゆい");
  expect(foldNames({ items: [buildTodo({ kind: "import", creator: null })], total: 2 })).toBe("");
});

test("says where a fold without a project belongs", () => {
  expect(foldPlace({ kind: "reply", project: { uid: "p", name: "春の新商品" } })).toBe("春の新商品");
  expect(foldPlace({ kind: "reply", project: null })).toBe("案件の外");
  expect(foldPlace({ kind: "import", project: null })).toBe("CSV一括登録");
});
