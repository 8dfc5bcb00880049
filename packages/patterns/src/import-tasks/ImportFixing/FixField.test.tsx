import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { FixField } from "./FixField.tsx";

function show(onSave: (value: string) => Promise<void>, value = "yuki@") {
  const { unmount } = render(
    <ol>
      <li>
        <FixField label="メール" value={value} reason="形式が違います。" fixed={false} onSave={onSave} />
      </li>
    </ol>,
  );
  const field = screen.getByLabelText<HTMLInputElement>("メール");
  return { unmount, field, type: (text: string) => fireEvent.change(field, { target: { value: text } }) };
}

it("keeps what was typed, and says why, where the cell is refused", async () => {
  const { field, type } = show(() => Promise.reject(new Error("ファイルがありません。")));
  type("yuki@example.jp");
  fireEvent.blur(field);
  await screen.findByText("ファイルがありません。");
  expect(field.value).toBe("yuki@example.jp");
});

it("saves nothing where nothing was changed, and what was typed when the field goes away", () => {
  const onSave = vi.fn(() => Promise.resolve());
  const { field, type, unmount } = show(onSave);
  fireEvent.blur(field);
  expect(onSave).not.toHaveBeenCalled();
  type("yuki@example.jp");
  unmount();
  expect(onSave).toHaveBeenCalledExactlyOnceWith("yuki@example.jp");
});

it("stays in the field while kana are converted, and leaves it by Enter", () => {
  const { field } = show(() => Promise.resolve());
  field.focus();
  fireEvent.keyDown(field, { key: "Enter", isComposing: true });
  expect(document.activeElement).toBe(field);
  fireEvent.keyDown(field, { key: "Enter" });
  expect(document.activeElement).not.toBe(field);
});

it("shows a cell of several lines in several lines", () => {
  expect(show(() => Promise.resolve(), "a\nb").field.value).toBe("a\nb");
});
