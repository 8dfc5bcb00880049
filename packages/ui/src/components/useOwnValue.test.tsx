import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { Combobox } from "./Combobox/Combobox.tsx";
import { DateRangeField } from "./DateRangeField/DateRangeField.tsx";
import { MultiSelect } from "./MultiSelect/MultiSelect.tsx";
import { NumberField } from "./NumberField/NumberField.tsx";
import { SearchField } from "./SearchField/SearchField.tsx";
import { TagField } from "./TagField/TagField.tsx";
import { TextField } from "./TextField/TextField.tsx";

const options = [
  { value: "beauty", label: "美容" },
  { value: "food", label: "グルメ" },
];
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const shownIn = (role: string) => screen.getByRole<HTMLInputElement>(role).value;
const posted = (name: string) =>
  [...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)].map((input) => input.value);

/** Each keeps its value itself from `defaultValue` on, says the change and shows it. */
it("keeps a number", () => {
  const say = vi.fn();
  render(<NumberField aria-label="報酬" name="fee" defaultValue={500} onValueChange={say} />);
  expect([shownIn("textbox"), posted("fee")]).toEqual(["500", ["500"]]);
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "1.2万" } });
  expect(say).toHaveBeenLastCalledWith(12_000, { text: "1.2万", problem: undefined });
  expect(posted("fee")).toEqual(["12000"]);
});

it("keeps one choice among many", () => {
  const say = vi.fn();
  render(<Combobox aria-label="ジャンル" options={options} defaultValue="food" onValueChange={say} />);
  expect(shownIn("combobox")).toBe("グルメ");
  press("選択を消す");
  expect(say).toHaveBeenLastCalledWith(null);
  expect(shownIn("combobox")).toBe("");
});

it("keeps several choices", () => {
  const say = vi.fn();
  render(
    <MultiSelect
      aria-label="ジャンル"
      name="genre"
      options={options}
      defaultValue={["beauty", "food"]}
      onValueChange={say}
    />,
  );
  press("美容を外す");
  expect(say).toHaveBeenLastCalledWith(["food"]);
  expect(posted("genre")).toEqual(["food"]);
});

it("keeps tags", () => {
  render(<TagField aria-label="タグ" name="tag" defaultValue={["秋冬"]} />);
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "動画、" } });
  expect(posted("tag")).toEqual(["秋冬", "動画"]);
});

it("keeps a search, and says it once it rests", () => {
  vi.useFakeTimers();
  const say = vi.fn();
  render(<SearchField label="検索" defaultValue="春" onValueChange={say} />);
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "春夏" } });
  vi.advanceTimersByTime(300);
  vi.useRealTimers();
  expect(say.mock.calls).toEqual([["春夏"]]);
  expect(shownIn("searchbox")).toBe("春夏");
});

it("keeps a period", () => {
  const say = vi.fn();
  render(
    <DateRangeField
      label="投稿期間"
      name="period"
      defaultValue={{ from: "2026-12-01", to: null }}
      onValueChange={say}
    />,
  );
  expect(posted("period_from")).toEqual(["2026-12-01"]);
  press("期間を消す");
  expect(say).toHaveBeenLastCalledWith({ from: null, to: null });
  expect(posted("period_from")).toEqual([""]);
});

it("says the value of a native field by the same name, beside its own event", () => {
  const [say, hear] = [vi.fn(), vi.fn()];
  render(<TextField aria-label="名前" defaultValue="" onValueChange={say} onChange={hear} />);
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "りん" } });
  expect(say).toHaveBeenLastCalledWith("りん");
  expect(hear).toHaveBeenCalledOnce();
});
