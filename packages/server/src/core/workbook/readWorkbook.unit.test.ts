import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { bookOf, sheetXml } from "../../testing/workbooks.ts";
import { whyNoWorkbook } from "./kinds.ts";
import { readWorkbook } from "./readWorkbook.ts";
import { cellsWithin, cellText, numberText, sheetNames } from "./workbookCells.ts";

const rowsOf = async (bytes: Uint8Array, sheet?: string) =>
  (await readWorkbook(bytes, sheet))?.text.split("\n");

describe("a workbook", () => {
  it("is read as text, its blank rows counted, its first sheet with data by default", async () => {
    const book = bookOf({
      空: "",
      "名簿 & <1>": sheetXml([
        [1, ["表示名", "メモ"]],
        [4, ["花子", '引用"と,\n改行']],
        [6, ["太郎", ""]],
        [9, [" ", ""]],
      ]),
    });
    const { text, sheet, names } = (await readWorkbook(book)) ?? {};
    expect(text).toBe('表示名,メモ\n\n\n花子,"引用""と,\n改行"\n\n太郎,\n');
    expect({ sheet, names }).toEqual({ sheet: "名簿 & <1>", names: ["空", "名簿 & <1>"] });
  });
  it("keeps dates as dates and numbers as they were typed", async () => {
    const cells =
      '<c r="A1" s="1"><v>46477</v></c><c r="B1" s="2"><v>46477.520833333336</v></c><c r="C1"><v>1.1000000000000001</v></c><c r="D1"><v>1.2E4</v></c><c r="E1" t="b"><v>1</v></c><c r="F1" t="str"><f>"a"</f><v>計算</v></c><c r="G1" s="3"><v>46477</v></c>';
    const book = bookOf({ 一: `<row r="1">${cells}</row>` });
    expect(await rowsOf(book)).toEqual(["2027-03-31,2027-03-31 12:30,1.1,12000,TRUE,計算,2027-03-31", ""]);
  });
  it("is read by the sheet that is asked for; one without data says so", async () => {
    const book = bookOf({ 一: sheetXml([[1, ["a"]]]), 二: sheetXml([[1, ["b"]]]), 三: "" });
    expect(await rowsOf(book, "二")).toEqual(["b", ""]);
    await expect(readWorkbook(book, "三")).rejects.toThrow(
      /シートに、読み取れるデータがありません。.*ください。$/,
    );
    await expect(readWorkbook(book, "四")).rejects.toThrow(/ほかのシートを選んでください。$/);
    await expect(readWorkbook(bookOf({ 空: "" }))).rejects.toThrow(/どのシートにもデータがありません/);
  });
  it("whose archive holds another thing is none", async () => {
    expect(await readWorkbook(zipSync({ "a.csv": strToU8("表示名\n花\n") }))).toBeUndefined();
  });
  it.each([
    ["cut off", (book: Uint8Array) => book.slice(0, book.length - 40)],
    [
      "with a sheet of something else",
      () => bookOf({ 一: "<row r='1'><c r='A1' t='s'><v>99</v></c></row>" }),
    ],
    ["with four bytes alone", () => new Uint8Array([0x50, 0x4b, 3, 4])],
  ])("%s is refused with the way on", async (_, make) => {
    const book = make(bookOf({ 一: sheetXml([[1, ["a"]]]) }));
    await expect(readWorkbook(book)).rejects.toThrow(/壊れているか.*ください。$/);
  });
  it("that would inflate to more than fits is refused before anything is inflated", async () => {
    const book = bookOf({ 一: sheetXml([[1, ["a"]]]) });
    await expect(readWorkbook(withDeclaredSize(book, 400 * 1024 * 1024))).rejects.toThrow(/大きすぎる/);
  });
  it("with a text longer than a cell can be is refused before it is read, and one that just fits is read", async () => {
    const withText = (text: string) => bookOf({ 一: sheetXml([[1, ["表示名", text]]]) });
    await expect(readWorkbook(withText("あ".repeat(4_000_000)))).rejects.toThrow(/32,767文字.*ください。$/);
    expect((await rowsOf(withText("あ".repeat(32_767))))?.[0]).toHaveLength("表示名,".length + 32_767);
  });
  it("that declares less than it holds does not get more room", async () => {
    const book = bookOf({ 一: `<row r="1"><c r="A1"><v>1</v></c></row>${" ".repeat(5_000_000)}` });
    await expect(readWorkbook(withDeclaredSize(book, 200))).rejects.toThrow(/壊れているか/);
  });
  it("with one cell far out is refused, not padded", async () => {
    const far =
      '<row r="1"><c r="A1"><v>1</v></c></row><row r="1000000"><c r="XFD1000000"><v>1</v></c></row>';
    await expect(readWorkbook(bookOf({ 一: far }))).rejects.toThrow(/大きすぎる/);
    // Another sheet of the workbook is read all the same, and so is one that is only coloured that far.
    const blank = far.replace('<c r="XFD1000000"><v>1</v></c>', '<c r="XFD1000000" s="1"/>');
    expect(await rowsOf(bookOf({ 一: far, 二: sheetXml([[1, ["a"]]]) }), "二")).toEqual(["a", ""]);
    expect(await rowsOf(bookOf({ 一: blank }))).toEqual(["1", ""]);
  });
  it("names the row of text that cannot be stored", async () => {
    const book = bookOf({
      一: sheetXml([
        [1, ["表示名"]],
        [3, ["花_xD800_子"]],
      ]),
    });
    await expect(readWorkbook(book)).rejects.toThrow(/^3行目に使えない文字/);
  });
});

