import type { Role } from "@tsumugi/contract";
import { expect, test } from "vitest";
import { brandNavigation, isCurrent, lockedReason, openTo, operatorNavigation } from "./navigationItems.ts";

const currentLabels = (pathname: string) =>
  brandNavigation
    .flatMap((group) => group.items)
    .filter((item) => isCurrent(item, pathname, brandNavigation))
    .map((item) => item.label);

test("marks one place of the navigation as the present one", () => {
  expect(currentLabels("/")).toEqual(["ホーム"]);
  expect(currentLabels("/creators/import")).toEqual(["クリエイター管理"]);
  expect(currentLabels("/creators/search/c1")).toEqual(["クリエイター検索"]);
  expect(currentLabels("/projects/p1/report")).toEqual(["案件"]);
  expect(currentLabels("/help")).toEqual([]);
});

test("locks an item whose feature is not granted, and says why", () => {
  const search = brandNavigation
    .flatMap((group) => group.items)
    .find((item) => item.feature === "creator_search");
  expect(search && lockedReason(search, () => false)).toContain("契約に含まれていません");
  expect(search && lockedReason(search, () => true)).toBeUndefined();
});

test("offers nobody what opens only a lock", () => {
  const offered = (role: Role) =>
    openTo(role, brandNavigation).flatMap(({ items }) => items.map(({ label }) => label));
  expect(offered("admin")).toEqual(brandNavigation.flatMap(({ items }) => items.map(({ label }) => label)));
  expect(offered("staff")).toContain("支払通知書");
  expect(offered("staff")).not.toContain("操作の記録");
  expect(offered("viewer")).not.toContain("支払通知書");
  expect(offered("viewer")).toContain("レポート");
});

test("leads operators home, too", () => {
  expect(operatorNavigation[0]?.items[0]).toMatchObject({ label: "ホーム", href: "/" });
});

test("leads every item somewhere of its own", () => {
  for (const navigation of [brandNavigation, operatorNavigation]) {
    const hrefs = navigation.flatMap((group) => group.items).map((item) => item.href);
    expect(new Set(hrefs).size).toBe(hrefs.length);
  }
});
