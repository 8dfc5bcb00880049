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

it("says of a notice that a bank file pays when it does, not that it can be put into one", () => {
  const notice = buildPaymentNotice({ status: "approved", ordered_on: "2026-12-03" }, 2);
  render(<NoticeConfirmCard notice={notice} />, { wrapper: UiProvider });
  expect(screen.queryByText(/振込日は2026\/12\/03\(木\)です。/)).not.toBeNull();
  expect(screen.queryByText(/全銀ファイルに出力できます/)).toBeNull();
});

it("says that the payee reported a difference only where it was the payee", () => {
  const notice = buildPaymentNotice({ status: "disputed" }, 2);
  const { rerender } = render(<NoticeConfirmCard notice={notice} />, { wrapper: UiProvider });
  expect(screen.queryByText(/さんから内容が違うと連絡がありました/)).not.toBeNull();
  const history = notice.history.map((event) => ({ ...event, mover: "issuer" as const }));
  rerender(<NoticeConfirmCard notice={{ ...notice, history }} />);
  expect(screen.queryByText(/連絡がありました/)).toBeNull();
  expect(screen.queryByText("内容が違うことを発行元が記録しました")).not.toBeNull();
  rerender(<NoticeConfirmCard notice={{ ...notice, dispute_comment: "" }} view="received" />);
  expect(screen.queryByText("内容が違うと連絡しました")).toBeNull();
  expect(screen.queryByText("発行元が内容を直しています")).not.toBeNull();
});
