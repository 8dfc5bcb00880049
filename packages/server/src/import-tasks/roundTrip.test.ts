import {
  type CustomFieldType,
  type CustomKey,
  createCustomField,
  createManagedCreator,
  customKey,
  customUidOf,
  listManagedCreators,
} from "@tsumugi/contract";
import fc from "fast-check";
import Papa from "papaparse";
import { beforeAll, expect, it } from "vitest";
import { encodeCsv } from "../core/csv/index.ts";
import { workbookPieces } from "../reports/workbook.adapter.ts";
import { countsOf, importsAs, rawFile } from "../testing/imports.ts";
import { createTestApp, insertCompany, insertMember, type TestApp } from "../testing/index.ts";

/** What files cannot hold, spreadsheets run, encodings lack, and separators part. */
const pieces = fc.constantFrom(
  ..."=+-@'\"“”,、;/・|#＝＋－−‐~〜￥¥%_?？（）()[]<>&",
  "\t",
  "\n",
  "\r\n",
  " ",
  "　",
  "\u00A0",
  "\u200B",
  "\uFEFF",
  "髙",
  "﨑",
  "𠮷",
  "葛\u{E0100}",
  "ｱﾊﾟ",
  "①",
  "é",
  "e\u0301",
  "👨\u200D👩\u200D👧",
  "🇯🇵",
  "花",
  "はな",
  "ヴ",
  "1.000",
  "5万",
  "0",
  "TRUE",
  "=1+1",
  "2027/3/1",
  "46477",
  "なし",
  "（記入例",
);
const nasty = fc.array(pieces, { minLength: 0, maxLength: 8 }).map((parts) => parts.join(""));
const day = fc.constantFrom(null, "2027-03-31", "1999-12-31", "2028-02-29");

const ownValues = fc.record({
  text: nasty,
  number: fc.constantFrom(null, 0, -1, 0.1, 24.5, 1_000_000),
  date: day,
  option: fc.constantFrom(null, 0, 1, 2),
  check: fc.constantFrom(null, true, false),
});
type OwnValues = typeof ownValues extends fc.Arbitrary<infer Values> ? Values : never;

/** A record as the form would send it; the number keeps names apart. */
const record = fc.record({
  name: nasty,
  real_name: nasty,
  kana: nasty,
  agency: nasty,
  address: nasty,
  memo: nasty,
  tags: fc.uniqueArray(nasty, { maxLength: 3 }),
  email: fc.constantFrom(
    "",
    "hana@example.jp",
    "taro..yamada@docomo.ne.jp",
    ".taro@ezweb.ne.jp",
    "o'neil+pr@example.jp",
  ),
  phone: fc.constantFrom("", "090-1234-5678", "+81 90 1234 5678", "(03)1234-5678", "9012345678"),
  postal_code: fc.constantFrom("", "001-0001", "1000001"),
  last_fee: fc.constantFrom(null, 0, 1, 50_000, 9_999_999_999),
  competitor_exclusion_until: day,
  secondary_use_until: day,
  withholding_default: fc.boolean(),
  stage: fc.constantFrom("prospect" as const, "repeat" as const),
  has_account: fc.boolean(),
  own: ownValues,
});

/** Labels and choices that a separator parts, a spreadsheet runs or a header guess takes for a field of the product. */
const OWN_FIELDS: Record<CustomFieldType, string> = {
  text: "メモ、その2",
  number: "=身長,cm",
  date: "誕生日（記入例",
  select: "肌/質",
  check: 'NG"有',
};
const OPTIONS = ["乾燥、敏感", "=1+1", "1.000"];

const RECORDS = 60;
let app: TestApp;
let staff: { uid: string };
let ownKeys: CustomKey[];

/** The company's own fields of every type; answers the values of a record under their uids. */
async function makeOwnFields() {
  const make = async (type: CustomFieldType) => {
    const options = type === "select" ? OPTIONS.map((label) => ({ label })) : [];
    const made = await app
      .as(staff)
      .call(createCustomField, { body: { label: OWN_FIELDS[type], type, options } });
    expect(made.status, JSON.stringify(made.error)).toBe(201);
    return made.body;
  };
  const text = await make("text");
  const number = await make("number");
  const date = await make("date");
  const select = await make("select");
  const check = await make("check");
  ownKeys = [text, number, date, select, check].map(({ uid }) => customKey(uid));
  return (own: OwnValues) => ({
    [text.uid]: own.text,
    [number.uid]: own.number,
    [date.uid]: own.date,
    [select.uid]: own.option === null ? null : (select.options[own.option]?.uid ?? null),
    [check.uid]: own.check,
  });
}

