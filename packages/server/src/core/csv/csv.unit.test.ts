import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  atOnce,
  csvLines,
  decodeCsv,
  decodeUpload,
  detectDelimiter,
  encodeCsv,
  guardFormula,
  lostGraphemes,
  readRecords,
  separatorLine,
  unguardFormula,
  unifyLineEnds,
} from "./index.ts";

const HARD = "髙橋①～㈱,〜−①🍊";
const all = (written: string, size?: number) => {
  const delimiter = detectDelimiter(written);
  const text = atOnce(unifyLineEnds(written, delimiter));
  return [...readRecords(text, delimiter, size ? { size } : {})].flatMap((c) =>
    c.records.map(({ cells }) => cells),
  );
};
const messageOf = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error("nothing was thrown");
};

describe("decodeCsv", () => {
  const text = "表示名,メモ\r\n髙橋①～,㈱\r\n";
  it.each(["utf-8", "utf-16le", "cp932"] as const)("reads back what is written in %s", (encoding) => {
    expect(decodeCsv(encodeCsv(text, encoding).bytes)).toEqual({ text, encoding });
  });
  it("reads UTF-8 without a mark and UTF-16 without a mark", () => {
    expect(decodeCsv(Buffer.from(text, "utf8"))).toEqual({ text, encoding: "utf-8" });
    expect(decodeCsv(Buffer.from("name,mail\r\nabc,d@e.jp\r\n", "utf16le")).encoding).toBe("utf-16le");
  });
  it("writes 髙 ① ～ as Windows does", () => {
    expect(Buffer.from(encodeCsv("髙①～∵", "cp932").bytes).toString("hex")).toBe("fbfc87408160" + "81e6");
  });
  it("names what is lost as people see it, the variant of a character whole", () => {
    expect([...lostGraphemes("葛󠄀城さん👨‍👩‍👧髙𠮷")]).toEqual(["葛󠄀", "👨‍👩‍👧", "𠮷"]);
  });
  it("counts what CP932 cannot hold and keeps its wave dash", () => {
    const { bytes, lost } = encodeCsv(HARD, "cp932");
    expect(lost).toBe(1);
    expect(decodeCsv(bytes).text).toBe("髙橋①～㈱,～－①?");
  });
  it.each([
    [Buffer.from(""), "空です"],
    [Buffer.from("\r\n \r\n"), "空です"],
    [Buffer.from("504b0304140006", "hex"), "xlsx"],
    [Buffer.from("a,b\r\n1,\0\r\n"), "2行目に使えない文字（NUL）"],
    [
      Buffer.concat([
        Buffer.from("名前\n髙橋\n"),
        encodeCsv("山田太郎髙\n", "cp932").bytes,
        Buffer.from([0x81, 0x0a]),
      ]),
      "文字コードが混ざって",
    ],
  ])("says what is wrong with %#", (bytes, cause) => {
    expect(messageOf(() => decodeCsv(bytes))).toContain(cause);
  });
  it.each([
    ["1b2442 244f24 4a 1b2842 2c610a", "ISO-2022-JP（JIS）"],
    // 表示名,メール / はなこ
    ["c9bdbca8ccbe2ca5e1a1bca5eb0aa4cfa4caa4b32c610a", "EUC-JP"],
  ])("names an encoding of older systems and the cure: %s", (hex, name) => {
    const message = messageOf(() => decodeCsv(Buffer.from(hex.replaceAll(" ", ""), "hex")));
    expect(message).toContain(name);
    expect(message).toMatch(/UTF-8 で保存し直してください。$/);
  });
  it("takes half-width katakana of Windows for what they are", () => {
    for (const text of [
      "ﾅﾏｴ,ﾒｰﾙ\nﾔﾏﾀﾞ ﾊﾅｺ,a\n",
      "ﾔﾏﾀﾞ､ﾀﾛｳ･ﾊﾅｺ\n",
      "名前\nﾔﾏﾀﾞ\n",
      "髙橋\n熙凜\n",
      "ﾂｱﾂｱ\n髙橋\n",
    ])
      expect(decodeCsv(encodeCsv(text, "cp932").bytes)).toEqual({ text, encoding: "cp932" });
  });
  it.each([
    [
      Buffer.from("PK\u0003\u0004....[Content_Types].xml..xl/workbook.xml"),
      /Excel ブック（.xlsx）.*CSV UTF-8/,
    ],
    [Buffer.from("PK\u0003\u0004....Index/Document.iwa"), /Numbers.*書き出す/],
    [Buffer.from("PK\u0003\u0004....mimetypeapplication/vnd.oasis.opendocument.spreadsheet"), /OpenDocument/],
    [Buffer.from("PK\u0003\u0004....list.csv"), /展開した中の CSV/],
    [Buffer.from("d0cf11e0a1b11ae1", "hex"), /Excel ブック（.xls）/],
    [Buffer.from("%PDF-1.7"), /PDF/],
    [Buffer.from("89504e470d0a1a0a", "hex"), /画像/],
    [Buffer.from("GIF89a"), /画像/],
    [Buffer.from("424d36840300000000003600000028000000", "hex"), /画像/],
    [Buffer.from("....ftypheic....", "latin1"), /画像/],
    [Buffer.from("1f8b0800", "hex"), /展開/],
    [Buffer.from("\uFEFF\r\n<table><tr><td>名前"), /ウェブページ/],
  ])("tells a file that is no text by what stands in it, and the way on: %#", (bytes, message) => {
    expect(messageOf(() => decodeCsv(bytes))).toMatch(message);
    expect(messageOf(() => decodeCsv(bytes))).toMatch(/ください。$/);
  });
  it("takes a table that begins with the letters of a bitmap for a table", () => {
    expect(decodeCsv(Buffer.from("BMI,名前\n20,花\n")).text).toBe("BMI,名前\n20,花\n");
  });
  it("lets others in while it reads a large file, and reads the same", async () => {
    const long = `表示名,メモ\r\n${"髙橋,あいう\r\n".repeat(400_000)}`;
    for (const encoding of ["utf-8", "cp932"] as const) {
      let turns = 0;
      let over = false;
      const count = () => {
        turns += 1;
        if (!over) setImmediate(count);
      };
      setImmediate(count);
      const read = await decodeUpload(encodeCsv(long, encoding).bytes, encoding);
      over = true;
      expect(read).toEqual({ text: long, encoding });
      expect(turns).toBeGreaterThan(4);
    }
  });
  it("takes the encoding it is told and says when that fails", () => {
    const bytes = encodeCsv("髙橋,1\r\n", "cp932").bytes;
    expect(decodeCsv(bytes, "cp932").encoding).toBe("cp932");
    expect(messageOf(() => decodeCsv(bytes, "utf-8"))).toContain("UTF-8 として読み取れない");
  });
});

