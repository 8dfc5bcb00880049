import { describe, expect, it } from "vitest";
import { fileProblem, pastedFile, tableSize } from "./handedIn.ts";

describe("what is handed in", () => {
  it("tells a workbook by its name and how to save it, and leaves text files alone", () => {
    expect(fileProblem("名簿.XLS")).toMatch(/Excel ブック.*CSV UTF-8.*貼り付けてください。$/);
    expect(fileProblem("名簿.xls")).toContain("Excel ブック");
    expect(fileProblem("名簿.numbers")).toContain("Numbers");
    for (const name of ["書類.PDF", "写真.jpeg", "名簿.docx", "名簿.zip"])
      expect(fileProblem(name)).toMatch(new RegExp(`^「${name}」は.*ください。$`));
    for (const name of ["名簿.csv", "xls.tsv", "名簿.xls.txt", "名簿.xlsx", "名簿.XLSM"])
      expect(fileProblem(name)).toBeUndefined();
  });

  it.each([
    ["表示名\tメール\r\nみお\ta@x.jp\r\n", { rows: 2, columns: 2 }],
    ["\uFEFF表示名,メール,メモ\nみお,a,b", { rows: 2, columns: 3 }],
    ["表示名\r\nみお\r\n\r\n", { rows: 2, columns: 1 }],
    ["一行だけの文", undefined],
    ["表示名\tメール\r\n", undefined],
    ["", undefined],
    ["\r\n\r\n", undefined],
  ])("counts rows and columns of %j", (text, size) => expect(tableSize(text)).toEqual(size));

  it("makes a file of a pasted table", async () => {
    const file = pastedFile("a\tb");
    expect([file.name, await file.text()]).toEqual(["貼り付けた表.tsv", "a\tb"]);
  });
});
