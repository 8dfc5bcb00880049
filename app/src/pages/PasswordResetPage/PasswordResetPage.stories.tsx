import type { Meta, StoryObj } from "@storybook/react-vite";
import { getPasswordReset, resetPassword } from "@tsumugi/contract";
import { mockEndpoint, mockError } from "@tsumugi/mocks";
import { expect, screen, userEvent } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame, signedOut } from "../../testing/PageFrame.tsx";
import { onPhone, over } from "../../testing/states.ts";
import { PasswordResetPage } from "./PasswordResetPage.tsx";

const meta = {
  title: "画面/パスワードの再設定",
  component: PasswordResetPage,
  render: (_, { parameters }) => (
    <PageFrame
      path={paths.passwordReset.path}
      at={parameters.at ?? paths.passwordReset.path}
      frame="open"
      service={parameters.service ?? signedOut}
    >
      <PasswordResetPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof PasswordResetPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const withToken = { at: `${paths.passwordReset.path}?token=from-the-mail` };
const EMAIL = "hanako@example.test";

export const Loaded: Story = {
  play: async () => {
    await expect(await screen.findByLabelText(/メールアドレス/)).toBeRequired();
    await expect(screen.getByRole("link", { name: "サインインに戻る" })).toBeVisible();
  },
};

export const NoAddress: Story = {
  name: "アドレスの入力漏れ",
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "再設定のメールを送る" }));
    await expect(await screen.findByText(/メールアドレスが入力されていません/)).toBeVisible();
  },
};

/** The same words whether the address is known or not. */
export const Sent: Story = {
  name: "メールの送信後",
  play: async () => {
    await userEvent.type(await screen.findByLabelText(/メールアドレス/), EMAIL);
    await userEvent.click(screen.getByRole("button", { name: "再設定のメールを送る" }));
    await expect(await screen.findByText("メールを送りました")).toBeVisible();
    await expect(screen.getByText(new RegExp(EMAIL))).toBeVisible();
  },
};

/** What was typed is still there to be sent again. */
export const Failed: Story = {
  parameters: {
    ...over().parameters,
    service: { ...signedOut, requestPasswordReset: () => Promise.reject(new Error("offline")) },
  },
  play: async () => {
    const address = await screen.findByLabelText(/メールアドレス/);
    await userEvent.type(address, EMAIL);
    await userEvent.click(screen.getByRole("button", { name: "再設定のメールを送る" }));
    await expect(await screen.findByText(/予期しない問題が起きました/)).toBeVisible();
    await expect(address).toHaveValue(EMAIL);
  },
};

export const LongText: Story = {
  play: async () => {
    const long = `${"hanako.very.long.name.".repeat(4)}@${"subdomain.".repeat(6)}example.test`;
    await userEvent.type(await screen.findByLabelText(/メールアドレス/), long);
    await userEvent.click(screen.getByRole("button", { name: "再設定のメールを送る" }));
    await expect(await screen.findByText("メールを送りました")).toBeVisible();
  },
};

export const NewPassword: Story = {
  name: "メールのリンクから",
  parameters: { ...over().parameters, ...withToken },
  play: async () => {
    await expect(await screen.findByLabelText(/新しいパスワード/)).toBeRequired();
  },
};

export const Changed: Story = {
  name: "再設定の完了",
  parameters: { ...over().parameters, ...withToken },
  play: async () => {
    await userEvent.type(await screen.findByLabelText(/新しいパスワード/), "a long and own password");
    await userEvent.click(screen.getByRole("button", { name: "再設定する" }));
    await expect(await screen.findByText("パスワードを再設定しました")).toBeVisible();
    await expect(screen.getByRole("link", { name: "サインイン" })).toBeVisible();
  },
};

export const TooShort: Story = {
  name: "短いパスワード",
  parameters: {
    ...over(
      mockError(resetPassword, "invalid_request", { fields: { password: "10文字以上で入力してください。" } }),
    ).parameters,
    ...withToken,
  },
  play: async () => {
    await userEvent.type(await screen.findByLabelText(/新しいパスワード/), "short");
    await userEvent.click(screen.getByRole("button", { name: "再設定する" }));
    await expect(await screen.findByText("10文字以上で入力してください。")).toBeVisible();
  },
};

/** A used or old link: the way to a new mail stands beside the reason. */
export const Expired: Story = {
  name: "期限の切れたリンク",
  parameters: { ...over(mockError(resetPassword, "link_expired")).parameters, ...withToken },
  play: async () => {
    await userEvent.type(await screen.findByLabelText(/新しいパスワード/), "a long and own password");
    await userEvent.click(screen.getByRole("button", { name: "再設定する" }));
    await userEvent.click(await screen.findByRole("link", { name: "もう一度メールを送る" }));
    await expect(await screen.findByRole("button", { name: "再設定のメールを送る" })).toBeVisible();
  },
};

/** Nobody thinks up a password for a link that does nothing: it is looked at when the page opens. */
export const UsedUp: Story = {
  name: "使用済みのリンクを開いたとき",
  parameters: { ...over(mockEndpoint(getPasswordReset, { state: "used" })).parameters, ...withToken },
  play: async () => {
    await expect(await screen.findByText("このリンクは使用済みです")).toBeVisible();
    await expect(screen.queryByLabelText(/新しいパスワード/)).toBeNull();
    await userEvent.click(screen.getByRole("link", { name: "もう一度メールを送る" }));
    await expect(await screen.findByRole("button", { name: "再設定のメールを送る" })).toBeVisible();
  },
};

export const OverBefore: Story = {
  name: "期限の切れたリンクを開いたとき",
  parameters: { ...over(mockEndpoint(getPasswordReset, { state: "expired" })).parameters, ...withToken },
  play: async () => {
    await expect(await screen.findByText("このリンクは使えません")).toBeVisible();
    await expect(screen.queryByLabelText(/新しいパスワード/)).toBeNull();
  },
};

/** Not known: the form stands, and the press says what is wrong. */
export const NotKnown: Story = {
  name: "リンクの状態が分からないとき",
  parameters: { ...over(mockError(getPasswordReset, "internal")).parameters, ...withToken },
  play: async () => {
    await expect(await screen.findByLabelText(/新しいパスワード/, {}, { timeout: 5000 })).toBeRequired();
  },
};

export const Phone: Story = { ...Loaded, ...onPhone };
