import type { Meta, StoryObj } from "@storybook/react-vite";
import { getCompanyReport } from "@tsumugi/contract";
import { buildCompanyReport, buildFigures, mockEndpoint, mockError } from "@tsumugi/mocks";
import { expect, screen, userEvent } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { onPhone, over, withoutFeatures } from "../../testing/states.ts";
import { CompanyReportPage } from "./CompanyReportPage.tsx";

const meta = {
  title: "画面/レポート",
  component: CompanyReportPage,
  render: () => (
    <PageFrame path={paths.reports.path} at={paths.reports.getHref()}>
      <CompanyReportPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof CompanyReportPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every row of figures leads to the posts behind it. */
export const Loaded: Story = {
  play: async () => {
    await expect(await screen.findByRole("list", { name: "集計" })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "美容の投稿を表示" }));
    await expect(await screen.findByRole("heading", { name: /投稿の明細（美容）/ })).toBeVisible();
  },
};

export const Empty: Story = {
  ...over(mockEndpoint(getCompanyReport, buildCompanyReport({ totals: buildFigures([]) }))),
  play: async () => {
    await expect(await screen.findByText("この期間の投稿はありません")).toBeVisible();
  },
};

export const Failed: Story = {
  ...over(mockError(getCompanyReport, "internal")),
  play: async () => {
    await expect(await screen.findByText("req_mock")).toBeVisible();
  },
};

/** Said before anything is asked for: the call would fail the story. */
export const Forbidden: Story = {
  ...over(withoutFeatures, mockError(getCompanyReport, "internal")),
  play: async () => {
    await expect(await screen.findByText(/契約に含まれていません/)).toBeVisible();
  },
};

export const Phone: Story = {
  ...onPhone,
  play: async () => {
    await expect(await screen.findByRole("list", { name: "集計" })).toBeVisible();
  },
};
