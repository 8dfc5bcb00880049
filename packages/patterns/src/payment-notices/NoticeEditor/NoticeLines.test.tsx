import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { NoticeLines } from "./NoticeLines.tsx";
import type { NoticeLineValues } from "./noticeEditor.types.ts";

const line = (uid: string): NoticeLineValues => ({
  uid,
  description: "投稿",
  transaction_on: "2026-11-20",
  transaction_ends_on: null,
  amount: 30_000,
  tax_rate: 10,
  withholding: false,
  withholding_reason: "",
  job_request_uid: null,
});

function Kept() {
  const [lines, setLines] = useState<readonly NoticeLineValues[]>([line("a"), line("b")]);
  return (
    <>
      <NoticeLines lines={lines} onChange={setLines} />
      <button type="button" onClick={() => setLines([line("a"), line("b")])}>
        元に戻す
      </button>
    </>
  );
}
const amount = () => screen.getAllByLabelText<HTMLInputElement>(/金額/)[0] as HTMLInputElement;

it("finds no fault with a sum that has replaced what could not be read", () => {
  render(<Kept />);
  fireEvent.change(amount(), { target: { value: "三万" } });
  expect(screen.getByText(/数字として読み取れませんでした/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "元に戻す" }));
  expect(amount().value).toBe("30,000");
  expect(screen.queryByText(/数字として読み取れませんでした/)).toBeNull();
});

it("keeps the focus in the list where a line is taken away, and its button with it", () => {
  render(<Kept />);
  const remove = screen.getByRole("button", { name: "1行目を削除" });
  remove.focus();
  fireEvent.click(remove);
  expect(document.activeElement).toBe(screen.getByRole("list", { name: "明細" }));
});
