import type { Meta, StoryObj } from "@storybook/react-vite";
import { createReportShare, getSummaryMetrics } from "@tsumugi/contract";
import { buildSummaryMetrics, LONG_NAME, mockEndpoint, mockError, mockForever } from "@tsumugi/mocks";
import { expect, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { asksToClose } from "../../testing/asksToClose.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { contractEnded, onPhone, over, withoutFeatures } from "../../testing/states.ts";
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

/** Cover first, then the parts that are kept, with nothing that can be pressed among them. */
export const Paper: Story = {
  parameters: { at: paths.projectReport.getHref("project_001", { view: "print" }) },
  play: async () => {
    const cover = await screen.findByRole("article", { name: "表紙" });
    await expect(within(cover).getByText("案件レポート")).toBeVisible();
    const body = screen.getByRole("article", { name: "本文" });
    await expect(within(body).getByRole("heading", { name: "投稿の順位" })).toBeVisible();
  },
};

/** A link is shown once, beside those that were made before. */
export const Share: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "共有リンク" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByLabelText(/渡す相手/), "宣伝部");
    await asksToClose();
    await userEvent.click(dialog.getByRole("button", { name: "リンクを発行" }));
    await expect(await dialog.findByLabelText("発行したリンク")).toHaveValue(
      "https://tsumugi.test/share/abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG",
    );
    await expect(await dialog.findByRole("list", { name: "発行した共有リンク" })).toBeVisible();
  },
};

/** A browser that does not let the link be copied: it stands there this once. */
export const ShareNotCopied: Story = {
  beforeEach: () => {
    const copy = spyOn(navigator.clipboard, "write").mockRejectedValue(new Error("not allowed"));
    return () => copy.mockRestore();
  },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "共有リンク" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByLabelText(/渡す相手/), "宣伝部");
    await userEvent.click(dialog.getByRole("button", { name: "リンクを発行" }));
    await expect(await dialog.findByLabelText("発行したリンク")).toBeVisible();
    await asksToClose();
    await expect(dialog.getByLabelText("発行したリンク")).toBeVisible();
  },
};

/** Safari takes what is asked for at the press alone: the answer comes later. */
export const ShareCopiedAtThePress: Story = {
  tags: ["no-visual"],
  ...over(mockForever(createReportShare)),
  play: async () => {
    const copy = spyOn(navigator.clipboard, "write").mockResolvedValue();
    await userEvent.click(await screen.findByRole("button", { name: "共有リンク" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByLabelText(/渡す相手/), "宣伝部");
    await userEvent.click(dialog.getByRole("button", { name: "リンクを発行" }));
    await expect(copy).toHaveBeenCalledTimes(1);
    copy.mockRestore();
  },
};

/** A refused value is marked at its own field. */
export const ShareRefused: Story = {
  ...over(
    mockEndpoint(createReportShare, () => {
      const fields = { password: "パスワードが短すぎます。8文字以上で入力してください。" };
      const refusal = { code: "invalid_request", message: "表示された項目を直してください。", fields };
      return Response.json({ ...refusal, request_id: "r" }, { status: 400 });
    }),
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "共有リンク" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByLabelText(/渡す相手/), "宣伝部");
    const password = dialog.getByLabelText(/パスワード/);
    await userEvent.type(password, "ｐａｓｓ１２");
    await userEvent.click(dialog.getByRole("button", { name: "リンクを発行" }));
    await waitFor(() => expect(password).toHaveAttribute("aria-invalid", "true"));
    await expect(password).toHaveAccessibleDescription(/短すぎます。8文字以上/);
    await expect(password).toHaveAccessibleDescription(/全角の英字・数字・記号は半角に直して数えます/);
    await expect(dialog.getAllByText(/短すぎます/)).toHaveLength(1);
    await expect(password).toHaveValue("ｐａｓｓ１２");
  },
};

/** One link for each creator without one, beside those that stand. */
export const BulkLinks: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "まとめて発行" }));
    const dialog = within(await screen.findByRole("dialog"));
    const address = dialog.getByRole("textbox", { name: /紹介するページ/ });
    await userEvent.clear(address);
    await userEvent.type(address, "https://cosme.tsumugi.test/");
    await userEvent.click(dialog.getByRole("button", { name: "まとめて発行" }));
    await expect(await dialog.findByText(/2件を発行しました。1件は発行済みです。/)).toBeVisible();
    // It may lead elsewhere than what was just typed.
    await expect(dialog.getByText(/^発行済み。転送先: https:/)).toBeVisible();
  },
};

/** Another view of the report would take away what is typed: the mark is what leaving it asks by. */
export const UnsavedComment: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "総評を編集" }));
    await expect(document.querySelector("[data-tsu-unsaved]")).toBeNull();
    await userEvent.type(screen.getByRole("textbox", { name: "総評" }), "追記");
    await expect(document.querySelector("[data-tsu-unsaved=view]")).not.toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "やめる" }));
    await expect(document.querySelector("[data-tsu-unsaved]")).toBeNull();
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

export const ReadOnly: Story = { ...Loaded, ...over(contractEnded) };

const ranked = buildSummaryMetrics();

export const LongText: Story = {
  ...over(
    mockEndpoint(getSummaryMetrics, {
      ...ranked,
      ranking: ranked.ranking.map((post) => ({ ...post, title: LONG_NAME })),
    }),
  ),
  play: async () => {
    await expect((await screen.findAllByText(LONG_NAME))[0]).toBeVisible();
  },
};
