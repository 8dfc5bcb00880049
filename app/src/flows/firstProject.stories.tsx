import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  assignCreators,
  blankProject,
  createProject,
  getImportTaskStatus,
  getProject,
  getUnreadChatCount,
  listChatRooms,
  listManagedCreators,
  listNotifications,
  listProjectCreators,
  listProjects,
  type Project,
  type ProjectCreator,
  sendJob,
} from "@tsumugi/contract";
import { createEmbeddedSignIn } from "@tsumugi/hooks";
import {
  buildList,
  buildManagedCreator,
  buildProject,
  buildProjectCreator,
  indexOf,
  mockEndpoint,
  pageOf,
  personAt,
  uidOf,
} from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../paths.ts";
import { FlowFrame } from "../testing/FlowFrame.tsx";
import { failOnConsoleError, flow, hearConsoleErrors, noRows } from "../testing/states.ts";

const NAME = "春の新色リップ";
const PROJECT = "project_101";
const chosen = [1, 2] as const;

/** What the server would keep between the steps; empty again before each run. */
const kept: { project: Project | null; creators: Map<string, Pick<ProjectCreator, "job_status" | "fee">> } = {
  project: null,
  creators: new Map(),
};

const projectNow = () => {
  const counted = { selection: 0, approach: 0 };
  for (const { job_status } of kept.creators.values())
    counted[job_status === "candidate" ? "selection" : "approach"] += 1;
  const blank = buildProject({}, 1);
  const phase_counts = { ...blank.phase_counts, production: 0, posting: 0, ...counted };
  return { ...(kept.project ?? blank), phase_counts, creator_count: kept.creators.size };
};

const creatorNow = ([uid, job]: [string, Pick<ProjectCreator, "job_status" | "fee">]) =>
  buildProjectCreator(
    { ...job, memo: "", days_in_status: 0, next_deadline: null, unread_count: 0, checks: [] },
    indexOf(uid),
  );

const answers = [
  mockEndpoint(listChatRooms, noRows),
  mockEndpoint(listNotifications, { ...noRows, unread_total: 0 }),
  mockEndpoint(getUnreadChatCount, { unread_chat_message_count: 0, unread_support_chat_message_count: 0 }),
  mockEndpoint(getImportTaskStatus, { task: null }),
  mockEndpoint(listManagedCreators, () => pageOf(buildList(buildManagedCreator, 6))),
  mockEndpoint(listProjects, () => pageOf(kept.project ? [projectNow()] : [])),
  mockEndpoint(createProject, ({ body }) => {
    const { duplicate_of: _, owner_uid: __, ...values } = { ...blankProject, ...body };
    kept.project = buildProject({ ...values, uid: PROJECT, next_deadline: null, pending_count: 0 }, 1);
    return { ...projectNow(), copied: null };
  }),
  mockEndpoint(getProject, () => projectNow()),
  mockEndpoint(listProjectCreators, () => pageOf([...kept.creators].map(creatorNow))),
  mockEndpoint(assignCreators, ({ body }) => {
    for (const uid of body.creator_uids) kept.creators.set(uid, { job_status: "candidate", fee: null });
    return { assigned: body.creator_uids, already_assigned: [] };
  }),
  mockEndpoint(sendJob, ({ body }) => {
    for (const uid of body.creator_uids)
      kept.creators.set(uid, { job_status: "requested", fee: body.terms?.fee ?? null });
    const sent = body.creator_uids.map((creator_uid) => ({
      creator_uid,
      job_request_uid: uidOf("job_request", indexOf(creator_uid)),
      chat_room_uid: uidOf("room", indexOf(creator_uid)),
      scheduled_at: null,
    }));
    return { sent, skipped: [], task: null };
  }),
];

/** Nobody is signed in at first, and what the browser keeps of it lasts one story. */
function signInOfOneStory() {
  const held = new Map<string, string>();
  return createEmbeddedSignIn({
    storage: {
      getItem: (key) => held.get(key) ?? null,
      setItem: (key, value) => void held.set(key, value),
      removeItem: (key) => void held.delete(key),
    },
  });
}

