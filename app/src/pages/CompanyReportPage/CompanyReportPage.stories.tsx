import type { Meta, StoryObj } from "@storybook/react-vite";
import { getCompanyReport } from "@tsumugi/contract";
import {
  buildCompanyReport,
  buildFigures,
  LONG_NAME,
  mockEndpoint,
  mockError,
  mockForever,
} from "@tsumugi/mocks";
import { expect, screen, userEvent } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { onPhone, over, withoutFeatures } from "../../testing/states.ts";
import { CompanyReportPage } from "./CompanyReportPage.tsx";

const meta = {
  title: "画面/レポート",
  component: CompanyReportPage,
  render: (_, { parameters }) => (
    <PageFrame path={paths.reports.path} at={parameters.at ?? paths.reports.getHref()}>
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
  },
};

export const LeadsToPosts: Story = {
  ...Loaded,
  name: "行から投稿の明細へ",
  play: async () => {
    await expect(await screen.findByRole("list", { name: "集計" })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "美容の投稿を表示" }));
    await expect(await screen.findByRole("heading", { name: /投稿の明細（美容）/ })).toBeVisible();
  },
};

/** One measured figure leaves all samples out: most cards are blank then, and the screen says why. */
export const SamplesLeftOut: Story = {
  ...over(
    mockEndpoint(getCompanyReport, {
      ...buildCompanyReport(),
      is_sample: true,
      counts_samples: false,
    }),
  ),
  play: async () => {
    await expect(await screen.findByText(/サンプルの数値は、.*集計に含めていません/)).toBeVisible();
  },
};

export const Empty: Story = {
  ...over(mockEndpoint(getCompanyReport, buildCompanyReport({ totals: buildFigures([]) }))),
  play: async () => {
    await expect(await screen.findByText("この期間の投稿はありません")).toBeVisible();
  },
};

/** An address may say what the field never would: nothing is asked for, and the field says what to do. */
export const ReversedPeriod: Story = {
  parameters: { at: `${paths.reports.getHref()}?from=2026-11-30&to=2026-11-01` },
  play: async () => {
    await expect(await screen.findByText(/終わりの日が始まりの日より前です/)).toBeVisible();
    await expect(screen.getByText("期間を直すと集計を表示します")).toBeVisible();
    await expect(screen.queryByRole("list", { name: "集計" })).toBeNull();
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

export const Loading: Story = { ...over(mockForever(getCompanyReport)) };

const named = buildCompanyReport();

export const LongText: Story = {
  ...over(
    mockEndpoint(getCompanyReport, {
      ...named,
      by_project: named.by_project.map((row) => ({ ...row, project: { ...row.project, name: LONG_NAME } })),
      best_creators: named.best_creators.map((row) => ({
        ...row,
        creator: { ...row.creator, name: LONG_NAME },
      })),
    }),
  ),
  play: async () => {
    await expect((await screen.findAllByText(LONG_NAME))[0]).toBeVisible();
  },
};
