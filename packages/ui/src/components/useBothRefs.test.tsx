import { render } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { Checkbox } from "./Checkbox/Checkbox.tsx";
import { DateField } from "./DateField/DateField.tsx";

it("tells a caller of its element once, and not at every drawing", () => {
  const [box, day] = [vi.fn(), vi.fn()];
  const at = (checked: boolean, value: string) => (
    <>
      <Checkbox ref={box} aria-label="美容" checked={checked} onCheckedChange={vi.fn()} />
      <DateField ref={day} aria-label="納品日" value={value} onValueChange={vi.fn()} />
    </>
  );
  const { container, rerender, unmount } = render(at(false, "2026-11-20"));
  rerender(at(true, "2026-11-21"));
  expect(box).toHaveBeenCalledExactlyOnceWith(container.querySelector("input[type=checkbox]"));
  expect(day).toHaveBeenCalledExactlyOnceWith(container.querySelector("input[type=text]"));
  unmount();
  expect([box.mock.lastCall, day.mock.lastCall]).toEqual([[null], [null]]);
});
