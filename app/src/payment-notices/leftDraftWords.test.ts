import { buildPersonRef } from "@tsumugi/mocks";
import { expect, test } from "vitest";
import { leftWords } from "./leftDraftWords.ts";

const by = buildPersonRef({ name: "高橋 直子" }, 3);
const left = (to: "issued" | "cancelled") => ({
  history: [
    {
      kind: "moved",
      at: "2026-11-20T00:00:00Z",
      from: "draft",
      to,
      mover: "issuer",
      by,
      reason: "",
      transfer: null,
    } as const,
    {
      kind: "moved",
      at: "2026-11-21T00:00:00Z",
      from: "issued",
      to: "cancelled",
      mover: "issuer",
      by,
      reason: "x",
      transfer: null,
    } as const,
  ],
});

test("the words say who ended a draft and how, whatever became of it later", () => {
  expect(leftWords(left("issued"), "me")).toBe("高橋 直子さんがこの支払通知書を発行しました");
  expect(leftWords(left("cancelled"), "me")).toBe("高橋 直子さんがこの下書きを取り消しました");
  expect(leftWords(left("issued"), by.uid)).toBe("別の画面でこの支払通知書を発行しました");
  expect(leftWords({ history: [] }, "me")).toBe("この下書きは変更できなくなりました");
});
