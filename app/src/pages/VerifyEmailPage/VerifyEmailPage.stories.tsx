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
      at={paths.verifyEmail.getHref("token-of-a-mail", { next: parameters.next })}
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
  ...asSignedIn(),
  play: async () => {
    await expect(await screen.findByRole("button", { name: "メールアドレスを確認する" })).toBeVisible();
  },
};

/** The mail was opened on another device: signing in leads back to the link. */
export const SignedOut: Story = {
  play: async () => {
    await expect(await link("サインインして確認する")).toHaveAttribute(
      "href",
      "/signin?next=%2Fverify-email%2Ftoken-of-a-mail",
    );
    await expect(screen.queryByRole("button", { name: "メールアドレスを確認する" })).toBeNull();
  },
};

export const Done: Story = {
  ...asSignedIn(),
  play: async () => {
    await press();
    await expect(await screen.findByText("メールアドレスを確認しました")).toBeVisible();
    await expect(await link("企業の登録へ進む")).toHaveAttribute("href", "/signup/company");
  },
};

/** Who signed up on the way to an invitation goes on to it. */
export const DoneOnTheWay: Story = {
  parameters: { ...asSignedIn().parameters, next: "/invitations/token?type=member" },
  play: async () => {
    await press();
    await expect(await link("続きへ進む")).toHaveAttribute("href", "/invitations/token?type=member");
  },
};

export const WrongAccount: Story = {
  ...asSignedIn(mockError(verifyEmail, "wrong_account")),
  play: async () => {
    await press();
    await expect(await screen.findByText("別のアカウントでサインインしています")).toBeVisible();
    await expect(screen.getByRole("button", { name: "別のアカウントを使う" })).toBeVisible();
  },
};

export const Confirming: Story = {
  ...asSignedIn(mockForever(verifyEmail)),
  play: press,
};

export const Failed: Story = {
  ...asSignedIn(mockOffline(verifyEmail)),
  play: async () => {
    await press();
    await expect(await screen.findByText(/接続できませんでした/)).toBeVisible();
    await expect(screen.getByRole("button", { name: "メールアドレスを確認する" })).toBeEnabled();
  },
};

export const Expired: Story = {
  ...asSignedIn(mockError(verifyEmail, "link_expired")),
  play: async () => {
    await press();
    await userEvent.click(await screen.findByRole("button", { name: "確認メールを送り直す" }));
    await expect(await screen.findByText("確認メールを送りました")).toBeVisible();
  },
};

export const Used: Story = {
  ...asSignedIn(mockError(verifyEmail, "link_used")),
  play: async () => {
    await press();
    await expect(await screen.findByText("このリンクは使用済みです")).toBeVisible();
    await expect(await link("企業の登録へ進む")).toBeVisible();
  },
};

export const Unknown: Story = {
  ...asSignedIn(mockError(verifyEmail, "not_found")),
  play: async () => {
    await press();
    await expect(await screen.findByText("リンクが見つかりません")).toBeVisible();
  },
};

export const Phone: Story = {
  ...Loaded,
  ...onPhone,
};
