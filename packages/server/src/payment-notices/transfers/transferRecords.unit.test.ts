import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encodeCsv } from "../../core/csv/index.ts";
import { bankLetters } from "./bankLetters.ts";
import { type TransferOrder, transferRecords } from "./transferRecords.ts";

const order: TransferOrder = {
  client_code: "12345",
  payer: {
    bank_code: "0001",
    bank_name: "ﾐｽﾞﾎ",
    branch_code: "210",
    branch_name: "ｼﾌﾞﾔ",
    kind: "checking",
    number: "123456",
    holder: "ｶ)ﾂﾑｷﾞｹｼﾖｳﾋﾝ",
  },
  debit_on: "2026-12-25",
  payments: [
    {
      account: {
        bank_code: "0005",
        bank_name: "ﾐﾂﾋﾞｼﾕ-ｴﾌｼﾞｴｲ",
        branch_code: "135",
        branch_name: "ｼﾌﾞﾔ",
        kind: "ordinary",
        number: "1234561",
        holder: "ｻｻｷ ﾐｵ",
      },
      amount: 119_748,
      reference: "20260042",
    },
    {
      account: {
        bank_code: "9900",
        bank_name: "ﾕｳﾁﾖ",
        branch_code: "098",
        branch_name: "ｾﾞﾛｷﾕｳﾊﾁ",
        kind: "savings",
        number: "7654321",
        holder: "ﾀﾅｶ ﾊﾅ",
      },
      amount: 1,
      reference: "",
    },
  ],
};

/** Field by field as the format is written, with what fills it up. */
const written = [
  ["1", "21", "0", "0000012345", "ｶ)ﾂﾑｷﾞｹｼﾖｳﾋﾝ".padEnd(40), "1225", "0001", "ﾐｽﾞﾎ           ", "210"],
  ["ｼﾌﾞﾔ           ", "2", "0123456", " ".repeat(17)],
];
const data = [
  ["2", "0005", "ﾐﾂﾋﾞｼﾕ-ｴﾌｼﾞｴｲ  ", "135", "ｼﾌﾞﾔ           ", "0000", "1", "1234561"],
  ["ｻｻｷ ﾐｵ                        ", "0000119748", "0", "0020260042", "0000000000", "7", " ", "       "],
];
const second = [
  ["2", "9900", "ﾕｳﾁﾖ           ", "098", "ｾﾞﾛｷﾕｳﾊﾁ       ", "0000", "4", "7654321"],
  ["ﾀﾅｶ ﾊﾅ                        ", "0000000001", "0", "0000000000", "0000000000", "7", " ", "       "],
];
const join = (fields: readonly (readonly string[])[]) => fields.flat().join("");

describe("transferRecords", () => {
  it("writes the records of 総合振込 letter by letter", () => {
    expect(transferRecords(order)).toEqual([
      join(written),
      join(data),
      join(second),
      `8000002000000119749${" ".repeat(101)}`,
      `9${" ".repeat(119)}`,
    ]);
  });

  it("is 120 bytes a record in Shift_JIS, half-width kana being one byte each", () => {
    for (const record of transferRecords(order)) {
      const { bytes, lost } = encodeCsv(record, "shift_jis");
      expect([bytes.length, lost]).toEqual([120, 0]);
    }
    const { bytes } = encodeCsv(transferRecords(order)[1] ?? "", "shift_jis");
    // ｻｻｷ ﾐｵ at byte 51: 0xBB 0xBB 0xB7 0x20 0xD0 0xB5.
    expect([...bytes.subarray(50, 56)]).toEqual([0xbb, 0xbb, 0xb7, 0x20, 0xd0, 0xb5]);
  });

  it("has room for nothing that would shift what follows", () => {
    const [payment] = order.payments;
    if (!payment) throw new Error("no payment");
    const long = { ...payment, account: { ...payment.account, holder: "ｱ".repeat(31) } };
    expect(() => transferRecords({ ...order, payments: [long] })).toThrow(/longer than 30/);
    expect(() => transferRecords({ ...order, payments: [{ ...payment, amount: 10_000_000_000 }] })).toThrow();
    expect(() => transferRecords({ ...order, payments: [{ ...payment, amount: -1 }] })).toThrow();
  });

  it("stays 120 bytes whatever the names are", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (entered) => {
        const { written: holder } = bankLetters(entered, 30);
        const payments = order.payments.map((one) => ({ ...one, account: { ...one.account, holder } }));
        for (const record of transferRecords({ ...order, payments }))
          expect(encodeCsv(record, "shift_jis").bytes).toHaveLength(120);
      }),
    );
  });
});

describe("bankLetters", () => {
  it.each([
    ["ササキ　ミォ", 30, { written: "ｻｻｷ ﾐｵ", dropped: [], is_cut: false }],
    ["㈱ツムギ😀", 30, { written: "()ﾂﾑｷﾞ", dropped: ["株", "😀"], is_cut: false }],
    ["ﾐﾂﾋﾞｼﾕ-ｴﾌｼﾞｴｲｷﾞﾝｺｳ", 15, { written: "ﾐﾂﾋﾞｼﾕ-ｴﾌｼﾞｴｲｷﾞ", dropped: [], is_cut: true }],
    ["佐々木", 30, { written: "", dropped: ["佐", "々", "木"], is_cut: false }],
  ])("writes %j in %i letters", (entered, width, result) => {
    expect(bankLetters(entered, width)).toEqual(result);
  });
});
