import { fireEvent, render, screen } from "@testing-library/react";
import { loadOverlays } from "@tsumugi/ui";
import { useState } from "react";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { CommentEditor, type CommentEditorProps } from "./CommentEditor.tsx";

const ORIGINAL = "元の文";

// Questions are asked in a dialog, whose code comes later than the page.
beforeAll(loadOverlays);

function open(more: Partial<CommentEditorProps> = {}) {
  const [onSave, onClose] = [vi.fn(async () => undefined), vi.fn()];
  const Kept = (props: Partial<CommentEditorProps>) => {
    const [text, setText] = useState(ORIGINAL);
    return (
      <CommentEditor
        edit={{ text, original: ORIGINAL }}
        current={ORIGINAL}
        isGone={false}
        isStarted
        onChange={setText}
        onSave={onSave}
        onClose={onClose}
        {...props}
      />
    );
  };
  const { rerender } = render(<Kept {...more} />);
  const box = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "メッセージを編集" });
  return {
    onSave,
    onClose,
    box,
    pressEscape: (keys = {}) => fireEvent.keyDown(box, { key: "Escape", ...keys }),
    write: (value: string) => fireEvent.change(box, { target: { value } }),
    become: (props: Partial<CommentEditorProps>) => rerender(<Kept {...more} {...props} />),
  };
}
const question = () => screen.queryByRole("dialog", { name: "書き直した文を破棄しますか？" });
const conflict = () => screen.queryByRole("dialog", { name: "このメッセージは別の画面で変更されました" });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name, hidden: true }));

describe("an own comment open to be written again", () => {
  it("closes at Escape where nothing was changed", () => {
    const { onClose, pressEscape } = open();
    pressEscape();
    expect([onClose.mock.calls.length, question()]).toEqual([1, null]);
  });

  it.each(["Escape", "やめる"])("asks at %s before a changed text goes", async (way) => {
    const { onClose, box, pressEscape, write } = open();
    const leave = () => (way === "Escape" ? pressEscape() : press(way));
    write("書き直した文");
    leave();
    expect([onClose.mock.calls.length, question()]).toEqual([0, expect.any(HTMLElement)]);
    press("キャンセル");
    expect([question(), box.value, onClose.mock.calls.length]).toEqual([null, "書き直した文", 0]);
    leave();
    press("破棄する");
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce(), { timeout: 5000 });
  });

  it("takes no Escape of a kana conversion for its own", () => {
    const { onClose, pressEscape, write } = open();
    pressEscape({ isComposing: true });
    write("かな");
    pressEscape({ keyCode: 229 });
    expect([onClose.mock.calls.length, question()]).toEqual([0, null]);
  });

  it.each([true, false])("takes the focus only where it was opened just now: %s", (isStarted) => {
    const focus = vi.spyOn(HTMLElement.prototype, "focus");
    open({ isStarted });
    expect(focus.mock.calls.length > 0).toBe(isStarted);
    focus.mockRestore();
  });

  it("opens with the caret behind the text, and leaves it where it is put then", () => {
    const { box, become } = open();
    expect([document.activeElement, box.selectionStart, box.selectionEnd]).toEqual([box, 3, 3]);
    box.setSelectionRange(1, 1);
    become({ current: "別の画面の文" });
    expect(box.selectionStart).toBe(1);
  });

  it("shows both texts before it goes over what another screen stored meanwhile", async () => {
    const { onSave, onClose, write, box, become } = open();
    write("自分の文");
    become({ current: "別の画面の文" });
    press("保存する");
    expect([onSave.mock.calls.length, conflict()]).toEqual([0, expect.any(HTMLElement)]);
    expect(screen.getByText("別の画面の文")).toBeTruthy();
    press("入力に戻る");
    expect([conflict(), box.value, onClose.mock.calls.length]).toEqual([null, "自分の文", 0]);
    press("保存する");
    press("自分の内容で保存する");
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce(), { timeout: 5000 });
    expect(onSave).toHaveBeenCalledExactlyOnceWith("自分の文", "別の画面の文");
  });

  it("shows both texts where a save is refused for what this screen has not heard of", async () => {
    const refused = (text: string) => Object.assign(new Error("変更されました。"), { current: { text } });
    const onSave = vi
      .fn<CommentEditorProps["onSave"]>()
      .mockRejectedValueOnce(refused("別の端末の文"))
      .mockRejectedValueOnce(refused("さらに別の文"))
      .mockResolvedValue(undefined);
    const { onClose, write, box } = open({ onSave });
    write("自分の文");
    press("保存する");
    await screen.findByText("別の端末の文");
    expect([conflict(), box.value, onClose.mock.calls.length]).toEqual([
      ...[expect.any(HTMLElement), "自分の文", 0],
    ]);
    press("自分の内容で保存する");
    await screen.findByText("さらに別の文");
    press("自分の内容で保存する");
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce(), { timeout: 5000 });
    expect(onSave.mock.calls).toEqual([
      ["自分の文", ORIGINAL],
      ["自分の文", "別の端末の文"],
      ["自分の文", "さらに別の文"],
    ]);
  });

  it("takes no more text and no second save while it is being stored: both would go with the box", async () => {
    let store = () => {};
    const onSave = vi.fn(() => new Promise<void>((resolve) => (store = resolve)));
    const { onClose, write, box } = open({ onSave });
    const sendByKey = () => fireEvent.keyDown(box, { key: "Enter", ctrlKey: true });
    write("自分の文");
    sendByKey();
    expect(box.readOnly).toBe(true);
    sendByKey();
    store();
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(onSave).toHaveBeenCalledExactlyOnceWith("自分の文", ORIGINAL);
  });

  it("lets one write on where it could not be stored", async () => {
    const onSave = vi.fn(async () => Promise.reject(new Error("通信できません。")));
    const { write, box } = open({ onSave });
    write("自分の文");
    press("保存する");
    await screen.findByText("通信できません。");
    expect([box.readOnly, box.value]).toEqual([false, "自分の文"]);
  });

  it("gives way to what another screen stored where one takes that", () => {
    const { onSave, onClose, write, become } = open();
    write("自分の文");
    become({ current: "別の画面の文" });
    press("保存する");
    press("現在の内容にする");
    expect([onSave.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1]);
  });

  it("closes without a question where another screen has stored the same", () => {
    const { onSave, onClose, write, become } = open();
    write("同じ文");
    become({ current: "同じ文" });
    press("保存する");
    expect([onSave.mock.calls.length, onClose.mock.calls.length, conflict()]).toEqual([0, 1, null]);
  });

  it("offers what was written as a new message where the comment was deleted", () => {
    const onToDraft = vi.fn();
    const { write, become } = open({ onToDraft });
    write("書き直した文");
    become({ isGone: true, current: "" });
    expect(screen.queryByRole("button", { name: "保存する" })).toBeNull();
    press("下書きに移す");
    expect(onToDraft).toHaveBeenCalledOnce();
  });
});
