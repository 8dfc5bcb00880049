import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { TagField } from "../TagField/TagField.tsx";
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

it.each(["with the suggestions open", "with the suggestions closed by Esc"])(
  "enters the typed text as the field is left, before the button that is pressed next acts, %s",
  (how) => {
    const onValueChange = vi.fn();
    render(
      <>
        <TagField aria-label="タグ" value={[]} suggestions={["美容"]} onValueChange={onValueChange} />
        <button type="button">タグを付ける</button>
      </>,
    );
    const input = screen.getByRole("combobox");
    input.focus();
    fireEvent.change(input, { target: { value: "秋冬" } });
    if (how.includes("Esc")) fireEvent.keyDown(input, { key: "Escape" });
    fireEvent.mouseDown(screen.getByRole("button", { name: "タグを付ける" }));
    fireEvent.blur(input);
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(["秋冬"]);
    // All suggestions, which an empty field has, would lie over the button before the mouse is up.
    expect(screen.queryByRole("option")).toBeNull();
  },
);
