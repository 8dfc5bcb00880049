import type { Meta, StoryObj } from "@storybook/react-vite";
import { listJobDrafts, recordJobDraft, reviewJobDraft } from "@tsumugi/contract";
import {
  buildDraftReview,
  buildJobDraft,
  buildJobDrafts,
  LONG_NAME,
  mockEndpoint,
  mockError,
  mockForever,
} from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { LeaveGuard } from "../../shared/LeaveGuard.tsx";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { asViewer, onPhone, over } from "../../testing/states.ts";
import { ProjectDraftPage } from "./ProjectDraftPage.tsx";

const meta = {
  title: "画面/案件/下書きの確認",
  component: ProjectDraftPage,
  render: () => (
    <PageFrame
      path={paths.projectDraft.path}
      at={paths.projectDraft.getHref("project_001", "job_request_003")}
    >
      <ProjectDraftPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof ProjectDraftPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async () => {
    await expect(await screen.findByRole("article", { name: "下書き 第2版" })).toBeVisible();
    // What was asked for in the first version is read, and resolved, beside the second.
    const first = within(screen.getByRole("region", { name: "第1版へのコメント" }));
    await expect(first.getByText("ここで商品名を読み上げてください。")).toBeVisible();
    await expect(first.queryByRole("button", { name: "全体にコメント" })).toBeNull();
    await expect(screen.getByRole("region", { name: "第2版へのコメント" })).toBeVisible();
  },
};

export const Approving: Story = {
  name: "確認項目を済ませて承認",
  play: async () => {
    const approve = await screen.findByRole("button", { name: "承認する" });
    await expect(approve).toBeDisabled();
    await userEvent.click(screen.getByRole("checkbox", { name: "商品名「しっとり美容液」が正しい" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "他社の商品が写っていない" }));
    await userEvent.click(approve);
    await expect((await screen.findAllByText("下書きを承認しました"))[0]).toBeVisible();
  },
};

export const RoomBeside: Story = {
  name: "メッセージを並べて確認",
  globals: { viewport: { value: "desktop", isRotated: false } },
  play: async () => {
    const room = within(await screen.findByRole("region", { name: "メッセージ" }));
    await expect(await room.findByRole("textbox", { name: /メッセージ/ })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "メッセージを隠す" }));
    await expect(screen.queryByRole("region", { name: "メッセージ" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "メッセージを並べる" }));
    await expect(await screen.findByRole("region", { name: "メッセージ" })).toBeVisible();
  },
};

export const Recording: Story = {
  name: "メールで届いた下書きを記録",
  ...over(mockEndpoint(listJobDrafts, buildJobDrafts({ items: [], job_status: "drafting" }))),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "下書きを記録" }));
    const dialog = within(await screen.findByRole("dialog", { name: "届いた下書きを記録" }));
    await userEvent.click(dialog.getByRole("button", { name: "第1版として記録する" }));
    await expect(dialog.getByText(/下書きが入力されていません/)).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: /投稿の文章・構成/ }), "LINEで届いた案です");
    await userEvent.type(dialog.getByRole("textbox", { name: /動画のURL/ }), "https://example.com/v/1");
    await userEvent.click(dialog.getByRole("button", { name: "第1版として記録する" }));
    await expect((await screen.findAllByText("下書きを記録しました"))[0]).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const RecordingRefused: Story = {
  name: "記録が断られても残る文章",
  ...over(mockError(recordJobDraft, "illegal_transition")),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "下書きを記録" }));
    const dialog = within(await screen.findByRole("dialog", { name: "届いた下書きを記録" }));
    await userEvent.type(dialog.getByRole("textbox", { name: /投稿の文章・構成/ }), "LINEで届いた案です");
    await userEvent.click(dialog.getByRole("button", { name: "第3版として記録する" }));
    await expect(await dialog.findByRole("alert")).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: /投稿の文章・構成/ })).toHaveValue("LINEで届いた案です");
  },
};

/** A key leads on from whatever is open: what is typed for one creator is neither lost nor recorded for the next. */
export const RecordingLeft: Story = {
  name: "記録の途中で次の下書きへ移る前に聞く",
  tags: ["no-visual"],
  ...over(mockEndpoint(listJobDrafts, ({ params }) => buildJobDrafts({ job_request_uid: params.id }))),
  render: () => (
    <PageFrame
      path={paths.projectDraft.path}
      at={paths.projectDraft.getHref("project_001", "job_request_003")}
    >
      <LeaveGuard>
        <ProjectDraftPage />
      </LeaveGuard>
    </PageFrame>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "下書きを記録" }));
    const dialog = within(await screen.findByRole("dialog", { name: "届いた下書きを記録" }));
    const text = dialog.getByRole("textbox", { name: /投稿の文章・構成/ });
    await userEvent.type(text, "LINEで届いた案です");
    await userEvent.click(dialog.getByRole("heading", { name: "届いた下書きを記録" }));
    await userEvent.keyboard("j");
    await userEvent.click(await screen.findByRole("button", { name: "キャンセル" }));
    await expect(text).toHaveValue("LINEで届いた案です");
    await userEvent.keyboard("j");
    await userEvent.click(await screen.findByRole("button", { name: "破棄して移動する" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const Overtaken: Story = {
  name: "新しい版が先に届いた",
  ...over(mockError(reviewJobDraft, "stale_version")),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "修正を依頼" }));
    await userEvent.type(screen.getByRole("textbox", { name: /修正してほしい内容/ }), "冒頭にPRを");
    await userEvent.click(screen.getByRole("button", { name: /修正を依頼する/ }));
    await expect(await screen.findByText(/ほかの人が先に更新しました/)).toBeVisible();
    await expect(screen.getByRole("textbox", { name: /修正してほしい内容/ })).toHaveValue("冒頭にPRを");
  },
};