/** The size of each sheet as the archive's directory declares it. */
function withDeclaredSize(book: Uint8Array, size: number): Uint8Array {
  const bytes = Buffer.from(book);
  for (let at = bytes.indexOf("PK\x01\x02"); at >= 0; at = bytes.indexOf("PK\x01\x02", at + 4)) {
    const name = bytes.toString("utf8", at + 46, at + 46 + bytes.readUInt16LE(at + 28));
    if (name.startsWith("xl/worksheets/")) bytes.writeUInt32LE(size, at + 24);
  }
  return new Uint8Array(bytes);
}

it("tells a password from the old format, and leaves other files alone", () => {
  const container = Buffer.from("d0cf11e0a1b11ae1", "hex");
  expect(whyNoWorkbook(Buffer.concat([container, Buffer.from("Workbook", "utf16le")]))).toMatch(
    /（.xls）.*ください。$/,
  );
  expect(whyNoWorkbook(Buffer.concat([container, Buffer.from("EncryptedPackage", "utf16le")]))).toMatch(
    /^パスワードで保護/,
  );
  expect(whyNoWorkbook(Buffer.from("表示名\n花"))).toBeUndefined();
});

it.each([
  ["12000", "12000"],
  ["1.1000000000000001", "1.1"],
  ["1.2E4", "12000"],
  ["9012345678", "9012345678"],
  ["1E+300", "1E+300"],
  ["-0.5", "-0.5"],
])("writes the number %s as %s", (written, text) => expect(numberText(written)).toBe(text));

it("writes a time without a day as a time", () => {
  expect(cellText(new Date(Date.UTC(1899, 11, 30, 9, 5)))).toBe("09:05");
});

it("lists the sheets that a spreadsheet shows", () => {
  expect(
    sheetNames(
      '<x:sheet name="A&amp;B" r:id="1"/><sheet name="隠し" state="hidden"/><sheet name="&#x8868;_x0041_"/>',
    ),
  ).toEqual([
    { position: 1, name: "A&B" },
    { position: 3, name: "表A" },
  ]);
});

it("says where each sheet of a workbook is", () => {
  const relations =
    "<Relationship Target='worksheets/sheet7.xml' Id='rId1'/><p:Relationship Id=\"rId2\" Target=\"/xl/a.xml\"/>";
  const sheets = '<sheet name="一" sheetId="9" r:id="rId1"/><sheet name="二" r:id="rId2"/><sheet name="三"/>';
  expect(sheetNames(sheets, relations).map(({ part }) => part)).toEqual([
    "xl/worksheets/sheet7.xml",
    "xl/a.xml",
    undefined,
  ]);
});

it("counts the cells up to the farthest that holds something, whatever a text says", () => {
  const cells = (xml: string) => cellsWithin(Buffer.from(xml));
  expect(cells('<row r="2"><c r="B2"><v>1</v></c></row>')).toBe(4);
  expect(cells("<x:row r='3'><x:c s='1' r='AA3'><x:v>1</x:v></x:c></x:row>")).toBe(81);
  expect(cells('<row r="9" ht="1"/><c r="Z9" s="1"/><c r="A1"><t>at r="ZZ9"</t></c>')).toBe(1);
  expect(cells("")).toBe(0);
});
