import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  cancelJobSend,
  getProject,
  getProjectTerms,
  listJobSends,
  listProjectCreators,
  listScheduledJobs,
  sendJob,
} from "@tsumugi/contract";
import {
  buildJobSend,
  buildProject,
  buildProjectCreator,
  buildProjectTerms,
  buildScheduledJob,
  LONG_NAME,
  mockEndpoint,
  mockError,
  mockForever,
} from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { asViewer, noRows, onPhone, over } from "../../testing/states.ts";
import { ProjectPage } from "./ProjectPage.tsx";
import { keepTakenBack } from "./takenBackSends.ts";

const meta = {
  title: "画面/案件/クリエイター",
  component: ProjectPage,
  // What a story takes back would open in the next one.
  beforeEach: () => keepTakenBack(undefined),
  render: (_, { parameters }) => (
    <PageFrame
      path={paths.project.path}
      at={parameters.at ?? paths.project.getHref("project_001")}
      frame="project"
    >
      <ProjectPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof ProjectPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async () => {
    await screen.findAllByRole("button", { name: /のステータス/ });
  },
};

export const OpensStatus: Story = {
  ...Loaded,
  name: "ステータスを開く",
  play: async () => {
    const [status] = await screen.findAllByRole("button", { name: /のステータス/ });
    await userEvent.click(status as HTMLElement);
    await waitFor(() => expect(screen.getByText("ステータスを変える")).toBeVisible());
    await userEvent.keyboard("{Escape}");
  },
};

const asked = buildProjectCreator({ job_request_uid: "job_request_009", display_name: "みお" }, 9);

/** Opened for one creator from an お知らせ; from the row to the links of the job. */
export const OpenedForOne: Story = {
  name: "リンクから開いたクリエイターと、返信リンク",
  parameters: {
    ...over(
      mockEndpoint(listProjectCreators, {
        items: [buildProjectCreator({}, 8), asked],
        next_cursor: null,
        total: 2,
      }),
    ).parameters,
    at: paths.project.getHref("project_001", { creator: asked.creator_uid }),
  },
  play: async () => {
    await waitFor(() =>
      expect(document.activeElement?.closest("tr")).toHaveAttribute("data-key", asked.creator_uid),
    );
    await waitFor(() => expect(document.activeElement?.closest("th, td")).toHaveClass("key"));
    await userEvent.click(await screen.findByRole("button", { name: "みおの行を開く" }));
    const dialog = within(await screen.findByRole("dialog", { name: "みお" }));
    await userEvent.click(dialog.getByRole("tab", { name: "依頼のリンク" }));
    await expect(await dialog.findByText("取り消し済み")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "新しいリンクをコピー" }));
    await expect(await dialog.findByDisplayValue(/^https:\/\/tsumugi.example\/r\//)).toBeVisible();
  },
};
export const OpenedForOneOnPhone: Story = {
  ...OpenedForOne,
  ...onPhone,
  play: async () => {
    await waitFor(() => expect(document.activeElement).toHaveAttribute("data-key", asked.creator_uid));
    await userEvent.click(await screen.findByRole("button", { name: "みおの操作" }));
    await expect(await screen.findByRole("menuitem", { name: "返信リンク" })).toBeVisible();
  },
};

const late = buildProjectCreator(
  {
    job_status: "requested",
    display_name: "みお",
    job_request_uid: "job_request_009",
    next_action: "ask_for_reply",
  },
  9,
);
const reminded = over(mockEndpoint(listProjectCreators, { items: [late], next_cursor: null, total: 1 }));

/** From the next step, and from home, to what was mailed and the button that reminds. */
export const Reminder: Story = {
  name: "次の一手の催促から、メールのタブへ",
  ...reminded,
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "みお: 返事を催促" }));
    const panel = within(await screen.findByRole("dialog", { name: "みお" }));
    await expect(panel.getByRole("tab", { name: "メール", selected: true })).toBeVisible();
    await expect(await panel.findByRole("button", { name: /催促/ })).toBeVisible();
  },
};
export const ReminderFromHome: Story = {
  name: "ホームの催促から開いたとき",
  parameters: {
    ...reminded.parameters,
    at: paths.project.getHref("project_001", { creator: late.creator_uid, open: "mails" }),
  },
  play: async () => {
    const panel = within(await screen.findByRole("dialog", { name: "みお" }));
    await expect(panel.getByRole("tab", { name: "メール", selected: true })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "みお" })).toBeNull());
  },
};
export const ReminderFromHomeOnPhone: Story = { ...ReminderFromHome, ...onPhone };

