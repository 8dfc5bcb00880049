import { describe, expect, it } from "vitest";
import { checkFiles, formatBytes, isAccepted } from "./fileCheck.ts";

const file = (name: string, type = "text/csv", size = 10) => ({ name, type, size });

describe("isAccepted", () => {
  it.each([
    [".csv,text/csv", file("名簿.CSV", ""), true],
    [".csv, text/csv", file("名簿", "text/csv"), true],
    ["image/*", file("写真.heic", "image/heic"), true],
    ["image/*", file("image.txt", "text/plain"), false],
    [".csv,", file("何でも", "x/y"), false],
    [undefined, file("何でも", ""), true],
  ])("takes by %j of %j: %j", (accept, one, expected) => {
    expect(isAccepted(one, accept)).toBe(expected);
  });
});

describe("checkFiles", () => {
  it("takes what fits and says of each other one why not", () => {
    const { accepted, refusals } = checkFiles(
      [
        file("a.csv"),
        file("写真.png", "image/png"),
        file("大きい.csv", "text/csv", 3_000_000),
        file("空.csv", "text/csv", 0),
      ],
      { accept: ".csv", maxSize: 1024 * 1024, room: 5 },
    );
    expect(accepted.map((one) => one.name)).toEqual(["a.csv"]);
    expect(refusals).toEqual([
      "「写真.png」は受け取れない形式です。形式を確かめて選び直してください。",
      "「大きい.csv」（2.9MB）は1MBを超えています。小さくするか、分けてください。",
      "「空.csv」は空のファイルです。中身を確かめてください。",
    ]);
  });

  it("counts what is over the number allowed", () => {
    const { accepted, refusals } = checkFiles([file("1"), file("2"), file("3")], { room: 1 });
    expect(accepted).toHaveLength(1);
    expect(refusals).toEqual([
      "数が多すぎるため、2件は受け取りませんでした。どれかを外して選び直してください。",
    ]);
  });
});

it("names sizes in the unit people use", () => {
  expect([850, 1536, 1024 * 1024 - 1, 50 * 1024 * 1024].map((size) => formatBytes(size))).toEqual([
    "850バイト",
    "1.5KB",
    "1MB",
    "50MB",
  ]);
});
