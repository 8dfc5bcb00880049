import { fireEvent, render, screen } from "@testing-library/react";
import { loadOverlays } from "@tsumugi/ui";
import { beforeAll, expect, it, vi } from "vitest";
import { AmountFilter } from "./AmountFilter.tsx";

// What opens comes later than its button.
beforeAll(loadOverlays);

it("does not take an amount that cannot be read for an open end", () => {
  const onValueChange = vi.fn();
  render(<AmountFilter min={50_000} onValueChange={onValueChange} />);
  fireEvent.click(screen.getByRole("button", { name: "金額" }));
  const field = screen.getByLabelText<HTMLInputElement>("いくらから");
  const narrow = () => fireEvent.click(screen.getByRole("button", { name: "絞り込む" }));
  fireEvent.change(field, { target: { value: "十万" } });
  narrow();
  expect(onValueChange).not.toHaveBeenCalled();
  expect(field.value).toBe("十万");
  expect(screen.getByText(/数字として読み取れませんでした/)).toBeTruthy();
  fireEvent.change(field, { target: { value: "10万" } });
  narrow();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ min: 100_000, max: undefined });
});
