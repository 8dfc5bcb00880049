import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { NumberField } from "./NumberField.tsx";

const onValueChange = vi.fn();
const at = (value: number | null) => (
  <NumberField aria-label="報酬" value={value} onValueChange={onValueChange} />
);
const field = () => screen.getByRole<HTMLInputElement>("textbox");
const type = (value: string) => fireEvent.change(field(), { target: { value } });

it("gives way to the number that a form goes back to, also where what was typed cannot be read", () => {
  const { rerender } = render(at(500));
  type("五百");
  // A form keeps that there is no number, and the text stays to be corrected.
  rerender(at(null));
  expect(field().value).toBe("五百");
  rerender(at(500));
  expect(field().value).toBe("500");
});

it("tells a text that cannot be read from none, where the form does", () => {
  const { rerender } = render(at(null));
  type("五百");
  rerender(at(Number.NaN));
  expect(field().value).toBe("五百");
  fireEvent.keyDown(field(), { key: "ArrowUp" });
  expect(onValueChange).toHaveBeenLastCalledWith(1, { text: "1", problem: undefined });
  type("五百");
  rerender(at(null));
  expect(field().value).toBe("");
});

it("keeps a text that cannot be read while nothing else is given", () => {
  const { rerender } = render(at(500));
  type("12x");
  rerender(at(500));
  expect(field().value).toBe("12x");
  fireEvent.blur(field());
  expect(field().value).toBe("12x");
  type("1,2");
  rerender(at(12));
  expect(field().value).toBe("1,2");
});

it.each([
  [{}, "numeric"],
  [{ min: 0 }, "numeric"],
  [{ min: 0, decimals: 1 }, "decimal"],
  // An iPhone's number keys have no minus.
  [{ min: -100, decimals: 4 }, "text"],
  [{ inputMode: "tel" as const }, "tel"],
])("asks a phone for the keys that the number needs: %o", (props, keys) => {
  render(<NumberField aria-label="値" {...props} />);
  expect(field().inputMode).toBe(keys);
});
