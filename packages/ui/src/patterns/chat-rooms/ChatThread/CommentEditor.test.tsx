import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { CommentEditor } from "./CommentEditor.tsx";

const open = () => {
  const [onSave, onClose] = [vi.fn(async () => undefined), vi.fn()];
  render(<CommentEditor text="元の文" isGone={false} onSave={onSave} onClose={onClose} />);
  return { onSave, onClose, box: screen.getByRole("textbox", { name: "メッセージを編集" }) };
};

describe("an own comment open to be written anew", () => {
  it("closes at Escape where nothing was changed", async () => {
    const { onClose } = open();
    await userEvent.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledOnce();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it.each(["Escape", "やめる"])(
    "asks by %s before a changed text goes, and keeps it at the safe answer",
    async (way) => {
      const { onClose, box } = open();
      const leave = () =>
        way === "Escape"
          ? userEvent.keyboard("{Escape}")
          : userEvent.click(screen.getByRole("button", { name: way }));
      await userEvent.type(box, "に足す");
      await leave();
      const question = await screen.findByRole("dialog", { name: "書き直した文を破棄しますか？" });
      expect(question).toBeVisible();
      await userEvent.keyboard("{Escape}");
      expect(screen.queryByRole("dialog")).toBeNull();
      expect([onClose.mock.calls.length, (box as HTMLTextAreaElement).value]).toEqual([0, "元の文に足す"]);
      expect(box).toHaveFocus();
      await leave();
      await userEvent.click(await screen.findByRole("button", { name: "破棄する" }));
      expect(onClose).toHaveBeenCalledOnce();
    },
  );

  it("takes no Escape of a kana conversion for its own", async () => {
    const { onClose, box } = open();
    box.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", isComposing: true, bubbles: true }));
    expect(onClose).not.toHaveBeenCalled();
  });
});
