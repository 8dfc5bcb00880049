import { act, fireEvent, render, screen } from "@testing-library/react";
import { loadOverlays } from "@tsumugi/ui";
import { beforeAll, expect, it, vi } from "vitest";
import { SendJobPanel } from "./SendJobPanel.tsx";
import { people, previous } from "./sendJobPanel.fixture.ts";

// What opens comes later than the page.
beforeAll(loadOverlays);

function open() {
  const onPreview = vi.fn();
  render(
    <SendJobPanel
      open
      onOpenChange={vi.fn()}
      recipients={people.slice(0, 2)}
      orderer="つむぎ化粧品"
      orderedOn="2026-11-20"
      defaultTerms={previous}
      onPreview={onPreview}
      onSend={vi.fn()}
    />,
  );
  const fee = screen.getByLabelText<HTMLInputElement>("はなこ美容の報酬");
  return {
    onPreview,
    fee,
    type: (value: string) => fireEvent.change(fee, { target: { value } }),
    look: () => act(async () => void fireEvent.click(screen.getByRole("button", { name: "内容を確認" }))),
  };
}

it("does not go on with a fee that cannot be read, and says why at its field", async () => {
  const { onPreview, fee, type, look } = open();
  type("８万くらい");
  expect(fee.value).toBe("８万くらい");
  expect(screen.getByText(/数字として読み取れませんでした/)).toBeTruthy();
  await look();
  expect(onPreview).not.toHaveBeenCalled();
  type("-80000");
  expect(screen.getByText(/0円以上で入力してください/)).toBeTruthy();
  await look();
  expect(onPreview).not.toHaveBeenCalled();
  type("８万");
  await look();
  expect(onPreview.mock.calls[0]?.[0].fees).toEqual([{ creator_uid: "c1", fee: 80_000 }]);
});

it("leaves an emptied fee empty to be typed, and takes the usual one for it", async () => {
  const { onPreview, fee, type, look } = open();
  type("80000");
  type("");
  expect([fee.value, fee.placeholder]).toEqual(["", "60,000"]);
  await look();
  expect(onPreview.mock.calls[0]?.[0].fees).toEqual([]);
});
