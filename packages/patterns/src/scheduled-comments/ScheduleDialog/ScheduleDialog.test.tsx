import { fireEvent, render, screen } from "@testing-library/react";
import { loadOverlays } from "@tsumugi/ui";
import { beforeAll, expect, it, vi } from "vitest";
import { ScheduleDialog } from "./ScheduleDialog.tsx";

// What opens comes later than its button.
beforeAll(loadOverlays);

const question = () => screen.queryByText(/破棄しますか/);
const images = [{ key: "a", url: "/a.png", name: "案A.png" }];

function open() {
  const onOpenChange = vi.fn();
  const dialog = (shown: typeof images) => (
    <ScheduleDialog
      open
      editing
      onOpenChange={onOpenChange}
      text="よろしくお願いいたします。"
      images={shown}
      onRemoveImage={vi.fn()}
      sendAt="2126-11-23T00:00:00.000Z"
      onSchedule={vi.fn()}
    />
  );
  const { rerender } = render(dialog(images));
  return {
    onOpenChange,
    removeImage: () => rerender(dialog([])),
    close: () => fireEvent.click(screen.getByRole("button", { name: "閉じる" })),
  };
}

it("closes at once where nothing was changed", () => {
  const { onOpenChange, close } = open();
  close();
  expect([onOpenChange.mock.calls, question()]).toEqual([[[false]], null]);
});

it.each(["2126/11/24 10:00", "あした", ""])(
  "asks before it throws away a time that was set to %j",
  (typed) => {
    const { onOpenChange, close } = open();
    fireEvent.change(screen.getByLabelText(/^送る日時/), { target: { value: typed } });
    close();
    expect([onOpenChange.mock.calls, question()]).toEqual([[], expect.any(HTMLElement)]);
  },
);

it("asks before it throws away that a picture was taken off", () => {
  const { onOpenChange, close, removeImage } = open();
  removeImage();
  close();
  expect([onOpenChange.mock.calls, question()]).toEqual([[], expect.any(HTMLElement)]);
});

it("asks at キャンセル, too", () => {
  const { onOpenChange } = open();
  fireEvent.change(screen.getByLabelText(/^メッセージ/), { target: { value: "書き直した文です。" } });
  fireEvent.click(screen.getByRole("button", { name: "キャンセル" }));
  expect([onOpenChange.mock.calls, question()]).toEqual([[], expect.any(HTMLElement)]);
});
