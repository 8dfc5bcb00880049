import { act, fireEvent, render, screen } from "@testing-library/react";
import { Activity } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SearchField } from "./SearchField.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const show = () => {
  const onSearch = vi.fn();
  render(<SearchField label="クリエイターを検索" value="" onValueChange={onSearch} />);
  return { onSearch, field: screen.getByRole<HTMLInputElement>("searchbox") };
};
const pass = (time: number) => act(() => void vi.advanceTimersByTime(time));
const change = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } });

it("never searches while Japanese text is being converted, however long that takes", () => {
  const { onSearch, field } = show();
  fireEvent.compositionStart(field);
  change(field, "はなこ");
  fireEvent.keyDown(field, { key: "Enter", keyCode: 229 });
  fireEvent.keyDown(field, { key: "Escape", keyCode: 229 });
  vi.advanceTimersByTime(60_000);
  expect(onSearch).not.toHaveBeenCalled();
  expect(field.value).toBe("はなこ");
  change(field, "花子");
  fireEvent.compositionEnd(field);
  vi.advanceTimersByTime(250);
  expect(onSearch).toHaveBeenCalledExactlyOnceWith("花子");
});

it("searches once after the last key, and at once on Enter", () => {
  const { onSearch, field } = show();
  change(field, "た");
  vi.advanceTimersByTime(249);
  change(field, "たく");
  vi.advanceTimersByTime(249);
  expect(onSearch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onSearch).toHaveBeenCalledExactlyOnceWith("たく");
  change(field, "たくみ");
  fireEvent.keyDown(field, { key: "Enter" });
  vi.advanceTimersByTime(0);
  expect(onSearch).toHaveBeenLastCalledWith("たくみ");
  vi.advanceTimersByTime(60_000);
  expect(onSearch).toHaveBeenCalledTimes(2);
});

it("searches by what is asked of it by then, and not for what a view has replaced", () => {
  const [before, filtered] = [vi.fn(), vi.fn()];
  const at = (value: string, onSearch: typeof before) => (
    <SearchField label="クリエイターを検索" value={value} onValueChange={onSearch} />
  );
  const { rerender } = render(at("", before));
  const field = screen.getByRole<HTMLInputElement>("searchbox");
  change(field, "花子");
  rerender(at("", filtered));
  vi.advanceTimersByTime(250);
  expect(filtered).toHaveBeenCalledExactlyOnceWith("花子");
  change(field, "美咲");
  rerender(at("春", filtered));
  vi.advanceTimersByTime(250);
  expect(field.value).toBe("春");
  expect(filtered).toHaveBeenCalledOnce();
  expect(before).not.toHaveBeenCalled();
});

it("searches for what was being typed when its page went out of sight, once that is shown again", () => {
  const onSearch = vi.fn();
  const page = (isShown: boolean) => (
    <Activity mode={isShown ? "visible" : "hidden"}>
      <SearchField label="クリエイターを検索" value="" onValueChange={onSearch} />
    </Activity>
  );
  const { rerender } = render(page(true));
  const field = screen.getByRole<HTMLInputElement>("searchbox");
  fireEvent.compositionStart(field);
  change(field, "花子");
  rerender(page(false));
  vi.advanceTimersByTime(1_000);
  expect(onSearch).not.toHaveBeenCalled();
  rerender(page(true));
  vi.advanceTimersByTime(250);
  expect(onSearch).toHaveBeenCalledExactlyOnceWith("花子");
});

it("keeps what was typed while the address took its time to say the words before", () => {
  const onSearch = vi.fn();
  const at = (value: string) => (
    <SearchField label="クリエイターを検索" value={value} onValueChange={onSearch} />
  );
  const { rerender } = render(at(""));
  const field = screen.getByRole<HTMLInputElement>("searchbox");
  change(field, "花");
  pass(250);
  expect(onSearch).toHaveBeenLastCalledWith("花");
  // The list is drawn in a transition, which every further key interrupts.
  change(field, "花子");
  pass(250);
  expect(onSearch).toHaveBeenLastCalledWith("花子");
  change(field, "花子さ");
  rerender(at("花"));
  rerender(at("花子"));
  expect(field.value).toBe("花子さ");
  change(field, "花子");
  // The way back, and on again, is followed as before.
  rerender(at("花"));
  expect(field.value).toBe("花");
  rerender(at("花子"));
  expect(field.value).toBe("花子");
  pass(60_000);
  expect(onSearch).toHaveBeenCalledTimes(2);
});

it("asks for nothing again where the words are taken back before they have come back", () => {
  const onSearch = vi.fn();
  const at = (value: string) => (
    <SearchField label="クリエイターを検索" value={value} onValueChange={onSearch} />
  );
  const { rerender } = render(at(""));
  const field = screen.getByRole<HTMLInputElement>("searchbox");
  change(field, "花");
  pass(250);
  change(field, "");
  pass(250);
  rerender(at("花"));
  rerender(at(""));
  expect(onSearch.mock.calls).toEqual([["花"], [""]]);
  expect(field.value).toBe("");
});

it("tells its keys and conversions to whoever listens, and leaves the words to whom prevents its own", () => {
  const [onSearch, onKeyDown, onCompositionStart, onCompositionEnd] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  render(
    <SearchField
      label="クリエイターを検索"
      defaultValue="花"
      onValueChange={onSearch}
      onKeyDown={(event) => {
        onKeyDown(event.key);
        event.preventDefault();
      }}
      onCompositionStart={onCompositionStart}
      onCompositionEnd={onCompositionEnd}
    />,
  );
  const field = screen.getByRole<HTMLInputElement>("searchbox");
  fireEvent.compositionStart(field);
  fireEvent.compositionEnd(field);
  fireEvent.keyDown(field, { key: "Escape" });
  expect([onCompositionStart, onCompositionEnd].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(onKeyDown).toHaveBeenCalledExactlyOnceWith("Escape");
  expect(field.value).toBe("花");
});
