import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { onPhone, over } from "../../testing/states.ts";
import { HelpPage } from "./HelpPage.tsx";

const meta = {
  title: "画面/ヘルプ",
  component: HelpPage,
  render: (_, { parameters }) => (
    <PageFrame path={paths.help.path} at={parameters.at ?? paths.help.path}>
      <HelpPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof HelpPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async () => {
    await expect((await screen.findAllByRole("link", { name: "画面の案内を見る" }))[0]).toBeVisible();
  },
};

export const Phone: Story = { ...Loaded, ...onPhone };