const shownColumns = () => screen.getAllByRole("columnheader").map((header) => header.textContent ?? "");

/** A view brings its columns; going back to all rows brings this person's own ones. */
export const ViewWithColumns: Story = {
  name: "ビューが列を持つ",
  play: async () => {
    await screen.findByRole("columnheader", { name: /社内メモ/ });
    await userEvent.click(await screen.findByRole("button", { name: /依頼の準備$/ }));
    await waitFor(() => expect(screen.queryByRole("columnheader", { name: /社内メモ/ })).toBeNull());
    const arranged = shownColumns().findIndex((text) => text.includes("報酬"));
    await expect(arranged).toBe(shownColumns().findIndex((text) => text.includes("ステータス")) + 1);
    await expect(screen.queryByText("変更あり")).toBeNull();

    await userEvent.click(screen.getByRole("button", { name: "列の設定" }));
    const settings = within(await screen.findByRole("dialog", { name: /列/ }));
    await userEvent.click(settings.getByRole("checkbox", { name: "社内メモ" }));
    await expect(await screen.findByRole("columnheader", { name: /社内メモ/ })).toBeVisible();
    await expect(await screen.findByText("変更あり")).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await userEvent.click(screen.getByRole("button", { name: "すべて" }));
    await expect(await screen.findByRole("columnheader", { name: /共有メモ/ })).toBeVisible();
  },
};

export const OpenedForGone: Story = {
  name: "リンクのクリエイターが案件にいない",
  parameters: { ...over().parameters, at: paths.project.getHref("project_001", { creator: "nobody" }) },
  play: async () => {
    await expect(
      await screen.findByText("リンク先のクリエイターは見つかりませんでした", undefined, { timeout: 5000 }),
    ).toBeVisible();
  },
};

export const Empty: Story = {
  ...over(mockEndpoint(listProjectCreators, noRows)),
  play: async () => {
    await expect(await screen.findByText("クリエイターはまだ追加されていません")).toBeVisible();
  },
};

export const NoMatch: Story = {
  parameters: {
    ...over(mockEndpoint(listProjectCreators, noRows)).parameters,
    at: paths.project.getHref("project_001", { keyword: "いない人" }),
  },
  play: async () => {
    await expect(await screen.findByText("条件に合うクリエイターはいません")).toBeVisible();
  },
};

export const Loading: Story = {
  ...over(mockForever(listProjectCreators)),
  play: async () => {
    await expect(await screen.findByRole("grid")).toHaveAttribute("aria-busy", "true");
  },
};

export const Failed: Story = {
  ...over(mockError(getProject, "not_found")),
  play: async () => {
    await expect(await screen.findByText("見つかりません")).toBeVisible();
  },
};

export const Forbidden: Story = {
  ...over(asViewer),
  play: async () => {
    await screen.findAllByRole("rowheader");
    await expect(screen.queryByRole("button", { name: "依頼を送る" })).toBeNull();
    await expect(screen.queryByRole("button", { name: /のステータス/ })).toBeNull();
  },
};

/** An archived project: everything is there, but no job goes out. */
export const ReadOnly: Story = {
  ...over(mockEndpoint(getProject, buildProject({ archived_at: "2026-11-01T00:00:00.000Z" }, 1))),
  play: async () => {
    await expect(await screen.findByText("アーカイブ済みの案件です")).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "依頼を送る" })).toHaveAttribute("aria-disabled", "true"),
    );
  },
};

