import { act, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { ErrorState } from "../ErrorState/index.ts";

vi.mock("./Weave.tsx", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

it("says what failed, and lets the page stand, where its picture cannot be loaded", async () => {
  render(<ErrorState error="サーバーに接続できませんでした。" />);
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByText(/サーバーに接続できませんでした。/)).toBeDefined();
});
