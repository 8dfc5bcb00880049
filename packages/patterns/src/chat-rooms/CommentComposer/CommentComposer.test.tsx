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
