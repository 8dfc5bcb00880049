import type { Meta, StoryObj } from "@storybook/react-vite";
import { getSummaryMetrics } from "@tsumugi/contract";
import { buildSummaryMetrics, mockEndpoint, mockError, mockForever } from "@tsumugi/mocks";
import { expect, screen } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { onPhone, over, withoutFeatures } from "../../testing/states.ts";
import { ProjectReportPage } from "./ProjectReportPage.tsx";

const meta = {
  title: "画面/案件/レポート",
  component: ProjectReportPage,
  render: (_, { parameters }) => (
    <PageFrame
      path={paths.projectReport.path}
      at={parameters.at ?? paths.projectReport.getHref("project_001")}
      frame="project"
    >
      <ProjectReportPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof ProjectReportPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async () => {
    await expect(await screen.findByRole("list", { name: "集計" })).toBeVisible();
    await expect(await screen.findByRole("grid", { name: "投稿の順位" })).toBeVisible();
  },
};

export const Empty: Story = {
  ...over(mockEndpoint(getSummaryMetrics, buildSummaryMetrics({ post_count: 0, ranking: [] }))),
  play: async () => {
    await expect(await screen.findByText("レポートにする投稿がまだありません")).toBeVisible();
  },
};

export const Loading: Story = {
  ...over(mockForever(getSummaryMetrics)),
  play: async () => {
    await expect(await screen.findByLabelText("読み込み中")).toBeVisible();
  },
};

export const Failed: Story = {
  ...over(mockError(getSummaryMetrics, "internal")),
  play: async () => {
    await expect(await screen.findByText("req_mock")).toBeVisible();
  },
};

/** Said before anything is asked for: the call would fail the story. */
export const Forbidden: Story = {
  ...over(withoutFeatures, mockError(getSummaryMetrics, "internal")),
  play: async () => {
    await expect(await screen.findByText(/契約に含まれていません/)).toBeVisible();
  },
};

export const Phone: Story = {
  ...Loaded,
  ...onPhone,
};
