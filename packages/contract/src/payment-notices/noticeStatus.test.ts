import { describe, expect, test } from "vitest";
import {
  canMoveNotice,
  type NoticeMover,
  type NoticeStatus,
  noticeStatuses,
  noticeStatusLabels,
  noticeStatusMoves,
  takesNewEdition,
} from "./noticeStatus.ts";

const movers: readonly NoticeMover[] = ["issuer", "payee", "operator", "system"];
const offered = (from: NoticeStatus, by: NoticeMover) =>
  noticeStatusMoves(from, by)
    .filter((move) => move.allowed)
    .map((move) => move.to);
const moveTo = (from: NoticeStatus, to: NoticeStatus, by: NoticeMover = "issuer") =>
  noticeStatusMoves(from, by).find((move) => move.to === to);

describe("noticeStatusMoves", () => {
  test("every status carries a label of its own", () => {
    expect(new Set(noticeStatuses.map((status) => noticeStatusLabels[status])).size).toBe(7);
  });

  test("a notice goes from draft to paid without a reason", () => {
    for (const [from, to, by] of [
      ["draft", "issued", "issuer"],
      ["issued", "confirmed", "payee"],
      ["confirmed", "approved", "issuer"],
      ["approved", "paid", "issuer"],
    ] as const) {
      expect([from, moveTo(from, to, by)]).toMatchObject([from, { allowed: true, needsReason: false }]);
    }
  });

  test("silence confirms an issued notice and nothing else", () => {
    expect(offered("issued", "system")).toEqual(["confirmed"]);
    expect(offered("confirmed", "system")).toEqual([]);
    // A disputed notice is cancelled by its next edition.
    expect(offered("disputed", "system")).toEqual(["cancelled"]);
    expect(offered("draft", "system")).toEqual([]);
  });

  test("nothing leads back to draft once amounts are frozen", () => {
    for (const from of noticeStatuses) {
      for (const by of movers) expect(canMoveNotice(from, "draft", by)).toBe(false);
    }
    expect(moveTo("issued", "draft")?.why).toContain("新しい版");
  });

  test("every step back takes a reason", () => {
    for (const [from, to] of [
      ["paid", "approved"],
      ["approved", "confirmed"],
      ["confirmed", "issued"],
      ["disputed", "issued"],
    ] as const) {
      expect([from, moveTo(from, to)]).toMatchObject([from, { allowed: true, needsReason: true }]);
    }
    expect(moveTo("paid", "confirmed")).toMatchObject({ allowed: false });
  });

  test("the payee confirms or disputes, and says what differs", () => {
    expect(offered("issued", "payee")).toEqual(["confirmed", "disputed"]);
    expect(moveTo("issued", "disputed", "payee")?.needsReason).toBe(true);
    expect(offered("confirmed", "payee")).toEqual(["disputed"]);
    expect(offered("disputed", "payee")).toEqual(["confirmed"]);
    expect(offered("draft", "payee")).toEqual([]);
    expect(offered("approved", "payee")).toEqual([]);
  });

  test("a confirmation recorded by the issuer takes a reason", () => {
    expect(moveTo("issued", "confirmed", "issuer")?.needsReason).toBe(true);
  });

  test("an unconfirmed notice is neither approved nor paid", () => {
    expect(offered("issued", "issuer")).toEqual(["confirmed", "disputed", "cancelled"]);
    expect(moveTo("issued", "paid")?.why).toContain("確認");
    expect(moveTo("disputed", "approved")?.allowed).toBe(false);
  });

  test("the operator corrects what is issued, always with a reason, and leaves drafts alone", () => {
    expect(offered("draft", "operator")).toEqual([]);
    expect(moveTo("draft", "issued", "operator")?.why).toContain("作成した企業");
    for (const from of noticeStatuses.filter((status) => status !== "draft")) {
      expect([from, offered(from, "operator")]).toEqual([from, offered(from, "issuer")]);
      for (const to of offered(from, "operator")) {
        expect([from, to, moveTo(from, to, "operator")?.needsReason]).toEqual([from, to, true]);
      }
    }
  });

  test("a paid notice is not cancelled before its payment is taken back", () => {
    expect(moveTo("paid", "cancelled")?.allowed).toBe(false);
    expect(moveTo("approved", "cancelled")).toMatchObject({ allowed: true, needsReason: true });
    expect(moveTo("draft", "cancelled")).toMatchObject({ allowed: true, needsReason: false });
  });

  test("a cancelled notice is closed", () => {
    for (const by of movers) expect(offered("cancelled", by)).toEqual([]);
  });

  test("a new edition answers a dispute, and a notice whose new edition was discarded", () => {
    const of = (status: NoticeStatus, next_uid: string | null, ...from: (NoticeStatus | null)[]) =>
      takesNewEdition({ status, next_uid, history: from.map((each) => ({ from: each })) });
    expect(of("disputed", null, null, "draft", "issued")).toBe(true);
    expect(of("cancelled", null, null, "draft", "issued", "disputed", "cancelled")).toBe(true);
    expect(of("cancelled", "next", null, "draft", "issued", "disputed", "cancelled")).toBe(false);
    expect(of("cancelled", null, null, "draft", "issued")).toBe(false);
    expect(of("issued", null, null, "draft")).toBe(false);
  });

  test("every refused move says why and what to do", () => {
    for (const from of noticeStatuses) {
      for (const by of movers) {
        const listed = noticeStatusMoves(from, by);
        expect(listed.map((m) => m.to)).toEqual(noticeStatuses.filter((to) => to !== from));
        for (const m of listed) {
          expect(m.allowed).toBe(canMoveNotice(from, m.to, by));
          expect(m.allowed ? m.why : m.why?.endsWith("。")).toBe(m.allowed ? undefined : true);
        }
      }
    }
  });
});
