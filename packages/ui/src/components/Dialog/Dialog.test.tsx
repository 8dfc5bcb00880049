import { fireEvent, render, screen } from "@testing-library/react";
import { beforeAll, expect, it, vi } from "vitest";
import { loadOverlays } from "../../index.ts";
import { Popover } from "../Popover/index.ts";
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
