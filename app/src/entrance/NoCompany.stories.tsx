import type { Meta, StoryObj } from "@storybook/react-vite";
import { getCompanyUser, resendOwnInvitations } from "@tsumugi/contract";
import { buildCurrentUser, mockEndpoint } from "@tsumugi/mocks";
import { expect, screen, userEvent } from "storybook/test";
import { paths } from "../paths.ts";
import { PageFrame } from "../testing/PageFrame.tsx";
import { onPhone, over } from "../testing/states.ts";
import { NoCompany } from "./NoCompany.tsx";

const person = { company: null, role: null, name: "", onboarding: null };

const meta = {
  title: "画面/企業のない人のホーム",
  component: NoCompany,
  render: () => (
    <PageFrame path={paths.home.path}>
      <NoCompany />
    </PageFrame>
  ),
  ...over(mockEndpoint(getCompanyUser, buildCurrentUser(person))),
} satisfies Meta<typeof NoCompany>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async () => {
    await expect(await screen.findByRole("link", { name: "企業を登録する" })).toHaveAttribute(
      "href",
      "/signup/company",
    );
    await expect(screen.getByRole("button", { name: "別のアカウントを使う" })).toBeVisible();
  },
};

/** An invitation whose mail is lost comes again, to the own address. */
export const LostInvitation: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "届いた招待メールを送り直す" }));
    await expect(await screen.findByText("招待メールを送り直しました")).toBeVisible();
  },
};

export const NotInvited: Story = {
  ...over(
    mockEndpoint(getCompanyUser, buildCurrentUser(person)),
    mockEndpoint(resendOwnInvitations, { sent: 0 }),
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "届いた招待メールを送り直す" }));
    await expect(await screen.findByText("このアドレスへの招待は見つかりません")).toBeVisible();
  },
};

/** The operator has deleted the company: nobody should think that it never was. */
export const CompanyDeleted: Story = {
  name: "所属していた企業が削除された",
  ...over(
    mockEndpoint(
      getCompanyUser,
      buildCurrentUser({
        ...person,
        closed_companies: [{ name: "あおば食品株式会社", erase_on: "2026-12-20" }],
      }),
    ),
  ),
  play: async () => {
    await expect(await screen.findByText("「あおば食品株式会社」の利用は停止されています")).toBeVisible();
    await expect(screen.getByText(/2026\/12\/20.*まで残っていて/)).toBeVisible();
  },
};

export const NotVerified: Story = {
  ...over(mockEndpoint(getCompanyUser, buildCurrentUser({ ...person, email_verified: false }))),
  play: async () => {
    await expect(await screen.findByRole("button", { name: "確認メールをもう一度送る" })).toBeVisible();
  },
};

export const Phone: Story = {
  ...Loaded,
  ...onPhone,
};
