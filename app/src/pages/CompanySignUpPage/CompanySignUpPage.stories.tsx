import type { Meta, StoryObj } from "@storybook/react-vite";
import { getCompanyUser, sendVerifyEmail, signupCompany } from "@tsumugi/contract";
import {
  buildCurrentUser,
  buildOperator,
  LONG_NAME,
  mockEndpoint,
  mockError,
  mockForever,
} from "@tsumugi/mocks";
import { expect, screen, userEvent } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { onPhone, over } from "../../testing/states.ts";
import { CompanySignUpPage } from "./CompanySignUpPage.tsx";

const person = { company: null, role: null, name: "", onboarding: null };
const alone = mockEndpoint(getCompanyUser, buildCurrentUser(person));
const unverified = mockEndpoint(getCompanyUser, buildCurrentUser({ ...person, email_verified: false }));

const meta = {
  title: "画面/企業の登録",
  component: CompanySignUpPage,
  render: (_, { parameters }) => (
    <PageFrame path={paths.signupCompany.path} at={parameters.at ?? paths.signupCompany.path} frame="open">
      <CompanySignUpPage />
    </PageFrame>
  ),
  ...over(alone),
} satisfies Meta<typeof CompanySignUpPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async () => {
    await expect(await screen.findByRole("textbox", { name: /企業名/ })).toBeVisible();
    await expect(screen.getByText(/30日間のトライアル/)).toBeVisible();
  },
};

export const Loading: Story = { ...over(mockForever(getCompanyUser)) };

async function register(name: string) {
  await userEvent.type(await screen.findByRole("textbox", { name: /企業名/ }), name);
  await userEvent.type(screen.getByRole("textbox", { name: /あなたの名前/ }), "港 花");
  await userEvent.click(screen.getByRole("button", { name: "企業を登録して始める" }));
}

export const Registers: Story = {
  play: async () => {
    await register("みなと製菓");
    await expect(await screen.findByText("別の画面に移りました")).toBeVisible();
  },
};

export const Failed: Story = {
  ...over(alone, mockError(signupCompany, "internal")),
  play: async () => {
    await register("みなと製菓");
    await expect(await screen.findByText(/お問い合わせ番号/)).toBeVisible();
    await expect(screen.getByRole("textbox", { name: /企業名/ })).toHaveValue("みなと製菓");
  },
};

export const LongText: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole("textbox", { name: /企業名/ }), LONG_NAME);
  },
};

export const NotVerified: Story = {
  ...over(unverified),
  play: async () => {
    await expect(await screen.findByText("メールアドレスを確認してください")).toBeVisible();
    await expect(screen.queryByRole("textbox", { name: /企業名/ })).toBeNull();
  },
};

export const SendsTheMailAgain: Story = {
  ...over(unverified),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "確認メールをもう一度送る" }));
    await expect(await screen.findByText("確認メールを送りました")).toBeVisible();
  },
};

export const MailRefused: Story = {
  ...over(unverified, mockError(sendVerifyEmail, "rate_limited")),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "確認メールをもう一度送る" }));
    await expect(await screen.findByText(/操作が集中しています/)).toBeVisible();
  },
};

export const Operator: Story = {
  ...over(mockEndpoint(getCompanyUser, buildOperator())),
  play: async () => {
    await expect(await screen.findByText("運営のアカウントでは登録できません")).toBeVisible();
  },
};

export const Phone: Story = {
  ...Loaded,
  ...onPhone,
};
