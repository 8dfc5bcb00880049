import { fireEvent, render, screen } from "@testing-library/react";
import { buildReplyShipment } from "@tsumugi/mocks";
import { expect, it, vi } from "vitest";
import { ReplyShipment, type ReplyShipmentProps } from "./ReplyShipment.tsx";

it("asks for what an address lacks instead of offering one that would be refused", () => {
  const known = { name: "山田 桜", postal_code: "150-0001", address: "東京都渋谷区神宮前1-2-3" };
  const shipment = buildReplyShipment({
    recipient: { ...known, phone: "" },
    address_confirmed_at: null,
  });
  const onConfirmAddress = vi.fn(async () => true);
  render(<ReplyShipment shipment={shipment} onConfirmAddress={onConfirmAddress} onReceived={vi.fn()} />);
  expect(screen.queryByRole("button", { name: "この住所で受け取る" })).toBeNull();
  expect(screen.getByText("電話番号がまだありません。入力してください。")).toBeTruthy();
  expect(screen.getByText(/神宮前1-2-3/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "お届け先を入力する" }));
  expect(screen.getByLabelText<HTMLInputElement>(/^お名前/).value).toBe(known.name);
  expect(screen.getByLabelText<HTMLInputElement>(/^電話番号/).value).toBe("");
});

it("offers an address that is complete", () => {
  const shipment = buildReplyShipment({ address_confirmed_at: null });
  render(<ReplyShipment shipment={shipment} onConfirmAddress={vi.fn()} onReceived={vi.fn()} />);
  expect(screen.getByRole("button", { name: "この住所で受け取る" })).toBeTruthy();
  expect(screen.queryByText(/まだありません/)).toBeNull();
});

it("takes the error from a field that was corrected since it was sent, and keeps the others", async () => {
  const known = { name: "山田 桜", phone: "09012345678", address: "東京都渋谷区神宮前1-2-3" };
  const shipment = buildReplyShipment({
    recipient: { ...known, postal_code: "1" },
    address_confirmed_at: null,
  });
  const onConfirmAddress = vi.fn(async () => false);
  const draw = (fields: ReplyShipmentProps["fields"]) => (
    <ReplyShipment
      shipment={shipment}
      fields={fields}
      onConfirmAddress={onConfirmAddress}
      onReceived={vi.fn()}
    />
  );
  const { rerender } = render(draw({}));
  fireEvent.click(screen.getByRole("button", { name: "お届け先を訂正する" }));
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type(/^電話番号/, "0");
  fireEvent.click(screen.getByRole("button", { name: "このお届け先を送る" }));
  rerender(draw({ postal_code: "郵便番号は7桁です。", phone: "電話番号は10桁か11桁です。" }));
  expect(screen.getByText("郵便番号は7桁です。")).toBeTruthy();
  type(/^郵便番号/, "150-0001");
  expect(screen.queryByText("郵便番号は7桁です。")).toBeNull();
  expect(screen.getByText("電話番号は10桁か11桁です。")).toBeTruthy();
});
