import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  archiveProject,
  cancelJobSend,
  cancelScheduledJobs,
  getProject,
  getProjectTerms,
  listJobSends,
  listProjectCreators,
  listScheduledJobs,
  rescheduleJobs,
  sendJob,
} from "@tsumugi/contract";
import {
  buildJobSend,
  buildProject,
  buildProjectCreator,
  buildProjectTerms,
  buildScheduledJob,
  mockEndpoint,
} from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { renderProjectPage } from "../../testing/projectPage.tsx";
import { noRows, over } from "../../testing/states.ts";
import { ProjectPage } from "./ProjectPage.tsx";

const meta = {
  title: "画面/案件/依頼の送信",
  component: ProjectPage,
  render: renderProjectPage,
  ...over(),
} satisfies Meta<typeof ProjectPage>;
export default meta;
type Story = StoryObj<typeof meta>;

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
    version: 1,
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

/** Whoever has the dialog open a minute too long is not told that a request that went out was taken back. */
export const SentMeanwhile: Story = {
  name: "取り消す間に、送られた",
  ...over(
    mockEndpoint(listScheduledJobs, { items: [buildScheduledJob({}, 1), buildScheduledJob({}, 2)] }),
    mockEndpoint(cancelScheduledJobs, { cancelled: [buildScheduledJob({}, 2).job_request_uid] }),
    mockEndpoint(rescheduleJobs, { items: [] }),
  ),
  play: async () => {
    await screen.findAllByRole("rowheader");
    await userEvent.click(await screen.findByRole("button", { name: "予約中の依頼（2）" }));
    const panel = within(await screen.findByRole("dialog", { name: "予約中の依頼（2）" }));
    const toasts = () => document.querySelector("[data-tsu-toaster] ul");
    /** The question before has given the panel back. */
    const pressed = async (name: string) => {
      const button = await panel.findByRole("button", { name });
      await waitFor(() => expect(button).not.toHaveStyle({ pointerEvents: "none" }));
      await userEvent.click(button);
    };
    const [first] = await panel.findAllByRole("button", { name: /の予約を取り消す$/ });
    await userEvent.click(first as HTMLElement);
    await userEvent.click(await screen.findByRole("button", { name: "予約を取り消す" }));
    await waitFor(() =>
      expect(toasts()).toHaveTextContent("1名は予約を取り消していません。その間に送られたか"),
    );
    await pressed("全員の予約を取り消す");
    await userEvent.click(await screen.findByRole("button", { name: "予約を取り消す" }));
    await waitFor(() => expect(toasts()).toHaveTextContent("予約を取り消しました"));
    await pressed("全員の日時を変える");
    const when = within(await screen.findByRole("dialog", { name: /日時/ }));
    await userEvent.click(when.getByRole("button", { name: "日時を変える" }));
    await waitFor(() => expect(toasts()).toHaveTextContent("2名は日時を変えていません"));
  },
};

const archiving = { done: false };
const projectNow = () => buildProject({ archived_at: archiving.done ? "2026-11-20T00:00:00.000Z" : null }, 1);
const inArchive = "案件がアーカイブされています。アーカイブを解除すると送られます。";

/** Whoever archives a project with scheduled requests is told that these do not go out. */
export const ScheduledThenArchived: Story = {
  name: "予約を残して、案件をアーカイブ",
  beforeEach: () => {
    archiving.done = false;
  },
  ...over(
    mockEndpoint(getProject, () => projectNow()),
    mockEndpoint(archiveProject, ({ body }) => {
      archiving.done = body.archived;
      return projectNow();
    }),
    mockEndpoint(listScheduledJobs, () => ({
      items: [1, 2].map((index) => buildScheduledJob({ blocked: archiving.done ? inArchive : null }, index)),
    })),
  ),
  play: async () => {
    await screen.findAllByRole("rowheader");
    await screen.findByRole("button", { name: "予約中の依頼（2）" });
    await userEvent.click(await screen.findByRole("button", { name: "案件の操作" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "アーカイブ" }));
    await userEvent.click(
      await screen.findByRole("button", { name: "予約中の依頼（2件中2件は送れません）" }),
    );
    await expect((await screen.findAllByText(inArchive))[0]).toBeVisible();
  },
};
