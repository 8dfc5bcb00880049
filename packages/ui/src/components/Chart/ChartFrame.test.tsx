import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { ChartFrame } from "./ChartFrame.tsx";

const Plot = () => <svg role="presentation" data-testid="drawing" />;

it("shows the table when the drawing cannot be loaded, and draws after another try", async () => {
  const load = vi.fn().mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValue(Plot);
  render(
    <ChartFrame
      label="再生数"
      height={200}
      legend={[]}
      table={{
        head: "日",
        columns: [{ key: "a", label: "はなこ" }],
        rows: [{ key: "0", label: "0日目", cells: ["12回"] }],
      }}
      read={() => ({ title: "0日目", rows: [], rest: 0 })}
      load={load}
      plot={{}}
      isEmpty={false}
    />,
  );
  await screen.findByText(/表で示しています/);
  expect(screen.getByRole("region", { name: "再生数の表" }).textContent).toContain("12回");
  fireEvent.click(screen.getByRole("button", { name: "もう一度読み込む" }));
  await screen.findByTestId("drawing");
  expect(load).toHaveBeenCalledTimes(2);
});

it("does not load the library for a chart without numbers", () => {
  const load = vi.fn();
  render(
    <ChartFrame
      label="再生数"
      height={200}
      legend={[]}
      table={{ head: "日", columns: [], rows: [] }}
      read={() => ({ title: "", rows: [], rest: 0 })}
      load={load}
      plot={{}}
      isEmpty
    />,
  );
  screen.getByText("表示できる数値がまだありません。");
  expect(load).not.toHaveBeenCalled();
});
