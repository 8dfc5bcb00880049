import type { Meta, StoryObj } from "@storybook/react-vite";
import { confirmEmailChange } from "@tsumugi/contract";
import { mockError, mockForever, mockOffline } from "@tsumugi/mocks";
import { expect, screen, userEvent } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame, signedOut } from "../../testing/PageFrame.tsx";
import { onPhone, over } from "../../testing/states.ts";
import { ConfirmEmailChangePage } from "./ConfirmEmailChangePage.tsx";

const meta = {
  title: "画面/メールアドレスの変更",
  component: ConfirmEmailChangePage,
  render: () => (
    <PageFrame
      path={paths.confirmEmailChange.path}
      at={paths.confirmEmailChange.getHref("token-of-a-mail")}
      frame="open"
      service={signedOut}
    >
      <ConfirmEmailChangePage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof ConfirmEmailChangePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const NAME = "新しいアドレスに変更する";
const press = async () => userEvent.click(await screen.findByRole("button", { name: NAME }));
const shows = (title: string, link: string) => async () => {
  await press();
  await expect(await screen.findByText(title)).toBeVisible();
  await expect(screen.getByRole("link", { name: link })).toBeVisible();
};

/** Opening the link does nothing yet. */
export const Loaded: Story = {
  play: async () => {
    await expect(await screen.findByRole("button", { name: NAME })).toBeVisible();
  },
};

export const Done: Story = { play: shows("メールアドレスを変更しました", "サインインへ") };

export const Confirming: Story = { ...over(mockForever(confirmEmailChange)), play: press };

export const Failed: Story = {
  ...over(mockOffline(confirmEmailChange)),
  play: async () => {
    await press();
    await expect(await screen.findByText(/接続できませんでした/)).toBeVisible();
    await expect(screen.getByRole("button", { name: NAME })).toBeEnabled();
  },
};

export const Expired: Story = {
  ...over(mockError(confirmEmailChange, "link_expired")),
  play: shows("リンクの期限が切れています", "自分の設定へ"),
};

export const Used: Story = {
  ...over(mockError(confirmEmailChange, "link_used")),
  play: shows("このリンクは使用済みです", "サインインへ"),
};

export const Unknown: Story = {
  ...over(mockError(confirmEmailChange, "not_found")),
  play: shows("リンクが見つかりません", "自分の設定へ"),
};

export const Taken: Story = {
  ...over(mockError(confirmEmailChange, "conflict")),
  play: shows("このメールアドレスには変更できません", "自分の設定へ"),
};

export const Phone: Story = {
  ...Loaded,
  ...onPhone,
};
