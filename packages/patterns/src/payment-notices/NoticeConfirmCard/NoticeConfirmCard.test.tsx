import { render, screen } from "@testing-library/react";
import { buildPaymentNotice, buildReceivedNotice } from "@tsumugi/mocks";
import { UiProvider } from "@tsumugi/ui";
import { expect, it } from "vitest";
import { NoticeConfirmCard } from "./NoticeConfirmCard.tsx";

it("tells the payee of a replaced notice nothing of a next edition that may still be a draft", () => {
  const notice = buildPaymentNotice({ status: "cancelled", next_uid: "notice_002" }, 2);
  const { rerender } = render(<NoticeConfirmCard notice={notice} view="received" />, { wrapper: UiProvider });
  expect(screen.queryByText(/まだ届いていないときは、発行元が準備しています/)).not.toBeNull();
  rerender(<NoticeConfirmCard notice={notice} view="received" hasNext />);
  expect(screen.queryByText("新しい版が届いています。そちらを確認してください。")).not.toBeNull();
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

it("says who noted a difference that the operator has noted, on either side", () => {
  const notice = buildPaymentNotice({ status: "disputed", dispute_comment: "金額が契約と違うため" }, 2);
  const history = notice.history.map((event) => ({ ...event, mover: "operator" as const }));
  const { rerender } = render(<NoticeConfirmCard notice={{ ...notice, history }} />, { wrapper: UiProvider });
  expect(screen.queryByText("内容が違うことを運営が記録しました")).not.toBeNull();
  rerender(<NoticeConfirmCard notice={{ ...notice, history }} view="received" />);
  expect(screen.queryByText("内容が違うと連絡しました")).toBeNull();
  expect(screen.queryByText(/金額が契約と違うため/)).toBeNull();
  expect(screen.queryByText("発行元が内容を直しています")).not.toBeNull();
});

it("says that the payee confirmed only where it was the payee", () => {
  const notice = buildPaymentNotice({ status: "confirmed", confirmation: "explicit" }, 2);
  const by = (mover: "payee" | "issuer" | "operator") =>
    notice.history.map((event) => (event.to === "confirmed" ? { ...event, mover } : event));
  const { rerender } = render(<NoticeConfirmCard notice={{ ...notice, history: by("payee") }} />, {
    wrapper: UiProvider,
  });
  expect(screen.queryByText(/さんが確認しました/)).not.toBeNull();
  for (const [mover, name] of [
    ["issuer", "発行元"],
    ["operator", "運営"],
  ] as const) {
    const noted = `確認があったことを${name}が記録しました`;
    for (const view of ["issued", "received"] as const) {
      rerender(<NoticeConfirmCard notice={{ ...notice, history: by(mover) }} view={view} />);
      expect(screen.queryByText(noted)).not.toBeNull();
      expect(screen.queryByText(/確認しました/)).toBeNull();
    }
  }
  // A creator reads no history: what is not their own confirmation says of none.
  const { history: _, ...read } = notice;
  rerender(<NoticeConfirmCard notice={{ ...read, confirmation: null }} view="received" />);
  expect(screen.queryByText("確認があったことを発行元が記録しました")).not.toBeNull();
  expect(screen.queryByText("内容が違うときは、連絡してください。")).not.toBeNull();
});

it("does not say of a payment by hand that the transfer went out which the bank sent back", () => {
  const notice = buildPaymentNotice({ status: "paid", paid_on: "2026-12-10" }, 2);
  const last = notice.history.at(-1);
  if (!last) throw new Error("A paid notice has a history.");
  const refused = {
    ...last,
    kind: "refused" as const,
    transfer: { debit_on: "2026-12-03", result_code: "2" },
  };
  const paid = { ...last, kind: "moved" as const, to: "paid" as const, transfer: null };
  const { rerender } = render(<NoticeConfirmCard notice={{ ...notice, history: [refused, paid] }} />, {
    wrapper: UiProvider,
  });
  expect(screen.queryByText(/振り込みました/)).toBeNull();
  expect(
    screen.queryByText(/2026\/12\/10.*に支払いました。銀行から返された2026\/12\/03.*とは別の支払いです。/),
  ).not.toBeNull();
  const byBank = { ...paid, transfer: { debit_on: "2026-12-10", result_code: "" } };
  rerender(<NoticeConfirmCard notice={{ ...notice, history: [refused, byBank] }} />);
  expect(screen.queryByText(/に振り込みました/)).not.toBeNull();
});

it("tells a company which of its accounts the bank refused, and who may change it", () => {
  const refused_transfer = { debit_on: "2026-12-03", result_code: "2", reason: "該当する口座がありません。" };
  const notice = { ...buildReceivedNotice({ status: "approved" }, 1), refused_transfer };
  const { rerender } = render(<NoticeConfirmCard notice={notice} view="received" />, { wrapper: UiProvider });
  expect(screen.queryByText(/管理者が変更できる、企業情報の「振込元の口座」です。/)).not.toBeNull();
  rerender(<NoticeConfirmCard notice={{ ...notice, direction: "company_to_creator" }} view="received" />);
  expect(screen.queryByText(/企業情報/)).toBeNull();
});

it("says of what a company cannot open that its silence means nothing", () => {
  const notice = { ...buildReceivedNotice({ status: "issued" }, 1), deemed_confirmed_on: null };
  render(<NoticeConfirmCard notice={notice} />, { wrapper: UiProvider });
  expect(
    screen.queryByText(/企業はいま開けません。連絡がなくても、確認があったものとはみなしません。/),
  ).not.toBeNull();
});
