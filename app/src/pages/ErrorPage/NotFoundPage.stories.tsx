import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { PageFrame, signedOut } from "../../testing/PageFrame.tsx";
import { onPhone, over } from "../../testing/states.ts";
import { NotFoundPage } from "./NotFoundPage.tsx";

const meta = {
  title: "画面/エラー/ページが見つかりません",
  component: NotFoundPage,
  render: (_, { parameters }) => (
    <main>
      <PageFrame path="/no-such-screen" frame="open" service={parameters.service}>
        <NotFoundPage />
      </PageFrame>
    </main>
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
  parameters: { ...over().parameters, service: signedOut },
  play: Loaded.play,
};

export const Phone: Story = { ...Loaded, ...onPhone };
