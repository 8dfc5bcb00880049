import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { CommentComposer } from "./CommentComposer.tsx";

it("goes on in the box where the button that sends had the focus, and is blocked with nothing left to send", () => {
  const onSend = vi.fn();
  function Kept() {
    const [text, setText] = useState("来週お送りします。");
    return (
      <CommentComposer
        value={text}
        onValueChange={setText}
        onSend={(sent) => {
          onSend(sent);
          setText("");
        }}
      />
    );
  }
  render(<Kept />);
  const send = screen.getByRole<HTMLButtonElement>("button", { name: "送信" });
  send.focus();
  fireEvent.click(send);
  expect(onSend).toHaveBeenCalledExactlyOnceWith("来週お送りします。");
  expect(send.disabled).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "メッセージ" }));
});

it("says when the room is left before a message that was sent has its pictures, and only then", () => {
  const [onSend, onLeaveUnsent] = [vi.fn(), vi.fn()];
  const boxWith = (value: string, state: "uploading" | "done") => (
    <CommentComposer
      value={value}
      onValueChange={() => {}}
      onSend={onSend}
      onLeaveUnsent={onLeaveUnsent}
      images={[{ key: "a", url: "", name: "写真.png", state }]}
    />
  );
  const press = () =>
    fireEvent.keyDown(screen.getByRole("textbox", { name: "メッセージ" }), { key: "Enter", ctrlKey: true });
  render(boxWith("書きかけ", "uploading")).unmount();
  const sent = render(boxWith("届く", "uploading"));
  press();
  sent.rerender(boxWith("届く", "done"));
  expect(onSend).toHaveBeenCalledExactlyOnceWith("届く");
  sent.unmount();
  expect(onLeaveUnsent).not.toHaveBeenCalled();
  const left = render(boxWith("途中", "uploading"));
  press();
  left.unmount();
  expect(onLeaveUnsent).toHaveBeenCalledOnce();
  expect(onSend).toHaveBeenCalledOnce();
});
