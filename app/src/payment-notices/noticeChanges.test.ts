import { buildPaymentNotice } from "@tsumugi/mocks";
import { expect, test } from "vitest";
import { noticeChanges } from "./noticeChanges.ts";

const draft = (index: number) => buildPaymentNotice({ status: "draft" }, index);
const [first, second, third, fourth] = [draft(1), draft(2), draft(3), draft(4)] as const;

test("a colleague's changes are told with the amount first, and what cannot go out any more with why", () => {
  const changed = { ...first, payable: 40_619, note: "ほかの人の備考", version: 2 };
  const seen = [{ ...first, payable: 40_914 }, second, third, fourth];
  const changes = noticeChanges(seen, [changed, second, { ...fourth, status: "cancelled" }]);
  expect(changes.map(({ uid, rows, why }) => [uid, rows.map(({ label }) => label), why])).toEqual([
    [first.uid, ["差引支払額", "備考"], undefined],
    [third.uid, [], "いまの一覧にない"],
    [fourth.uid, [], "「取消」になった"],
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
