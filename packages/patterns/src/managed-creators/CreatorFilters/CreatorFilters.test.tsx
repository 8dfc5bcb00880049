import { render, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { CreatorFilters } from "./CreatorFilters.tsx";

const given = {
  value: { stage: ["active"] },
  onValueChange: vi.fn(),
  totalCount: 31,
  views: <p>ビュー</p>,
} as const;

it("says how many match beside the filters, and keeps the place of the number while it is not known", () => {
  const { rerender } = render(<CreatorFilters {...given} />);
  expect(screen.getByRole("status").textContent).toBe("31名");
  rerender(<CreatorFilters {...given} totalCount={undefined} />);
  expect(screen.getByRole("status").textContent).toBe("");
});

it("swaps only the filters while rows are chosen: views, search and what is in force stay", () => {
  render(<CreatorFilters {...given} selectionBar={<p>2件選択中</p>} />);
  expect(screen.queryByRole("button", { name: "関係（1）" })).toBeNull();
  for (const words of ["2件選択中", "ビュー"]) expect(screen.getByText(words)).not.toBeNull();
  expect(screen.getByRole("searchbox", { name: "クリエイターを検索" })).not.toBeNull();
  const applied = within(screen.getByRole("list", { name: "絞り込みの条件" }));
  expect(applied.getByText("取引中")).not.toBeNull();
});
