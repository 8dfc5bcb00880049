import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { MultiSelect } from "./MultiSelect.tsx";

it("goes on in the field where a chip is taken off by a key, and asks for no keyboard at a tap", () => {
  const options = ["美容", "グルメ"].map((name) => ({ value: name, label: name }));
  render(<MultiSelect aria-label="ジャンル" options={options} defaultValue={["美容", "グルメ"]} />);
  const press = (name: string, detail: number) => {
    const button = screen.getByRole("button", { name });
    button.focus();
    fireEvent.click(button, { detail });
  };
  press("美容を外す", 1);
  expect(document.activeElement).not.toBe(screen.getByRole("combobox"));
  press("グルメを外す", 0);
  expect(document.activeElement).toBe(screen.getByRole("combobox"));
});
