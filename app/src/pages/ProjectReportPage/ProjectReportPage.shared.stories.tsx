import type { Meta, StoryObj } from "@storybook/react-vite";
import { getProjectReport, updateProjectReport } from "@tsumugi/contract";
import { buildProjectReport, mockEndpoint } from "@tsumugi/mocks";
import { expect, screen, userEvent, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { asksToClose } from "../../testing/asksToClose.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { sharedRecord } from "../../testing/sharedRecord.ts";
import { over } from "../../testing/states.ts";
import { ProjectReportPage } from "./ProjectReportPage.tsx";

const opened = buildProjectReport({ comment: "開いたときの総評" });
const report = sharedRecord(opened);

const meta = {
  title: "画面/案件/レポート/2人で書く",
  component: ProjectReportPage,
  tags: ["no-visual"],
  beforeEach: report.begin,
  render: () => (
    <PageFrame
      path={paths.projectReport.path}
      at={paths.projectReport.getHref("project_001")}
      frame="project"
    >
      <ProjectReportPage />
    </PageFrame>
  ),
  ...over(
    mockEndpoint(getProjectReport, report.read),
    mockEndpoint(updateProjectReport, ({ body }) => report.save(body)),
  ),
} satisfies Meta<typeof ProjectReportPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const typeComment = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "総評を編集" }));
  await userEvent.type(screen.getByRole("textbox", { name: "総評" }), "と追記");
};
const save = () => userEvent.click(screen.getByRole("button", { name: "保存する" }));
const asked = async () => within(await screen.findByRole("dialog", { name: "ほかの人が先に更新しました" }));

/** A colleague's text is not overwritten: both stand side by side, and what was typed stays. */
export const CommentOfTwo: Story = {
  name: "総評を2人で書いたら、見比べて選ぶ",
  play: async () => {
    await typeComment();
    await report.colleagueSaves({ comment: "同僚の総評" });
    await save();
    const asking = await asked();
    await expect(asking.getByText("同僚の総評")).toBeVisible();
    await expect(report.present().comment).toBe("同僚の総評");
    await userEvent.click(asking.getByRole("button", { name: "入力に戻る" }));
    await expect(screen.getByRole("textbox", { name: "総評" })).toHaveDisplayValue("開いたときの総評と追記");
    await save();
    await userEvent.click((await asked()).getByRole("button", { name: "自分の内容で保存する" }));
    await expect(await screen.findByRole("button", { name: "総評を編集" })).toBeVisible();
    await expect(report.present().comment).toBe("開いたときの総評と追記");
  },
};

export const TakesTheirs: Story = {
  name: "同僚の総評を残す",
  play: async () => {
    await typeComment();
    await report.colleagueSaves({ comment: "同僚の総評" });
    await save();
    await userEvent.click((await asked()).getByRole("button", { name: "現在の内容にする" }));
    await expect(await screen.findByText("同僚の総評")).toBeVisible();
    await expect(report.present().comment).toBe("同僚の総評");
  },
};

/** A target that cannot be read is told where it was typed; the one before it is not saved in its place. */
export const UnreadableTarget: Story = {
  name: "読み取れない目標は保存しない",
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: /構成/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "レポートの構成と目標" }));
    const views = dialog.getByRole("textbox", { name: "目標の再生数" });
    await userEvent.clear(views);
    await userEvent.type(views, "たくさん");
    await userEvent.click(dialog.getByRole("button", { name: "保存する" }));
    await expect(await dialog.findByText(/正しくない目標があります/)).toBeVisible();
    await expect(views).toBeInvalid();
    await expect(report.present()).toEqual(opened);
    await userEvent.clear(views);
    await userEvent.type(views, "100万");
    await userEvent.click(dialog.getByRole("button", { name: "保存する" }));
    await expect((await screen.findAllByText("レポートの構成と目標を保存しました"))[0]).toBeVisible();
    await expect(report.present().targets.views).toBe(1_000_000);
  },
};

/** The target that a colleague set and the part that the person hides are two changes: both stay. */
export const LayoutOfTwo: Story = {
  name: "構成と目標を2人で変えても、両方が残る",
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: /構成/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "レポートの構成と目標" }));
    await report.colleagueSaves({ targets: { ...opened.targets, views: 1_234_567 } });
    await userEvent.click(dialog.getByRole("checkbox", { name: "投稿の順位" }));
    await asksToClose();
    await userEvent.click(dialog.getByRole("button", { name: "保存する" }));
    await expect((await screen.findAllByText("レポートの構成と目標を保存しました"))[0]).toBeVisible();
    await expect(report.present().targets.views).toBe(1_234_567);
    await expect(report.present().sections).toEqual(opened.sections.filter((part) => part !== "ranking"));
  },
};
