import type { Meta, StoryObj } from "@storybook/react-vite";
import { platformFaults } from "@tsumugi/contract";
import { buildOwnPlatformKey, buildPlatformKey } from "@tsumugi/mocks";
import { Button } from "@tsumugi/ui";
import { expect, fn, userEvent, within } from "storybook/test";
import { PlatformKeyForm, PlatformKeyRow } from "./PlatformKeys/PlatformKeys.tsx";

const checked_at = "2026-11-20T02:00:00.000Z";
const test = <Button size="sm">接続を試す</Button>;

const meta = { title: "画面の型/企業/SNS連携" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sources: Story = {
  render: () => (
    <>
      <PlatformKeyRow platformKey={buildOwnPlatformKey()} actions={test} />
      <PlatformKeyRow platformKey={buildPlatformKey({ platform: "instagram" })} actions={test} />
      <PlatformKeyRow platformKey={buildPlatformKey({ platform: "tiktok", source: "sandbox" })} />
      <PlatformKeyRow platformKey={buildPlatformKey({ platform: "x", source: "none" })} />
    </>
  ),
};

/** Each kind of refusal by its name. */
export const Faults: Story = {
  render: () => (
    <>
      {platformFaults.map((fault) => (
        <PlatformKeyRow
          key={fault}
          platformKey={buildOwnPlatformKey()}
          check={{ fault, message: "原因と直し方がここに表示されます。", checked_at }}
        />
      ))}
    </>
  ),
};

const onCheck = fn();
export const Form: Story = {
  render: () => (
    <PlatformKeyForm
      platform="instagram"
      fields={{ business_id: "数字だけのIDを入力してください。例: 17841400000000000" }}
      onCheck={onCheck}
      onSave={fn()}
      onCancel={fn()}
    />
  ),
  play: async ({ canvasElement }) => {
    const view = within(canvasElement);
    await userEvent.type(view.getByLabelText(/アクセストークン/), "EAAG");
    await userEvent.click(view.getByRole("button", { name: "接続を試す" }));
    await expect(onCheck).toHaveBeenCalledWith({ access_token: "EAAG" });
  },
};
