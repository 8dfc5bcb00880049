import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, spyOn, userEvent } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame, signedOut } from "../../testing/PageFrame.tsx";
import { onPhone, over } from "../../testing/states.ts";
import { SignInPage } from "./SignInPage.tsx";

const meta = {
  title: "画面/サインイン",
  component: SignInPage,
  render: (_, { parameters }) => (
    <PageFrame
      path={paths.signIn.path}
      at={parameters.at ?? paths.signIn.path}
      frame="open"
      service={parameters.service ?? signedOut}
    >
      <SignInPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof SignInPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async () => {
    await expect(await screen.findByRole("button", { name: "サインイン" })).toBeVisible();
  },
};

export const AddressMissing: Story = {
  ...Loaded,
  name: "メールアドレスの入力漏れ",
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "サインイン" }));
    await expect(await screen.findByText(/メールアドレスが入力されていません/)).toBeVisible();
  },
};

/** With all cookies blocked a sign-in lasts as long as the page: better said before than found out. */
export const KeepsNothing: Story = {
  name: "Cookieとサイトデータを止めているブラウザ",
  beforeEach: () => {
    const refused = spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    return () => refused.mockRestore();
  },
  play: async () => {
    await expect(await screen.findByText(/データを保存しない設定のため/)).toBeVisible();
    await expect(screen.getByRole("button", { name: "サインイン" })).toBeEnabled();
  },
};

export const Phone: Story = {
  ...Loaded,
  ...onPhone,
};

const signIn = async () => {
  await userEvent.type(await screen.findByLabelText(/メールアドレス/), "misaki@tsumugi.test");
  await userEvent.type(screen.getByLabelText(/パスワード/), "kasa-to-densha-no-asa");
  await userEvent.click(screen.getByRole("button", { name: "サインイン" }));
};

export const Loading: Story = {
  name: "サインイン中",
  parameters: {
    ...over().parameters,
    service: { ...signedOut, signIn: () => new Promise<void>(() => undefined) },
  },
  play: async () => {
    await signIn();
    await expect(screen.getByRole("button", { name: /サインイン$/ })).toHaveAttribute("aria-busy", "true");
  },
};

export const Failed: Story = {
  parameters: {
    ...over().parameters,
    service: { ...signedOut, signIn: () => Promise.reject(new Error("offline")) },
  },
  play: async () => {
    await signIn();
    await expect(await screen.findByText(/予期しない問題が起きました/)).toBeVisible();
  },
};
