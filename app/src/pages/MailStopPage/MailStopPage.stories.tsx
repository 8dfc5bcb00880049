import type { Meta, StoryObj } from "@storybook/react-vite";
import { getMailStop, setMailStop } from "@tsumugi/contract";
import { mockError, mockForever, mockOffline } from "@tsumugi/mocks";
import { expect, screen, userEvent } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame, signedOut } from "../../testing/PageFrame.tsx";
import { onPhone, over } from "../../testing/states.ts";
import { MailStopPage } from "./MailStopPage.tsx";

const meta = {
  title: "画面/メールのお知らせを止める",
  component: MailStopPage,
  render: () => (
    <PageFrame
      path={paths.mailStop.path}
      at={paths.mailStop.getHref("token-of-a-mail")}
      frame="open"
      service={signedOut}
    >
      <MailStopPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof MailStopPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const stop = () => screen.findByRole("button", { name: "期限のお知らせを止める" });

/** Opening the link turns off nothing. */
export const Loaded: Story = {
  play: async () => {
    await expect(await stop()).toBeEnabled();
    await expect(screen.queryByText("止めています")).toBeNull();
  },
};

export const Failed: Story = {
  ...over(mockOffline(setMailStop)),
  play: async () => {
    await userEvent.click(await stop());
    await expect(await screen.findByText(/接続できませんでした/)).toBeVisible();
  },
};

export const Loading: Story = { ...over(mockForever(getMailStop)) };

export const Unknown: Story = {
  ...over(mockError(getMailStop, "not_found")),
  play: async () => {
    await expect(await screen.findByText("リンクが見つかりません")).toBeVisible();
  },
};

export const Phone: Story = { ...Loaded, ...onPhone };