const meta = {
  title: "流れ/はじめての案件",
  component: FlowFrame,
  // Its steps explain it; a table of the frame's props helps nobody.
  tags: ["!autodocs"],
  args: { at: paths.signIn.getHref() },
  render: (args) => <FlowFrame {...args} service={signInOfOneStory()} />,
  beforeEach: () => {
    kept.project = null;
    kept.creators.clear();
    return hearConsoleErrors();
  },
  afterEach: failOnConsoleError,
  ...flow(...answers),
} satisfies Meta<typeof FlowFrame>;
export default meta;

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
/** Without the pause that a hand makes between two keys. */
const type = (field: HTMLElement, text: string) => userEvent.type(field, text, { delay: null });
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const statusOf = (index: number, label: string) =>
  screen.findByRole("button", { name: `${personAt(index).display}のステータス: ${label}（変更）` });

/** From signing in to the first job that is on its way to the creators. */
export const FirstProject: StoryObj<typeof meta> = {
  name: "サインインから依頼を送るまで",
  play: async ({ step }) => {
    await step("サインインする", async () => {
      // The first story to open the app waits until half of its modules have been built.
      const email = await screen.findByLabelText(/メールアドレス/, {}, { timeout: 20_000 });
      await type(email, "admin@demo.tsumugi.test");
      await type(await screen.findByLabelText(/パスワード/), "tsumugi-demo");
      await press("サインイン");
      await heading("今日やること");
    });
    await step("「はじめの一歩」から案件作成を始める", async () => {
      await userEvent.click((await screen.findAllByRole("link", { name: "始める" }))[0] as HTMLElement);
      await heading("案件作成");
    });
    await step("案件名と期限を入れて作成する", async () => {
      await type(await screen.findByRole("textbox", { name: /案件名/ }), NAME);
      await type(screen.getByRole("textbox", { name: "投稿期限" }), "12/20");
      await type(screen.getByRole("textbox", { name: "支払期日" }), "2027/1/31");
      await press("案件を作成");
      await heading(NAME);
      await expect(await screen.findByText("クリエイターはまだ追加されていません")).toBeVisible();
    });
    await step("クリエイターを2名追加する", async () => {
      await userEvent.click(
        (await screen.findAllByRole("button", { name: "クリエイターを追加" }))[0] as HTMLElement,
      );
      const panel = within(await screen.findByRole("dialog", { name: "クリエイターを追加" }));
      for (const index of chosen)
        await userEvent.click(
          await panel.findByRole("checkbox", { name: new RegExp(personAt(index).display) }),
        );
      await userEvent.click(await panel.findByRole("button", { name: "2名を追加" }));
      for (const index of chosen) await statusOf(index, "候補");
    });
    await step("依頼の条件を入れる", async () => {
      await press("依頼を送る");
      const panel = within(await screen.findByRole("dialog", { name: "依頼を送る" }));
      const field = (name: RegExp) => panel.getByRole("textbox", { name });
      await waitFor(() => expect(field(/^納品日/)).toHaveValue("2026/12/20"));
      await waitFor(() => expect(field(/^支払日/)).toHaveValue("2027/01/31"));
      await type(field(/^依頼内容/), "新色リップの紹介リールを1本お願いします。");
      await type(field(/^報酬（税抜）/), "5万");
      await type(field(/^納品場所/), "Instagram");
      await type(field(/^検収日/), "12/25");
      await userEvent.click(panel.getByRole("button", { name: "内容を確認" }));
    });
    await step("届く内容を確かめて送る", async () => {
      const panel = within(screen.getByRole("dialog", { name: "依頼を送る" }));
      await expect(await panel.findByText("50,000円（税抜）")).toBeVisible();
      await expect(panel.getByText(`${personAt(1).display}に届く内容`)).toBeVisible();
      await userEvent.click(panel.getByRole("button", { name: "2名に送る" }));
    });
    await step("2名とも「打診中」になる", async () => {
      for (const index of chosen) await expect(await statusOf(index, "打診中")).toBeVisible();
      await waitFor(() => expect(screen.getAllByText("¥50,000")).toHaveLength(2));
      // Once for the eye and once for the ear.
      await waitFor(() => expect(screen.getAllByText(/^2名に送ります（10秒以内/)).toHaveLength(2));
    });
  },
};
