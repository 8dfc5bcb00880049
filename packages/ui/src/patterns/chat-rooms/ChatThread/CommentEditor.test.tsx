import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { CommentEditor } from "./CommentEditor.tsx";

const open = () => {
  const [onSave, onClose] = [vi.fn(async () => undefined), vi.fn()];
  render(<CommentEditor text="元の文" isGone={false} onSave={onSave} onClose={onClose} />);
  const box = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "メッセージを編集" });
  return { onClose, box, pressEscape: (more = {}) => fireEvent.keyDown(box, { key: "Escape", ...more }) };
};
const question = () => screen.queryByRole("dialog", { name: "書き直した文を破棄しますか？" });

describe("an own comment open to be written anew", () => {
  it("closes at Escape where nothing was changed", () => {
    const { onClose, pressEscape } = open();
    pressEscape();
    expect([onClose.mock.calls.length, question()]).toEqual([1, null]);
  });

  it.each(["Escape", "やめる"])("asks at %s before a changed text goes", async (way) => {
    const { onClose, box, pressEscape } = open();
    const leave = () =>
      way === "Escape"
        ? pressEscape()
        : fireEvent.click(screen.getByRole("button", { name: way, hidden: true }));
    fireEvent.change(box, { target: { value: "書き直した文" } });
    leave();
    expect([onClose.mock.calls.length, question()]).toEqual([0, expect.any(HTMLElement)]);
    fireEvent.click(screen.getByRole("button", { name: "キャンセル" }));
    expect([question(), box.value, onClose.mock.calls.length]).toEqual([null, "書き直した文", 0]);
    leave();
    fireEvent.click(screen.getByRole("button", { name: "破棄する" }));
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it("takes no Escape of a kana conversion for its own", () => {
    const { onClose, box, pressEscape } = open();
    pressEscape({ isComposing: true });
    fireEvent.change(box, { target: { value: "かな" } });
    pressEscape({ keyCode: 229 });
    expect([onClose.mock.calls.length, question()]).toEqual([0, null]);
  });
});
