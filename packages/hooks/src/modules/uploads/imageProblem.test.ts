import { describe, expect, it } from "vitest";
import { imageProblem } from "./imageProblem.ts";

const MB = 1024 * 1024;
const file = (type: string, size = 1000, name = "a") => ({ type, size, name });

describe("imageProblem", () => {
  it.each([
    ["image/jpeg", 1],
    ["image/png", 10 * MB],
    ["image/webp", 5 * MB],
  ])("lets %s of %i bytes pass", (type, size) => {
    expect(imageProblem(file(type, size))).toBeUndefined();
  });

  it.each([
    [file("image/svg+xml", 100, "図.svg"), /^許可されていないファイル形式/],
    [file("text/html", 100, "a.png"), /^許可されていないファイル形式/],
    [file("", 100, "メモ"), /^許可されていないファイル形式/],
    [file("image/gif"), /^許可されていないファイル形式/],
    [file("image/heic"), /^HEIC/],
    [file("", 100, "IMG_0001.HEIC"), /^HEIC/],
    [file("image/png", 0), /空です/],
    [file("image/png", 10 * MB + 1), /（10\.1MB。10MBまで）/],
    [file("image/png", 11 * MB), /（11MB。10MBまで）/],
  ])("names cause and cure for %o", (given, message) => {
    expect(imageProblem(given)).toMatch(message);
  });
});
