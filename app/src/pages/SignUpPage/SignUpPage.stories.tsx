import type { Meta, StoryObj } from "@storybook/react-vite";
import { signupWithEmail } from "@tsumugi/contract";
import { mockError, mockForever } from "@tsumugi/mocks";
import { expect, screen, userEvent } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame, signedOut } from "../../testing/PageFrame.tsx";
import { onPhone, over } from "../../testing/states.ts";
import { SignUpPage } from "./SignUpPage.tsx";

const meta = {
  title: "画面/新規登録",
  component: SignUpPage,
  render: (_, { parameters }) => (
    <PageFrame
      path={paths.signup.path}
      at={parameters.at ?? paths.signup.getHref({ next: "/projects" })}
      frame="open"
      service={signedOut}
    >
      <SignUpPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof SignUpPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const ADDRESS = "hanako@minato.example.jp";

async function fill() {
  await userEvent.type(await screen.findByRole("textbox", { name: /メールアドレス/ }), ADDRESS);
  await userEvent.type(screen.getByLabelText(/^パスワード必須/), "kasa-to-densha-no-asa");
  await userEvent.click(screen.getByRole("button", { name: "確認メールを送る" }));
}

export const Loaded: Story = {
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "新規登録" })).toBeVisible();
    await expect(screen.getByRole("link", { name: "アカウントを持っている" })).toHaveAttribute(
      "href",
      "/signin?next=%2Fprojects",
    );
  },
};

export const MailSent: Story = {
  play: async () => {
    await fill();
    await expect(await screen.findByText("確認メールを送りました")).toBeVisible();
    await expect(screen.getByText(ADDRESS)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "アドレスを入力し直す" }));
    await expect(await screen.findByRole("textbox", { name: /メールアドレス/ })).toHaveValue(ADDRESS);
  },
};

export const Sending: Story = {
  ...over(mockForever(signupWithEmail)),
  play: async () => {
    await fill();
    await expect(await screen.findByRole("button", { name: "処理中 確認メールを送る" })).toHaveAttribute(
      "aria-busy",
      "true",
    );
  },
};

export const Failed: Story = {
  ...over(mockError(signupWithEmail, "rate_limited")),
  play: async () => {
    await fill();
    await expect(await screen.findByText(/操作が集中しています/)).toBeVisible();
    await expect(screen.getByRole("textbox", { name: /メールアドレス/ })).toHaveValue(ADDRESS);
    await expect(screen.getByLabelText(/^パスワード必須/)).toHaveValue("kasa-to-densha-no-asa");
  },
};

export const Phone: Story = {
  ...Loaded,
  ...onPhone,
};
