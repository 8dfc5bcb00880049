import { exportColumns } from "@tsumugi/contract";
import type { TreeItem } from "@tsumugi/ui";
import { expect, it } from "vitest";
import { exportTree } from "./exportTree.ts";

const own = (uid: string, label: string) => ({ uid, label, type: "text" as const, options: [] });
const leaves = (items: readonly TreeItem[]): string[] =>
  items.flatMap((item) => (item.children ? leaves(item.children) : [item.key]));

it("has every column of a file once, and the company's own", () => {
  const keys = leaves(exportTree(true, [own("a", "契約書"), own("b", "肌質")]));
  expect([...keys].sort()).toEqual([...exportColumns, "custom-a", "custom-b"].sort());
});

it("has no fee for those who see none", () => {
  expect(leaves(exportTree(true, [])).includes("last_fee")).toBe(true);
  expect(leaves(exportTree(false, [])).includes("last_fee")).toBe(false);
});

it("opens no section for a single column", () => {
  const labels = (customFields: Parameters<typeof exportTree>[1]) =>
    exportTree(true, customFields).map(({ label, children }) => `${label}${children ? "…" : ""}`);
  expect(labels([own("a", "契約書")])).toEqual([
    "プロフィール…",
    "SNSアカウント",
    "分類と担当…",
    "連絡先…",
    "取引条件…",
    "契約書",
    "記録の情報…",
  ]);
  expect(labels([])).not.toContain("自社の項目…");
});