describe("readRecords", () => {
  it("keeps quotes, separators and line ends inside cells", () => {
    expect(all('a,b\r\n"x\r\ny","1,""2"""\r\n\r\n3,4')).toEqual([
      ["a", "b"],
      ["x\r\ny", '1,"2"'],
      ["3", "4"],
    ]);
  });
  it("ends a row at CR, LF and CRLF alike, whatever stood before", () => {
    expect(all("表示名\r\nA1\r\nA2\r\nB1\nB2\nB3\rC1\rC2\n")).toEqual(
      ["表示名", "A1", "A2", "B1", "B2", "B3", "C1", "C2"].map((name) => [name]),
    );
    expect(all('a,b\r1,5"\n"x\r\ny\nz\r" ,2\r\n3,"4\r"')).toEqual([
      ["a", "b"],
      ["1", '5"'],
      ["x\r\ny\nz\r", "2"],
      ["3", "4\r"],
    ]);
  });
  it("reads what was written, whichever end each row has", () => {
    const end = fc.constantFrom("\r\n", "\n", "\r");
    const cell = fc.string({
      unit: fc.constantFrom("a", "髙", "🍊", '"', ",", "\r", "\n", " "),
      maxLength: 8,
    });
    const row = fc.tuple(fc.constantFrom("x", "名前"), cell, cell);
    fc.assert(
      fc.property(fc.array(fc.tuple(row, end), { minLength: 1, maxLength: 30 }), fc.nat(9), (rows, size) => {
        const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
        const text = rows.map(([cells, mark]) => cells.map(quoted).join(",") + mark).join("");
        const records = [...readRecords(atOnce(unifyLineEnds(text, ",")), ",", { size: size + 1 })];
        expect(records.flatMap((chunk) => chunk.records.map(({ cells }) => cells))).toEqual(
          rows.map(([cells]) => cells),
        );
      }),
    );
  });
  it("gives the same records whatever the size of the chunks", () => {
    const text = Array.from({ length: 50 }, (_, i) => `"行\n${i}",${i}${i % 7 === 0 ? "\r\n" : ""}`).join(
      "\r\n",
    );
    const whole = all(text);
    expect(whole).toHaveLength(50);
    for (const size of [1, 2, 7, 49]) expect(all(text, size)).toEqual(whole);
  });
  it("reads a record that is longer than what it looks at for a chunk", () => {
    const long = `"${"長い\n".repeat(400_000)}"`;
    expect(all(`a,b\n1,${long}\n3,4\n`, 2).map((cells) => cells[1]?.length)).toEqual([1, 1_200_000, 1]);
    expect(messageOf(() => all(`a,b\n1,${long.slice(0, -1)}\n3,4\n`, 2))).toContain("2行目");
  });
  it("reads short lines at the same price in small chunks as in large ones", () => {
    const text = `a,b\n${"\n".repeat(150_000)}1,2\n`;
    const once = (size: number) => {
      const start = performance.now();
      all(text, size);
      return performance.now() - start;
    };
    // The best of several: a machine that does other work is late once, not each time.
    const time = (size: number) => Math.min(...Array.from({ length: 4 }, () => once(size)));
    expect(time(250) / time(20_000)).toBeLessThan(6);
  });
  it("refuses a record that no person wrote, and reads many long ones", () => {
    const cell = "x".repeat(6_000_000);
    const rows = Array.from({ length: 30 }, (_, i) => `${i},${"y".repeat(300_000)}`);
    expect(all(`a,b\n${rows.join("\n")}\n`)).toHaveLength(31);
    expect(messageOf(() => all(`a,b\n1,2\n"${cell}",3\n4,5\n`))).toContain("3行目");
  });
  it("continues from the offset of an earlier chunk", () => {
    const text = "a,b\n1,2\n3,4\n5,6\n";
    const first = readRecords(text, ",", { size: 2 }).next().value!;
    expect(
      [...readRecords(text, ",", { from: first.next })].flatMap((c) => c.records.map(({ cells }) => cells)),
    ).toEqual([
      ["3", "4"],
      ["5", "6"],
    ]);
  });
  it("detects semicolons where nothing else separates, and does what a first line sep= says", () => {
    expect(detectDelimiter("名前;メール;タグ\n花;a,b;c")).toBe(";");
    expect(detectDelimiter("名前,タグ（; 区切り）;メモ")).toBe(",");
    expect(detectDelimiter("クリエイター一覧\r\n\r\n名前\tメール\tメモ\r\n花\ta\tb, c\r\n")).toBe("\t");
    expect(detectDelimiter("クリエイター一覧\n名前,メール\n花,a\tb\tc\n")).toBe(",");
    expect(detectDelimiter("名前\n花;月\n")).toBe(",");
    expect(detectDelimiter("クリエイター一覧\r\n\r\n名前;単価;メモ\r\n花;12,000;a, b\r\n")).toBe(";");
    expect(detectDelimiter("クリエイター一覧\n名前,タグ\n花,a;b\n月,c;d\n")).toBe(",");
    expect(detectDelimiter("タグ\n美容;旅行\n美容\n")).toBe(",");
    expect(separatorLine("sep=;\r\n名前;メール\r\n")).toEqual({ delimiter: ";", end: 7 });
    expect(separatorLine('"sep=,"\n名前,メール\n')).toEqual({ delimiter: ",", end: 8 });
    expect(separatorLine("SEP=\t\n名前")).toEqual({ delimiter: "\t", end: 6 });
    expect(separatorLine("sep,名前\n")).toBeUndefined();
    expect(messageOf(() => separatorLine("sep=|\n名前|メール\n"))).toMatch(
      /「\|」は読み取れません.*ください。$/,
    );
  });
  it("detects tabs although cells hold commas", () => {
    expect(detectDelimiter('"a,b,c,d"\tb\tc\n1,2,3\t2\t3')).toBe("\t");
    expect(all("a\tb\n1,2\t3")).toEqual([
      ["a", "b"],
      ["1,2", "3"],
    ]);
  });
  it("passes over blank lines at once, and counts them in what it says", () => {
    let chunks = 0;
    const end = "\r\n".repeat(100_000);
    const text = atOnce(unifyLineEnds(`a,b\n1,2\n${end}3,4\n${end}`, ","));
    for (const { records } of readRecords(text, ",", { size: 2 })) {
      chunks += 1;
      expect(records.length).toBeGreaterThan(0);
    }
    expect(chunks).toBe(2);
    expect(messageOf(() => all('a,b\n\n\n\n3,"4\n5,6\n'))).toContain("5行目");
  });
  it("names the row of a broken quote, also beyond the first chunk", () => {
    expect(messageOf(() => all('a,b\n1,2\n3,"4\n5,6\n'))).toContain("3行目");
    expect(messageOf(() => all('a,b\n1,2\n3,4\n5,"6\n', 2))).toContain("4行目");
  });
});

describe("writing", () => {
  it.each([
    "=1+1",
    "+81",
    "-5",
    "@x",
    "\tx",
    "\rx",
    " =1",
    "\uFEFF=1",
    "\u0001=1",
    "＝1",
    "＋1",
    "－1",
    "＠x",
    "　=1",
    "−1+1",
    "'=1",
    "''\tx",
  ])("guards %j and takes it back", (cell) => {
    expect(guardFormula(cell)).toBe(`'${cell}`);
    expect(unguardFormula(`'${cell}`)).toBe(cell);
  });
  it("leaves numbers, plain text and a dash within alone", () => {
    expect([-5, "a=b", "090-1234", ""].map(guardFormula)).toEqual([-5, "a=b", "090-1234", ""]);
    expect(["'hana", "it's", "hana"].map(unguardFormula)).toEqual(["'hana", "it's", "hana"]);
  });
  it("ends lines with CRLF and quotes what needs it", () => {
    expect(
      csvLines([
        ["名前", "額"],
        ['a"b,c', -3],
      ]),
    ).toBe('名前,額\r\n"a""b,c",-3\r\n');
  });
});
