import type { Meta, StoryObj } from "@storybook/react-vite";
import { getCompanyUser, verifyEmail } from "@tsumugi/contract";
import { buildCurrentUser, mockEndpoint, mockError, mockForever, mockOffline } from "@tsumugi/mocks";
import type { HttpHandler } from "msw";
import { expect, screen, userEvent } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame, signedIn, signedOut } from "../../testing/PageFrame.tsx";
import { onPhone, over } from "../../testing/states.ts";
import { VerifyEmailPage } from "./VerifyEmailPage.tsx";

const meta = {
  title: "画面/メールアドレスの確認",
  component: VerifyEmailPage,
  render: (_, { parameters }) => (
    <PageFrame
      path={paths.verifyEmail.path}
      at={paths.verifyEmail.getHref("token-of-a-mail")}
      frame="open"
      service={parameters.service ?? signedOut}
    >
      <VerifyEmailPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof VerifyEmailPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const unverified = mockEndpoint(
  getCompanyUser,
  buildCurrentUser({ company: null, role: null, name: "", email_verified: false }),
);
const asSignedIn = (...handlers: readonly HttpHandler[]) => ({
  parameters: { ...over(unverified, ...handlers).parameters, service: signedIn },
});
const press = async () =>
  userEvent.click(await screen.findByRole("button", { name: "メールアドレスを確認する" }));
const link = (name: string) => screen.findByRole("link", { name });

/** Opening the link does nothing yet. */
export const Loaded: Story = {
  play: async () => {
    await expect(await screen.findByRole("button", { name: "メールアドレスを確認する" })).toBeVisible();
  },
};

export const Done: Story = {
  play: async () => {
    await press();
    await expect(await screen.findByText("メールアドレスを確認しました")).toBeVisible();
    await expect(await link("サインインへ進む")).toHaveAttribute("href", "/signin");
  },
};

export const DoneSignedIn: Story = {
  ...asSignedIn(),
  play: async () => {
    await press();
    await expect(await link("企業の登録へ進む")).toHaveAttribute("href", "/signup/company");
  },
};

export const Confirming: Story = {
  ...over(mockForever(verifyEmail)),
  play: press,
};

export const Failed: Story = {
  ...over(mockOffline(verifyEmail)),
  play: async () => {
    await press();
    await expect(await screen.findByText(/接続できませんでした/)).toBeVisible();
    await expect(screen.getByRole("button", { name: "メールアドレスを確認する" })).toBeEnabled();
  },
};

export const Expired: Story = {
  ...over(mockError(verifyEmail, "link_expired")),
  play: async () => {
    await press();
    await expect(await screen.findByText("リンクの期限が切れています")).toBeVisible();
    await expect(await link("サインインへ進む")).toBeVisible();
  },
};

export const ExpiredSignedIn: Story = {
  ...asSignedIn(mockError(verifyEmail, "link_expired")),
  play: async () => {
    await press();
    await userEvent.click(await screen.findByRole("button", { name: "確認メールを送り直す" }));
    await expect(await screen.findByText("確認メールを送りました")).toBeVisible();
  },
};

export const Used: Story = {
  ...over(mockError(verifyEmail, "link_used")),
  play: async () => {
    await press();
    await expect(await screen.findByText("このリンクは使用済みです")).toBeVisible();
    await expect(await link("サインインへ進む")).toBeVisible();
  },
};

export const Unknown: Story = {
  ...over(mockError(verifyEmail, "not_found")),
  play: async () => {
    await press();
    await expect(await screen.findByText("リンクが見つかりません")).toBeVisible();
  },
};

export const Phone: Story = {
  ...Loaded,
  ...onPhone,
};
