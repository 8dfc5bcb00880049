import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import type { CommandPaletteProps } from "./CommandPalette.tsx";

let Palette: (props: CommandPaletteProps) => React.ReactNode;
beforeEach(async () => {
  // The code of the window is not there, as on the first opening in a browser.
  vi.resetModules();
  Palette = (await import("./CommandPalette.tsx")).CommandPalette;
});

function Search({ before = "" }: { before?: string }) {
  const [open, setOpen] = useState(false);
  const [keyword, setKeyword] = useState(before);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        前の場所
      </button>
      <Palette
        open={open}
        onOpenChange={setOpen}
        label="検索"
        shortcut="⌘K"
        keyword={keyword}
        onKeywordChange={setKeyword}
        groups={[]}
        onChoose={() => undefined}
      />
    </>
  );
}

function open(before?: string) {
  render(<Search {...(before !== undefined && { before })} />);
  const opener = screen.getByRole("button", { name: "前の場所" });
  act(() => opener.focus());
  fireEvent.click(opener);
  return { opener, first: document.activeElement as HTMLInputElement };
}
const field = () => screen.findByRole<HTMLInputElement>("combobox", {}, { timeout: 5000 });

it("takes what is typed before the window is there, and goes on with it at its end", async () => {
  const { first } = open("前の言葉");
  expect(first.tagName).toBe("INPUT");
  expect([first.selectionStart, first.selectionEnd]).toEqual([0, 4]);
  fireEvent.change(first, { target: { value: "み" } });
  const input = await field();
  await waitFor(() => expect(document.activeElement).toBe(input));
  expect(input.value).toBe("み");
  expect([input.selectionStart, input.selectionEnd]).toEqual([1, 1]);
  await waitFor(() => expect(first.isConnected).toBe(false));
});

it("waits for the end of a composition before the window takes the focus", async () => {
  const { first } = open();
  fireEvent.compositionStart(first);
  fireEvent.change(first, { target: { value: "ｍ" } });
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByRole("combobox")).toBeNull();
  expect(document.activeElement).toBe(first);
  fireEvent.change(first, { target: { value: "みお" } });
  fireEvent.compositionEnd(first);
  expect((await field()).value).toBe("みお");
});

it("selects the words of the last search, so that typing replaces them, and leads back where it was opened", async () => {
  const { opener } = open("前の言葉");
  const input = await field();
  await waitFor(() => expect(document.activeElement).toBe(input));
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, 4]);
  fireEvent.keyDown(input, { key: "Escape" });
  await waitFor(() => expect(document.activeElement).toBe(opener));
  fireEvent.click(opener);
  const again = await field();
  expect([again.selectionStart, again.selectionEnd]).toEqual([0, 4]);
});

it("closes by Esc before the window is there", async () => {
  const { opener, first } = open();
  fireEvent.keyDown(first, { key: "Escape" });
  expect(document.activeElement).toBe(opener);
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByRole("combobox")).toBeNull();
});
