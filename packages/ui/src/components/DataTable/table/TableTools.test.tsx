import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Card } from "../../Card/Card.tsx";
import { Toolbar } from "../../Toolbar/Toolbar.tsx";
import { TableTools } from "./TableTools.tsx";

const tools = (
  <TableTools>
    <button type="button">列の設定</button>
  </TableTools>
);
const inCard = (selectedCount: number) => (
  <Card flush>
    <Toolbar selectedCount={selectedCount} actions={<button type="button">CSV出力</button>} />
    <div data-testid="table">{tools}</div>
  </Card>
);
const button = () => screen.queryByRole("button", { name: "列の設定" });

it("a table's tools stand in the toolbar of its card, before its actions", () => {
  render(inCard(0));
  expect(screen.getByTestId("table").childElementCount).toBe(0);
  expect(screen.getAllByRole("button").map((one) => one.textContent)).toEqual(["列の設定", "CSV出力"]);
});

it("they give way while rows are chosen, and come back", () => {
  const { rerender } = render(inCard(0));
  rerender(inCard(2));
  expect(button()).toBeNull();
  rerender(inCard(0));
  expect(button()).not.toBeNull();
  expect(screen.getByTestId("table").childElementCount).toBe(0);
});

it("without a toolbar, or without a card, they stand above the table", () => {
  const { unmount } = render(
    <Card flush>
      <div data-testid="table">{tools}</div>
    </Card>,
  );
  expect(screen.getByTestId("table").contains(button())).toBe(true);
  unmount();
  render(<div data-testid="table">{tools}</div>);
  expect(screen.getByTestId("table").contains(button())).toBe(true);
});
