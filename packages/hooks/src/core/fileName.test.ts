import { describe, expect, it } from "vitest";
import { fileNameOf, sanitizeFileName } from "./fileName.ts";

describe("fileNameOf", () => {
  it.each([
    [`attachment; filename*=UTF-8''%E6%A1%88%E4%BB%B6.csv`, "案件.csv"],
    [`attachment; filename="a.csv"; filename*=UTF-8''%E6%A1%88.csv`, "案.csv"],
    [`attachment; filename*=utf-8'ja'%E6%A1%88.csv; filename="a.csv"`, "案.csv"],
    [`attachment; filename="creators.csv"`, "creators.csv"],
    [`attachment; filename=creators.csv`, "creators.csv"],
    [`ATTACHMENT; FileName = "a b.csv"`, "a b.csv"],
    [`attachment; filename="a \\"b\\".csv"`, "a _b_.csv"],
    [`attachment; filename="x; filename*=UTF-8''evil.csv"`, "x; filename_=UTF-8''evil.csv"],
    [`attachment; filename*=UTF-8''%E6%A1; filename="fallback.csv"`, "fallback.csv"],
    [`attachment; filename*=ISO-8859-1''%A3.csv; filename="fallback.csv"`, "fallback.csv"],
    [`attachment`, "download.csv"],
    [`attachment; filename=""`, "download.csv"],
    [null, "download.csv"],
  ])("reads %s as %s", (header, expected) => {
    expect(fileNameOf(header, "download.csv")).toBe(expected);
  });
});

describe("sanitizeFileName", () => {
  it.each([
    ["../../etc/passwd", "_.._etc_passwd"],
    ["C:\\Windows\\a.csv", "C__Windows_a.csv"],
    ["a\u0000b\r\n.csv", "a_b__.csv"],
    ["\u202efdp.csv", "_fdp.csv"],
    ["...", "download"],
    ["  ", "download"],
    [".hidden", "hidden"],
    ["髙橋・葛󠄀城 👨‍👩‍👧.csv", "髙橋・葛󠄀城 👨‍👩‍👧.csv"],
  ])("makes %j safe as %j", (name, expected) => {
    expect(sanitizeFileName(name)).toBe(expected);
  });

  it("shortens a long name and keeps its extension", () => {
    const name = sanitizeFileName(`${"あ".repeat(500)}.csv`);
    expect(name.length).toBe(180);
    expect(name.endsWith(".csv")).toBe(true);
  });
});
