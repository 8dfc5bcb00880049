import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { MultiSelect } from "../MultiSelect/MultiSelect.tsx";
import { Combobox } from "./Combobox.tsx";

const before = ["田中 美咲", "鈴木 彩"].map((label) => ({ value: label, label }));
const after = [{ value: "佐藤 健", label: "佐藤 健" }];

const fields = {
  combobox: (props: { options: typeof before; loading: boolean; onPick: (picked: unknown) => void }) => (
    <Combobox
      aria-label="担当"
      options={props.options}
      loading={props.loading}
      onSearch={vi.fn()}
      onValueChange={props.onPick}
    />
  ),
  "multiple one": (props: {
    options: typeof before;
    loading: boolean;
    onPick: (picked: unknown) => void;
  }) => (
    <MultiSelect
      aria-label="担当"
      options={props.options}
      loading={props.loading}
      onSearch={vi.fn()}
      onValueChange={props.onPick}
    />
  ),
};

it.each(Object.entries(fields))(
  "takes nothing that was found by the words before while a %s waits for the answer",
  (_, field) => {
    const onPick = vi.fn();
    const { rerender } = render(field({ options: before, loading: false, onPick }));
    const box = screen.getByRole("combobox", { name: "担当" });
    const type = (value: string) => fireEvent.change(box, { target: { value } });
    const names = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
    type("さ");
    expect(names()).toEqual(["田中 美咲", "鈴木 彩"]);
    type("佐藤");
    rerender(field({ options: before, loading: true, onPick }));
    fireEvent.keyDown(box, { key: "Enter" });
    expect([names(), onPick.mock.calls]).toEqual([[], []]);
    rerender(field({ options: after, loading: false, onPick }));
    expect(names()).toEqual(["佐藤 健"]);
    fireEvent.keyDown(box, { key: "Enter" });
    expect(onPick.mock.calls.flat(2)).toEqual(["佐藤 健"]);
  },
);
