import { render, screen } from "@testing-library/react";
import { buildReplyNotice } from "@tsumugi/mocks";
import { expect, it, vi } from "vitest";
import { ReplyNotice } from "./ReplyNotice.tsx";

it("says below what was pressed why it was refused: the top of the card is above a phone's screen", () => {
  const error = "ほかの人が先に変更しました。";
  const notice = buildReplyNotice({}, 1);
  render(<ReplyNotice notice={notice} error={error} onConfirm={vi.fn()} onDispute={vi.fn()} />);
  const pressed = screen.getByRole("button", { name: "内容が違う" });
  const place = pressed.compareDocumentPosition(screen.getByText(error));
  expect(place & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
