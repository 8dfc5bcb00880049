import { expect, it } from "vitest";
import { fileKind, kindIcon } from "./fileKind.ts";

it("takes the end of the name for the kind, and nothing that only looks like one", () => {
  expect(fileKind("請求書.pdf")).toBe("PDF");
  expect(fileKind("archive.tar.gz")).toBe("GZ");
  expect(fileKind("写真.JPEG")).toBe("JPEG");
  for (const name of ["README", ".gitignore", "2026.11.24", "第1版. 最終", "長い.description", "終わり."])
    expect(fileKind(name)).toBeUndefined();
});

it("draws pictures, tables and films as such, and all else as a document", () => {
  expect(["png", "XLSX", "mov", "PDF", undefined].map(kindIcon)).toEqual([
    "image",
    "table",
    "play",
    "document",
    "document",
  ]);
});
