import { fireEvent, render, screen } from "@testing-library/react";
import { loadOverlays } from "@tsumugi/ui";
import { beforeAll, expect, it, vi } from "vitest";
import { FilterMenu } from "./FilterMenu.tsx";

// What opens comes later than its button.
beforeAll(loadOverlays);

const options = ["コスメ", "ハナコ 美容", ...Array.from({ length: 12 }, (_, at) => `ジャンル${at}`)].map(
  (label) => ({ value: label, label }),
);

it.each([
  ["こすめ", "コスメ"],
  ["ｺｽﾒ", "コスメ"],
  ["はなこ美容", "ハナコ 美容"],
])("finds by %s what is written as %s", (typed, label) => {
  render(<FilterMenu label="ジャンル" options={options} value={[]} onChange={vi.fn()} />);
  fireEvent.click(screen.getByRole("button", { name: "ジャンル" }));
  fireEvent.change(screen.getByLabelText("ジャンルの候補を探す"), { target: { value: typed } });
  expect(screen.getAllByRole("checkbox")).toEqual([screen.getByRole("checkbox", { name: label })]);
});
