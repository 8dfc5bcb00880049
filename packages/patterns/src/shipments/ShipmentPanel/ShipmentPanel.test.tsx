import { fireEvent, render, screen } from "@testing-library/react";
import { buildShipment } from "@tsumugi/mocks";
import { loadOverlays } from "@tsumugi/ui";
import { beforeAll, expect, it, vi } from "vitest";
import { ShipmentPanel } from "./ShipmentPanel.tsx";

// What opens comes later than the page.
beforeAll(loadOverlays);

it("asks at 「閉じる」, too, before what was typed goes", () => {
  const onOpenChange = vi.fn();
  render(
    <ShipmentPanel
      open
      onOpenChange={onOpenChange}
      name="はるか"
      shipment={buildShipment({}, 3)}
      onSave={vi.fn()}
    />,
  );
  const close = () => fireEvent.click(screen.getByText("閉じる", { selector: "button" }));
  close();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  onOpenChange.mockClear();
  fireEvent.change(screen.getByLabelText(/^メモ/), { target: { value: "要冷蔵" } });
  close();
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(screen.getByRole("alert").textContent).toContain("保存していない入力があります");
});
