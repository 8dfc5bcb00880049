import { fireEvent, render, screen } from "@testing-library/react";
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