export const LongText: Story = {
  ...over(
    mockEndpoint(listProjectCreators, {
      ...noRows,
      items: [buildProjectCreator({ display_name: LONG_NAME, memo: LONG_NAME }, 1)],
      total: 1,
    }),
  ),
  play: async () => {
    await expect((await screen.findAllByText(LONG_NAME))[0]).toBeVisible();
  },
};

const candidates = [1, 2, 3].map((index) => buildProjectCreator({ job_status: "candidate" }, index));

/** The panel does not go on without what the law asks to be in writing. */
export const Sending: Story = {
  ...over(mockEndpoint(listProjectCreators, { ...noRows, items: candidates, total: 3 })),
  play: async () => {
    await screen.findAllByRole("rowheader");
    await userEvent.click(await screen.findByRole("button", { name: "依頼を送る" }));
    await userEvent.click(await screen.findByRole("button", { name: "内容を確認" }));
    await expect((await screen.findAllByText(/入力してください|選んでください/))[0]).toBeVisible();
  },
};

const kept = buildProjectTerms().default;
const held = buildJobSend({ total: 3, done: 0, sent: 0 }, 1);
const sending = [
  mockEndpoint(listProjectCreators, { ...noRows, items: candidates, total: 3 }),
  mockEndpoint(getProjectTerms, {
    default: kept && { ...kept, terms: { ...kept.terms, fee: 80_000 } },
    latest: null,
  }),
  mockEndpoint(sendJob, { sent: [], skipped: [], task: held }),
];

/** The project's default terms stand in the fields; taken back, what was typed is still there. */
export const SendingTakenBack: Story = {
  name: "送って、取り消す",
  ...over(
    ...sending,
    mockEndpoint(cancelJobSend, { ...held, done: 3, cancelled: 3, finished_at: held.due_at }),
  ),
  play: async () => {
    await screen.findAllByRole("rowheader");
    await userEvent.click(await screen.findByRole("button", { name: "依頼を送る" }));
    const work = await screen.findByRole("textbox", { name: /依頼内容/ });
    await expect(work).toHaveValue(kept?.terms.work);
    await userEvent.type(work, "、ストーリーズ1本");
    await userEvent.click(screen.getByRole("button", { name: "内容を確認" }));
    await expect(await screen.findByTitle(/に届くメール$/)).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "3名に送る" }));
    await screen.findAllByText("3名に送ります（10秒以内なら取り消せます）");
    await userEvent.click(await screen.findByRole("button", { name: "取り消す" }));
    await screen.findAllByText("3名への依頼を取り消しました");
    await expect(await screen.findByRole("textbox", { name: /依頼内容/ })).toHaveValue(
      `${kept?.terms.work}、ストーリーズ1本`,
    );
  },
};

export const ScheduledSends: Story = {
  name: "予約中の依頼と、進んでいる送信",
  ...over(
    mockEndpoint(listScheduledJobs, { items: [buildScheduledJob({}, 1), buildScheduledJob({}, 2)] }),
    mockEndpoint(listJobSends, { items: [buildJobSend({ total: 500, done: 120 }, 1)] }),
  ),
  play: async () => {
    await screen.findAllByRole("rowheader");
    await expect(await screen.findByRole("progressbar", { name: /依頼を送っています/ })).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "送信中の依頼（予約2件）" }));
    const panel = within(await screen.findByRole("dialog", { name: "予約中の依頼（2）" }));
    const [cancel] = await panel.findAllByRole("button", { name: /の予約を取り消す$/ });
    await userEvent.click(cancel as HTMLElement);
    await userEvent.click(await screen.findByRole("button", { name: "予約を取り消す" }));
    await screen.findAllByText("予約を取り消しました");
  },
};

export const Phone: Story = {
  ...Loaded,
  ...onPhone,
};
