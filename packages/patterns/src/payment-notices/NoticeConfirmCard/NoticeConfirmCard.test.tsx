import { render, screen } from "@testing-library/react";
import { buildPaymentNotice } from "@tsumugi/mocks";
import { UiProvider } from "@tsumugi/ui";
import { expect, it } from "vitest";
import { NoticeConfirmCard } from "./NoticeConfirmCard.tsx";

it("tells the payee of a replaced notice nothing of a next edition that may still be a draft", () => {
  const notice = buildPaymentNotice({ status: "cancelled", next_uid: "notice_002" }, 2);
  const { rerender } = render(<NoticeConfirmCard notice={notice} view="received" />, { wrapper: UiProvider });
  expect(screen.queryByText(/まだ届いていないときは、発行元が準備しています/)).not.toBeNull();
  rerender(<NoticeConfirmCard notice={notice} />);
  expect(screen.queryByText("新しい版があります。")).not.toBeNull();
  rerender(<NoticeConfirmCard notice={{ ...notice, next_uid: null }} view="received" />);
  expect(screen.queryByText("この支払通知書では支払いません。")).not.toBeNull();
});
