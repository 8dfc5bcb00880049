import { render, screen } from "@testing-library/react";
import { noticeSheet, periodEnds } from "@tsumugi/contract";
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

it("writes every day in one way, both ends of a period on a line of their own", () => {
  const [line] = sampleMixedNotice.lines;
  const days = (transaction_on: string, transaction_ends_on: string | null) => {
    const lines = line ? [{ ...line, transaction_on, transaction_ends_on }] : [];
    return noticeSheet({ ...sampleMixedNotice, subject: "", lines }).rows[0]?.days ?? "";
  };
  expect(days("2026-11-02", null)).toBe("2026年11月2日");
  expect(days("2026-11-02", "2026-11-02")).toBe("2026年11月2日");
  expect(days("2026-11-02", "2026-12-15")).toBe("2026年11月2日〜12月15日");
  expect(days("2026-12-18", "2027-01-02")).toBe("2026年12月18日〜2027年1月2日");
  expect(periodEnds(days("2026-12-18", "2027-01-02"))).toEqual(["2026年12月18日〜", "2027年1月2日"]);
  const words = textsOf(noticeSheet({ ...sampleMixedNotice, subject: "" }));
  expect(words.filter((word) => /\d{4}[/-]\d{1,2}[/-]\d{1,2}/.test(word))).toEqual([]);
});