const third = buildJobDraft({ uid: "job_draft_003", version: 3, text: "冒頭を直しました", images: [] });
/** For each story of its own: an answer that is given once is used up. */
const overtaken = () =>
  over(
    mockEndpoint(listJobDrafts, buildJobDrafts(), { once: true }),
    mockEndpoint(listJobDrafts, buildJobDrafts({ items: [third, ...buildJobDrafts().items] })),
    mockError(reviewJobDraft, "stale_version"),
  );
const askForRevision = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "修正を依頼" }));
  await userEvent.type(screen.getByRole("textbox", { name: /修正してほしい内容/ }), "冒頭にPRを");
  await userEvent.click(screen.getByRole("button", { name: /修正を依頼する/ }));
};

/** The next version comes while something is written about the one before: nothing of it goes, nor goes out unseen. */
export const NewerVersion: Story = {
  name: "書いている間に次の版が届いた",
  ...overtaken(),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "全体にコメント" }));
    await userEvent.type(screen.getByRole("textbox", { name: /へのコメント/ }), "色味がきれいです");
    await askForRevision();
    await expect(await screen.findByRole("article", { name: "下書き 第3版" })).toBeVisible();
    await expect(screen.getByText(/書いている間に第3版が届きました/)).toBeVisible();
    await expect(screen.getByRole("textbox", { name: /修正してほしい内容/ })).toHaveValue("冒頭にPRを");
    // The comment is about the version before, and can still be put there.
    const before = within(screen.getByRole("region", { name: "第2版へのコメント" }));
    await expect(before.getByRole("textbox")).toHaveValue("色味がきれいです");
    await userEvent.click(before.getByRole("button", { name: "コメントする" }));
    await waitFor(() => expect(before.queryByRole("textbox")).toBeNull());
  },
};

/** A notification leads to one version, which stays on screen: what was written there is read, and taken to the next. */
export const NewerThanAsked: Story = {
  name: "見ている版より新しい版が届いた",
  ...overtaken(),
  render: () => (
    <PageFrame
      path={paths.projectDraft.path}
      at={`${paths.projectDraft.getHref("project_001", "job_request_003")}?version=2`}
    >
      <ProjectDraftPage />
    </PageFrame>
  ),
  play: async () => {
    await askForRevision();
    await expect(await screen.findByText(/第3版が届いたため、.*まだ送っていません/)).toBeVisible();
    await expect(screen.getByText("冒頭にPRを")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "第3版を開く" }));
    await expect(await screen.findByRole("textbox", { name: /修正してほしい内容/ })).toHaveValue(
      "冒頭にPRを",
    );
  },
};

const [newest, first] = buildJobDrafts().items;
export const TwoApprovers: Story = {
  name: "2人で確認、あと1人",
  ...over(
    mockEndpoint(
      listJobDrafts,
      buildJobDrafts({
        approvers_needed: 2,
        items: [
          buildJobDraft({
            ...newest,
            reviews: [
              buildDraftReview({ uid: "draft_review_002", decision: "approved", message: "", due_on: null }),
            ],
          }),
          ...(first ? [first] : []),
        ],
      }),
    ),
  ),
  play: async () => {
    await expect(await screen.findByText(/あと1人の承認が必要です/)).toBeVisible();
  },
};

export const Empty: Story = {
  ...over(mockEndpoint(listJobDrafts, buildJobDrafts({ items: [], job_status: "drafting" }))),
  play: async () => {
    await expect(await screen.findByText("下書きはまだ提出されていません")).toBeVisible();
  },
};

export const Loading: Story = { ...over(mockForever(listJobDrafts)) };

export const Failed: Story = {
  ...over(mockError(listJobDrafts, "internal")),
  play: async () => {
    await expect(await screen.findByText("req_mock")).toBeVisible();
  },
};

export const ReadOnly: Story = {
  ...over(asViewer),
  play: async () => {
    await expect(await screen.findByRole("article", { name: "下書き 第2版" })).toBeVisible();
    await expect(screen.queryByRole("button", { name: "承認する" })).toBeNull();
    await expect(screen.queryByRole("button", { name: "全体にコメント" })).toBeNull();
    await expect(screen.queryByRole("button", { name: "下書きを記録" })).toBeNull();
  },
};

export const LongText: Story = {
  ...over(
    mockEndpoint(listJobDrafts, buildJobDrafts({ items: [buildJobDraft({ text: LONG_NAME.repeat(12) })] })),
  ),
};

export const Phone: Story = { ...onPhone };
