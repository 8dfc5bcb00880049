import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { CustomFieldDialog } from "./CustomFieldDialog.tsx";

const press = () => fireEvent.click(screen.getByRole("button", { name: "追加する" }));

/** What is said of a field that is wrong, and only of one that is. */
const saidOf = (field: Element) =>
  field.getAttribute("aria-invalid") && field.closest("[data-invalid]")?.textContent;

it("says what is missing under its field, and leads there", async () => {
  const onSave = vi.fn();
  render(<CustomFieldDialog onSave={onSave} onClose={vi.fn()} />);
  const name = await screen.findByLabelText(/^項目の名前/);

  press();
  expect(saidOf(name)).toContain("項目の名前を入力してください。");
  expect(document.activeElement).toBe(name);
  fireEvent.change(name, { target: { value: "契約書" } });
  expect(saidOf(name)).toBe(null);

  fireEvent.change(screen.getByLabelText(/^種類/), { target: { value: "select" } });
  press();
  const option = screen.getByLabelText("選択肢1");
  expect(saidOf(option)).toContain("選択肢がありません");
  expect(document.activeElement).toBe(option);
  fireEvent.change(option, { target: { value: "あり" } });
  press();
  expect(onSave).toHaveBeenCalledWith({ label: "契約書", type: "select", options: [{ label: "あり" }] });
});
