import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { distinctNames, safeName, zipped } from "./zipNotices.ts";

describe("names in the archive", () => {
  it("are taken by every file system", () => {
    expect(safeName("PN-2026-0001_佐々木 美桜")).toBe("PN-2026-0001_佐々木 美桜");
    expect(safeName('PN-1_山田/太郎:*?"<>|\\\u0000\u202e')).toBe("PN-1_山田太郎");
    expect(safeName("PN-1_合同会社. . ")).toBe("PN-1_合同会社");
    expect(safeName("con")).toBe("_con");
    expect(safeName("あ".repeat(300))).toHaveLength(100);
  });

  it("are told apart where they are the same", () => {
    expect(distinctNames(["a.pdf", "b.pdf", "A.pdf", "a.pdf"])).toEqual([
      "a.pdf",
      "b.pdf",
      "A (2).pdf",
      "a (3).pdf",
    ]);
  });
});

it("writes each document whole, and reads none before its turn", async () => {
  const read: string[] = [];
  const entry = (name: string) => ({
    name,
    read: async () => {
      read.push(name);
      return new TextEncoder().encode(`%PDF ${name}`);
    },
  });
  const pieces = zipped([entry("一.pdf"), entry("二.pdf")], new Date(2026, 10, 20));
  const parts: Uint8Array[] = [];
  for await (const piece of pieces) {
    if (parts.length === 0) expect(read).toEqual(["一.pdf"]);
    parts.push(piece);
  }
  const files = unzipSync(new Uint8Array(Buffer.concat(parts)));
  expect(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ["一.pdf", "%PDF 一.pdf"],
    ["二.pdf", "%PDF 二.pdf"],
  ]);
});
