import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { PageFrame, signedOut } from "../../testing/PageFrame.tsx";
import { onPhone, over } from "../../testing/states.ts";
import { NotFoundForAll } from "./NotFoundForAll.tsx";
import { NotFoundPage } from "./NotFoundPage.tsx";

const meta = {
  title: "画面/エラー/ページが見つかりません",
  component: NotFoundPage,
  render: () => (
    <PageFrame path="/no-such-screen">
      <NotFoundPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof NotFoundPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async () => {
    await expect(
      await screen.findByRole("heading", { level: 1, name: "ページが見つかりません" }),
    ).toBeVisible();
    await expect(screen.getByText(/ホームから開き直してください/)).toBeVisible();
    await expect(screen.getByRole("link", { name: "ホームへ" })).toBeVisible();
    await expect(screen.getByRole("link", { name: "ヘルプを見る" })).toBeVisible();
  },
};

/** Somebody who is not signed in may come here, too. */
export const SignedOut: Story = {
  name: "サインインしていないとき",
  render: () => (
    <PageFrame path="/no-such-screen" frame="open" service={signedOut}>
      <NotFoundForAll />
    </PageFrame>
  ),
  play: async (context) => {
    await Loaded.play?.(context);
    await expect(screen.getByRole("link", { name: "ツムギ ホームへ" })).toBeVisible();
  },
};

export const Phone: Story = { ...Loaded, ...onPhone };
