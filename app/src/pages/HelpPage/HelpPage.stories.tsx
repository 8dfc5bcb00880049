import type { Meta, StoryObj } from "@storybook/react-vite";
import { getCompanyUser } from "@tsumugi/contract";
import { buildCurrentUser, buildOperator, mockEndpoint } from "@tsumugi/mocks";
import { expect, screen } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { onPhone, over } from "../../testing/states.ts";
import { HelpPage } from "./HelpPage.tsx";

const meta = {
  title: "画面/ヘルプ",
  component: HelpPage,
  render: (_, { parameters }) => (
    <PageFrame path={paths.help.path} at={parameters.at ?? paths.help.path}>
      <HelpPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof HelpPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async () => {
    await expect((await screen.findAllByRole("link", { name: "画面の案内を見る" }))[0]).toBeVisible();
    await expect(screen.getByText("支払通知書を発行する")).toBeVisible();
    await expect(screen.getByText(/Ctrl \+ K/)).toBeVisible();
  },
};

/** Nothing that leads to a company's screens, and none of its keys. */
export const Operator: Story = {
  name: "運営のヘルプ",
  ...over(mockEndpoint(getCompanyUser, buildOperator())),
  play: async () => {
    await expect(await screen.findByText("企業を登録し、契約を管理する")).toBeVisible();
    await expect(screen.getByText("企業への精算（支払通知書）")).toBeVisible();
    await expect(screen.queryByRole("link", { name: "画面の案内を見る" })).toBeNull();
    await expect(screen.queryByText(/Ctrl \+ K/)).toBeNull();
    await expect(screen.queryByText(/ツムギの運営/)).toBeNull();
  },
};

const operator_email = "support@tsumugi.example.jp";
/** An installation that names the operator's address offers it wherever it says to ask there. */
export const WithContact: Story = {
  name: "運営の連絡先がある",
  ...over(mockEndpoint(getCompanyUser, buildCurrentUser({ operator_email }))),
  play: async () => {
    await expect(await screen.findByRole("link", { name: operator_email })).toHaveAttribute(
      "href",
      `mailto:${operator_email}`,
    );
  },
};

export const Phone: Story = { ...Loaded, ...onPhone };
