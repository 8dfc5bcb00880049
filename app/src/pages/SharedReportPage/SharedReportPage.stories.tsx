import type { Meta, StoryObj } from "@storybook/react-vite";
import { openSharedReport } from "@tsumugi/contract";
import { buildSharedReport, LONG_NAME, mockEndpoint, mockError, mockForever } from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame, signedOut } from "../../testing/PageFrame.tsx";
import { onPhone, over } from "../../testing/states.ts";
import { SharedReportPage } from "./SharedReportPage.tsx";

const meta = {
  title: "画面/共有されたレポート",
  component: SharedReportPage,
  render: () => (
    <PageFrame
      path={paths.sharedReport.path}
      at={paths.sharedReport.getHref("token-of-a-report")}
      frame="open"
      service={signedOut}
    >
      <SharedReportPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof SharedReportPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without fees: no card and no column speaks of money. */
export const Loaded: Story = {
  ...over(
    mockEndpoint(openSharedReport, () => {
      const report = buildSharedReport({ shows_fees: false });
      const ranking = report.summary.ranking.map((post) => ({ ...post, cost: null, cpv: null, cpe: null }));
      const bare = <T extends object>(group: T) => ({ ...group, cost: null });
      report.summary = {
        ...bare(report.summary),
        ranking,
        by_platform: report.summary.by_platform.map(bare),
        by_media_type: report.summary.by_media_type.map(bare),
      };
      return report;
    }),
  ),
  play: async () => {
    const summary = await screen.findByRole("list", { name: "集計" });
    await expect(within(summary).queryByText("費用（税抜）")).toBeNull();
    await expect(screen.getByText(/まで表示できます/)).toBeVisible();
    await expect(screen.queryByRole("columnheader", { name: /費用|CPV|CPE/ })).toBeNull();
  },
};

/** The first look asks: nothing is wrong yet. */
export const Password: Story = {
  ...over(mockError(openSharedReport, "password_required")),
  play: async () => {
    await expect(await screen.findByLabelText(/^パスワード/)).not.toBeInvalid();
  },
};

/** A wrong guess is said at the field, which keeps it; the right one opens the report. */
export const WrongThenRight: Story = {
  ...over(
    mockEndpoint(openSharedReport, ({ body }) => {
      if (body.password === "himitsu-2026") return buildSharedReport();
      const code = "password_required";
      return Response.json({ code, message: "パスワードが違います。", request_id: "req" }, { status: 403 });
    }),
  ),
  play: async () => {
    const field = await screen.findByLabelText(/^パスワード/);
    await userEvent.type(field, "machigai-2026");
    await userEvent.click(screen.getByRole("button", { name: "レポートを見る" }));
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveValue("machigai-2026");
    await userEvent.clear(field);
    await userEvent.type(field, "himitsu-2026");
    await userEvent.click(screen.getByRole("button", { name: "レポートを見る" }));
    await expect(await screen.findByRole("list", { name: "集計" })).toBeVisible();
  },
};

export const Expired: Story = {
  ...over(mockError(openSharedReport, "link_expired")),
  play: async () => {
    await expect(await screen.findByText("このレポートは表示できません")).toBeVisible();
    await expect(screen.queryByLabelText(/^パスワード/)).toBeNull();
  },
};

export const Phone: Story = {
  ...onPhone,
  play: async () => {
    await expect(await screen.findByRole("list", { name: "集計" })).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const Loading: Story = { ...over(mockForever(openSharedReport)) };

export const Failed: Story = {
  ...over(mockError(openSharedReport, "internal")),
  play: async () => {
    await expect(await screen.findByText(/req_mock/)).toBeVisible();
  },
};

const report = buildSharedReport();

export const LongText: Story = {
  ...over(
    mockEndpoint(openSharedReport, {
      ...report,
      project: { ...report.project, name: LONG_NAME },
      company: { ...report.company, name: LONG_NAME },
    }),
  ),
  play: async () => {
    await expect((await screen.findAllByText(new RegExp(LONG_NAME)))[0]).toBeVisible();
  },
};
