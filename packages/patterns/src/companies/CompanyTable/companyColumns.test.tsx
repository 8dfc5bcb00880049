import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { ContractBadge } from "./companyColumns.tsx";

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
const said = (starts: number, deleted_at: string | null = null) =>
  render(
    <ContractBadge company={{ contract_state: "active", contract_starts_on: inDays(starts), deleted_at }} />,
  ).container.textContent;

it("says of a contract that begins later that it has not begun", () => {
  expect(said(8)).toBe("開始前");
  expect(said(-8)).toBe("契約中");
  expect(said(8, "2026-11-01T00:00:00Z")).toBe("削除済み");
});