beforeAll(async () => {
  app = await createTestApp();
  staff = await app.run(async () => insertMember(await insertCompany(), "staff"));
  const valuesOf = await makeOwnFields();
  const seed = Number(process.env.FC_SEED ?? 20_261_120);
  for (const [index, { name, tags, has_account, own, ...rest }] of fc
    .sample(record, { seed, numRuns: RECORDS })
    .entries()) {
    const body = {
      ...rest,
      display_name: `${name}花${index}`,
      tags: tags.filter((tag) => tag.trim() !== ""),
      accounts: has_account
        ? [{ platform: "x" as const, handle: `hana_${index}`, follower_count: index }]
        : [],
      custom_values: valuesOf(own),
    };
    const { status, error } = await app.as(staff).call(createManagedCreator, { body });
    expect([status, error, body]).toEqual([201, error, body]);
  }
});

const exported = async (encoding: "utf-8" | "shift_jis") => {
  const query = { format: "csv" as const, encoding, limit: 200 };
  const response = await app.as(staff).fetch(listManagedCreators, { query });
  return new Uint8Array(await response.arrayBuffer());
};
const exportedText = async () => new TextDecoder().decode(await exported("utf-8"));

/** As a spreadsheet keeps it that opened the CSV: what looks like an amount is one, and lines end with LF. */
async function asWorkbook() {
  const { data } = Papa.parse<string[]>((await exportedText()).trimEnd(), { delimiter: "," });
  const [header = [], ...lines] = data;
  const rows = lines.map((row) =>
    row.map((cell) => (/^[1-9]\d{0,8}$/.test(cell) ? Number(cell) : cell.replace(/\r\n?/g, "\n"))),
  );
  async function* once() {
    yield rows;
  }
  const written: Uint8Array[] = [];
  for await (const piece of workbookPieces([{ name: "クリエイター", header, rows: once }]))
    written.push(piece);
  return new File([Buffer.concat(written)], "一覧.xlsx");
}

it.each([
  ["in UTF-8", async () => rawFile(await exported("utf-8"))],
  ["in Shift_JIS", async () => rawFile(await exported("shift_jis"))],
  ["in UTF-16", async () => rawFile(encodeCsv(await exportedText(), "utf-16le").bytes)],
  ["as a workbook", asWorkbook],
])("an export %s comes back without a change, and nobody is registered again", async (_, file) => {
  const imports = importsAs(app, staff);
  const preview = await imports.dryRun(await file());
  expect(preview.errors).toEqual([]);
  // A column that no field takes is unchanged, too: every field of the company's own has found its own.
  expect(Object.values(preview.mapping).filter((target) => ownKeys.includes(target as CustomKey))).toEqual(
    ownKeys,
  );
  expect(preview.rows.updated.map(({ name, changes }) => ({ name, changes }))).toEqual([]);
  expect(preview.rows.created).toEqual([]);
  const unchanged = { created: 0, updated: 0, skipped: RECORDS, failed: 0, total: RECORDS };
  expect(countsOf(preview)).toEqual(unchanged);
  // What a record holds nothing in is nothing in the file, and the other way round.
  const cleared = await imports.dryRun(await file(), { blanks: "clear" });
  expect(cleared.rows.updated.map(({ name, changes }) => ({ name, changes }))).toEqual([]);
  expect(countsOf(cleared)).toEqual(unchanged);
});

it("writes a tick that was never given as a blank cell, not as a no", async () => {
  const { data } = Papa.parse<string[]>((await exportedText()).trimEnd(), { delimiter: "," });
  const [header = [], ...lines] = data;
  const written = lines.map((row) => row[header.findIndex((label) => label.endsWith(OWN_FIELDS.check))]);
  const words = new Map<unknown, string>([
    [true, "はい"],
    [false, "いいえ"],
    [undefined, ""],
  ]);
  const held: string[] = [];
  for (const { custom_values } of (await app.as(staff).call(listManagedCreators, { query: { limit: 200 } }))
    .body.items)
    held.push(words.get(custom_values[customUidOf(ownKeys[4] as CustomKey)]) ?? "?");
  expect(written).toEqual(held);
  expect(new Set(written)).toEqual(new Set(words.values()));
});
