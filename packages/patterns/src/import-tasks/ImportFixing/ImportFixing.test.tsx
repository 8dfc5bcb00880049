import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ImportFailedRowLook } from "./fixColumns.tsx";
import { ImportFixing } from "./ImportFixing.tsx";

const rows: ImportFailedRowLook[] = [
  { row: 18, cells: ["ゆうき", "yuki@"], problems: [{ field: "email", message: "形式が違います。" }] },
];

let isPhone = true;
let tell: (() => void) | undefined;
const turn = (next: boolean) =>
  act(async () => {
    isPhone = next;
    tell?.();
  });

beforeEach(() => {
  isPhone = true;
  vi.stubGlobal("matchMedia", (media: string) => ({
    media,
    get matches() {
      return isPhone && media.includes("max-width");
    },
    addEventListener: (_: string, listener: () => void) => {
      if (media.includes("max-width")) tell = listener;
    },
    removeEventListener: () => undefined,
  }));
});
afterEach(() => vi.unstubAllGlobals());

const show = (onFix: () => Promise<void>) =>
  render(
    <ImportFixing
      rows={rows}
      total={1}
      headers={["名前", "メール"]}
      mapping={["display_name", "email"]}
      pending={0}
      onFix={onFix}
      onCheck={() => undefined}
    />,
  );
const field = () => screen.getByLabelText<HTMLInputElement>("メール");

it("keeps what could not be saved over a phone that is turned and turned back, and says so", async () => {
  show(() => Promise.reject(new Error("つながりません。")));
  fireEvent.change(field(), { target: { value: "yuki@example.jp" } });
  await turn(false);
  expect(screen.queryByLabelText("メール")).toBeNull();
  expect(screen.getByText("1か所は、まだ保存できていません")).toBeTruthy();
  await turn(true);
  expect(field().value).toBe("yuki@example.jp");
  expect(screen.getByText(/^保存できませんでした。/)).toBeTruthy();
});

it("says nothing of what was saved as the phone was turned", async () => {
  const onFix = vi.fn(() => Promise.resolve());
  show(onFix);
  fireEvent.change(field(), { target: { value: "yuki@example.jp" } });
  await turn(false);
  expect(onFix).toHaveBeenCalledExactlyOnceWith([{ row: 18, column: 1, value: "yuki@example.jp" }]);
  expect(screen.queryByText(/まだ保存できていません/)).toBeNull();
});
