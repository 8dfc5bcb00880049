import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { over } from "../../testing/states.ts";
import { ProfileSettingsPage } from "./ProfileSettingsPage.tsx";

const meta = {
  title: "画面/設定/自分の設定",
  component: ProfileSettingsPage,
  render: (_, { parameters }) => (
    <PageFrame path={paths.profileSettings.path} at={parameters.at ?? paths.profileSettings.path}>
      <ProfileSettingsPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof ProfileSettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async () => {
    await userEvent.clear(await screen.findByLabelText(/名前/));
    await userEvent.click(screen.getByRole("button", { name: "保存する" }));
    await expect(await screen.findByText(/名前が入力されていません/)).toBeVisible();
  },
};
