import { noticeTotals } from "@tsumugi/contract";
import { beforeEach, describe, expect, test } from "vitest";
import * as mocks from "./index.ts";

const builders = Object.entries<unknown>(mocks).filter(
  (entry): entry is [string, () => unknown] =>
    /^build(?!List$|NoticeTotals$|Comments$)/.test(entry[0]) && typeof entry[1] === "function",
);

beforeEach(() => mocks.resetCounters());

describe("fixtures", () => {
  test("there are builders to look at", () => {
    expect(builders.length).toBeGreaterThan(35);
  });

  test.each(builders)("%s gives the same every time and keeps to the local machine", (_, build) => {
    const first = build();
    mocks.resetCounters();
    expect(build()).toEqual(first);
    for (const [, image] of JSON.stringify(first).matchAll(/"(?:image|thumbnail)":"([^"]*)"/g)) {
      expect(image).toMatch(/^data:image\/svg\+xml,/);
    }
  });

  test("two without a number differ, one with a number is always the same", () => {
    expect(mocks.buildManagedCreator().uid).not.toBe(mocks.buildManagedCreator().uid);
    expect(mocks.buildManagedCreator({}, 5)).toEqual(mocks.buildManagedCreator({}, 5));
    expect(mocks.buildList(mocks.buildComment, 3).map((comment) => comment.seq)).toEqual([1, 2, 3]);
  });

  test("pages of a list are whole, without a gap, and end", () => {
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = mocks.pageBy(mocks.buildGenre, 7, { limit: 3, ...(cursor && { cursor }) });
      seen.push(...page.items.map((genre) => genre.uid));
      expect(page.total).toBe(7);
      cursor = page.next_cursor;
    } while (cursor);
    expect(seen).toEqual(mocks.buildList(mocks.buildGenre, 7).map((genre) => genre.uid));
    expect(mocks.pageBy(mocks.buildGenre, 0, { limit: 3 })).toEqual({
      items: [],
      next_cursor: null,
      total: 0,
    });
  });

  test("overrides win", () => {
    expect(mocks.buildProject({ name: mocks.LONG_NAME }).name).toBe(mocks.LONG_NAME);
    expect(mocks.buildPost({ title: "" }).title).toBe("");
  });

  test("the long name has 40 characters", () => {
    expect([...mocks.LONG_NAME]).toHaveLength(40);
  });

  test("amounts of a notice follow from its lines", () => {
    for (const notice of mocks.buildList(mocks.buildPaymentNotice, 7)) {
      const { subtotal, tax, withholding, payable } = noticeTotals(notice.lines, "floor");
      expect(notice).toMatchObject({ subtotal, tax, withholding, payable });
      expect(notice.due_on <= notice.legal_latest_on).toBe(true);
      expect(notice.history.at(-1)?.to).toBe(notice.status);
    }
  });

  test("rows of an import add up", () => {
    const { total, created, updated, skipped, failed } = mocks.buildImportTask();
    expect(created + updated + skipped + failed).toBe(total);
  });

  test("days are days in Japan around the fixed present", () => {
    expect([mocks.dayFromToday(0), mocks.dayFromToday(11), mocks.dayFromToday(-20)]).toEqual([
      mocks.TODAY,
      "2026-12-01",
      "2026-10-31",
    ]);
    expect(mocks.minutesAgo(90)).toBe("2026-11-19T23:30:00.000Z");
  });

  test("comments come newest first", () => {
    expect(mocks.buildComments(3, 5).map((comment) => comment.seq)).toEqual([5, 4, 3]);
  });
});
