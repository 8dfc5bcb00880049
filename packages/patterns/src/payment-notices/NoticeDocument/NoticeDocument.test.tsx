import { render, screen } from "@testing-library/react";
import { noticeSheet } from "@tsumugi/contract";
import { expect, it } from "vitest";
import { sampleMixedNotice } from "../../testing/notices.ts";
import { NoticeDocument } from "./NoticeDocument.tsx";

/** Every text of a value, however deep. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === "string") return value === "" ? [] : [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

it("says on the screen every word that is printed", () => {
  render(<NoticeDocument notice={sampleMixedNotice} />);
  const page = screen.getByRole("article", { name: "支払通知書" }).textContent ?? "";
  const words = textsOf(
    noticeSheet({ ...sampleMixedNotice, subject: sampleMixedNotice.project?.name ?? "" }),
  );
  expect(words.length).toBeGreaterThan(60);
  expect(words.filter((word) => !page.includes(word))).toEqual([]);
});

it("names no number where a draft's second edition has none yet", () => {
  const draft = { ...sampleMixedNotice, subject: "", edition: 2, number: null };
  expect(noticeSheet(draft).edition).toBe("第2版（第1版を差し替え）");
  expect(noticeSheet({ ...draft, number: "PN-2026-0042" }).edition).toContain("第1版 No. PN-2026-0042 を");
});
