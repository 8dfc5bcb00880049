import { fireEvent, render, screen } from "@testing-library/react";
import { beforeAll, expect, it, vi } from "vitest";
import { loadOverlays } from "../../index.ts";
import { Popover } from "../Popover/index.ts";
import { TagField } from "../TagField/TagField.tsx";
import { Dialog } from "./index.ts";

// What opens comes later than its button.
beforeAll(loadOverlays);

const onOpenChange = vi.fn();
const field = <input aria-label="メモ" />;
const overlays = {
  dialog: (
    <Dialog open title="タグを付ける" onOpenChange={onOpenChange}>
      {field}
    </Dialog>
  ),
  "panel at an edge": (
    <Dialog open side="right" title="条件" onOpenChange={onOpenChange}>
      {field}
    </Dialog>
  ),
  popover: (
    <Popover open label="条件" trigger={<button type="button">条件</button>} onOpenChange={onOpenChange}>
      {field}
    </Popover>
  ),
};

it.each(Object.entries(overlays))(
  "keeps a %s open when Escape takes back a kana conversion in it",
  (_, overlay) => {
    onOpenChange.mockClear();
    render(overlay);
    const memo = screen.getByLabelText("メモ");
    // Safari ends the conversion before the key; only its code still tells.
    for (const keys of [{ isComposing: true }, { keyCode: 229 }]) {
      fireEvent.keyDown(memo, { key: "Escape", ...keys });
    }
    expect(onOpenChange).not.toHaveBeenCalled();
    fireEvent.keyDown(memo, { key: "Escape" });
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  },
);

it("keeps the question before what was typed is discarded, until it is answered", () => {
  onOpenChange.mockClear();
  render(
    <Dialog open hasChanges title="タグを付ける" onOpenChange={onOpenChange}>
      {field}
    </Dialog>,
  );
  const close = screen.getByRole("button", { name: "閉じる" });
  // Pressed twice, as by a double click.
  fireEvent.click(close);
  fireEvent.click(close);
  expect(screen.getByRole("alert").textContent).toContain("保存していない入力があります");
  expect(onOpenChange).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByLabelText("メモ"), { key: "Escape", isComposing: true });
  expect(screen.getByRole("alert")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "破棄して閉じる" }));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

it("asks before a tag goes that is typed and not entered yet", () => {
  onOpenChange.mockClear();
  render(
    <Dialog open title="タグを付ける" onOpenChange={onOpenChange}>
      <TagField aria-label="タグ" />
    </Dialog>,
  );
  const input = screen.getByRole("combobox");
  input.focus();
  fireEvent.change(input, { target: { value: "春夏" } });
  fireEvent.keyDown(input, { key: "Escape" });
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(screen.getByRole("alert").textContent).toContain("保存していない入力があります");
  fireEvent.click(screen.getByRole("button", { name: "破棄して閉じる" }));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});
