import { buildPaymentNotice } from "@tsumugi/mocks";
import { expect, test } from "vitest";
import { noticeChanges } from "./noticeChanges.ts";

const [first, second, third] = [1, 2, 3].map((index) => buildPaymentNotice({ status: "draft" }, index)) as [
  ReturnType<typeof buildPaymentNotice>,
  ReturnType<typeof buildPaymentNotice>,
  ReturnType<typeof buildPaymentNotice>,
];

test("a colleague's changes are told with the amount first, and what is no draft any more without rows", () => {
  const changed = { ...first, payable: 40_619, note: "ほかの人の備考", version: 2 };
  const changes = noticeChanges([{ ...first, payable: 40_914 }, second, third], [changed, second]);
  expect(changes.map(({ uid, rows }) => [uid, rows.map(({ label }) => label)])).toEqual([
    [first.uid, ["差引支払額", "備考"]],
    [third.uid, []],
  ]);
  expect(changes[0]?.rows[0]).toEqual({ label: "差引支払額", mine: "¥40,914", theirs: "¥40,619" });
});

test("the same content saved again is no change; another day of a line is one", () => {
  const again = {
    ...first,
    version: 5,
    lines: first.lines.map((line, index) => ({ ...line, uid: `new_${index}` })),
  };
  expect(noticeChanges([first], [again])).toEqual([]);
  const moved = { ...first, lines: first.lines.map((line) => ({ ...line, transaction_on: "2026-10-01" })) };
  expect(noticeChanges([first], [moved])[0]?.rows.map(({ label }) => label)).toEqual(["明細"]);
});
