import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { paths } from "../paths.ts";
import { PageFrame } from "../testing/PageFrame.tsx";
import { onPhone, over } from "../testing/states.ts";
import { SecondFactorGate } from "./SecondFactorGate.tsx";

const meta = {
  title: "画面/2段階認証が必要なとき",
  component: SecondFactorGate,
  args: { onStart: fn(), onFinish: fn() },
  render: (args) => (
    <PageFrame path={paths.home.path} frame="bare">
      <SecondFactorGate {...args} />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof SecondFactorGate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

/** The app on the phone is set up over the gate; closing leads back to it. */
export const SetUp: Story = {
  name: "設定を始める",
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "設定を始める" }));
    await expect(await screen.findByRole("dialog", { name: /2段階認証/ })).toBeVisible();
    await expect(args.onStart).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Escape}");
    await expect(args.onFinish).toHaveBeenCalledOnce();
  },
};
export const Phone: Story = { ...onPhone };
