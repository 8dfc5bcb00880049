import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { loadOverlays } from "@tsumugi/ui";
import { beforeAll, expect, it, vi } from "vitest";
import { ReplyAnswer } from "./ReplyAnswer.tsx";

// Questions are asked in a dialog, whose code comes later than the page.
beforeAll(loadOverlays);

it("finds no fault in the fields of a question that is asked again", () => {
  const onAnswer = vi.fn();
  render(<ReplyAnswer answer={null} version={1} onAnswer={onAnswer} />);
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name, hidden: true }));
  const fee = () => screen.getByLabelText<HTMLInputElement>("希望の報酬（税抜）");
  press("条件を相談する");
  fireEvent.change(fee(), { target: { value: "五万" } });
  expect(screen.getByText(/数字として読み取れませんでした/)).toBeTruthy();
  press("キャンセル");
  press("条件を相談する");
  expect(fee().value).toBe("");
  expect(screen.queryByText(/数字として読み取れませんでした/)).toBeNull();
  fireEvent.change(screen.getByLabelText("相談したい内容"), { target: { value: "納期を延ばしたいです。" } });
  press("相談を送る");
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith({
    answer: "negotiating",
    comment: "納期を延ばしたいです。",
    fee: null,
    delivery_on: null,
  });
});

const NOT_SENT = /いまの回答は送っていません/;

it("says that an answer did not go out where the request takes none any more", async () => {
  const refuse = vi.fn(() => Promise.reject(new Error("already_answered")));
  const { rerender } = render(<ReplyAnswer answer={null} version={1} open onAnswer={refuse} />);
  fireEvent.click(screen.getByRole("button", { name: "辞退する" }));
  rerender(<ReplyAnswer answer="accepted" version={1} open={false} onAnswer={refuse} />);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByText(NOT_SENT)).toBeTruthy();
});

it("says the same of one that was refused, and nothing of one that was taken", async () => {
  let settle = { resolve: () => {}, reject: (_: Error) => {} };
  const onAnswer = () => new Promise<void>((resolve, reject) => Object.assign(settle, { resolve, reject }));
  const ask = () => {
    const { rerender, unmount } = render(<ReplyAnswer answer={null} version={1} open onAnswer={onAnswer} />);
    fireEvent.click(screen.getByRole("button", { name: "辞退する" }));
    fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "辞退する" }));
    // The page that the answer brings is there before the answer itself.
    rerender(<ReplyAnswer answer="declined" version={1} open={false} onAnswer={onAnswer} />);
    expect(screen.queryByText(NOT_SENT)).toBeNull();
    return unmount;
  };
  const leave = ask();
  await act(async () => settle.resolve());
  expect(screen.queryByText(NOT_SENT)).toBeNull();
  leave();
  settle = { resolve: () => {}, reject: () => {} };
  ask();
  await act(async () => settle.reject(new Error("already_answered")));
  expect(screen.getByText(NOT_SENT)).toBeTruthy();
});
