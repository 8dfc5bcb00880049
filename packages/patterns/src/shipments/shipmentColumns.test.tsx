import { render, screen } from "@testing-library/react";
import { buildProjectCreator } from "@tsumugi/mocks";
import { expect, it } from "vitest";
import { shipmentColumns } from "./shipmentColumns.tsx";

it("says aloud what stands on the button: the step of the parcel, and whose it is", () => {
  const [column] = shipmentColumns({ onOpen: () => undefined });
  const row = buildProjectCreator({ display_name: "みお", job_status: "preparing" }, 1);
  const shipment = {
    status: "confirming_address",
    item: "美容液",
    quantity: 1,
    carrier: null,
    tracking_number: "",
    sent_on: null,
    arrived_on: null,
    address_confirmed: false,
    received: false,
  } as const;
  render(column?.cell?.({ ...row, shipment }));
  const button = screen.getByRole("button");
  expect(button.textContent).not.toBe("");
  expect(button.getAttribute("aria-label")).toBe(`みおの発送: ${button.textContent}（開く）`);
});
