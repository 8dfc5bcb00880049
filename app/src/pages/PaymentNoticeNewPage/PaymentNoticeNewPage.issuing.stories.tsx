import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  createPaymentNotices,
  listNoticeCandidates,
  previewPaymentNotices,
  updateNoticeStatuses,
} from "@tsumugi/contract";
import {
  buildNoticeCandidate,
  buildPaymentNotice,
  buildSkippedJob,
  mockEndpoint,
  mockError,
} from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { liveEvents } from "../../testing/liveEvents.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { over } from "../../testing/states.ts";
import { PaymentNoticeNewPage } from "./PaymentNoticeNewPage.tsx";

/** Notices that are made and issued in one go. */
const meta = {
  title: "画面/支払通知書/作成してすぐ発行",
  component: PaymentNoticeNewPage,
  render: () => (
    <PageFrame path={paths.paymentNoticeNew.path}>
      <PaymentNoticeNewPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof PaymentNoticeNewPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On the screen: a toast also stands in a region that is read out. */
const says = (text: string | RegExp) =>
  waitFor(() => expect(document.querySelector("[data-tsu-toaster] ul")).toHaveTextContent(text));

async function askToIssueAll() {
  await screen.findByText("1〜6件 / 6件");
  await userEvent.click(screen.getByRole("checkbox", { name: /すべて/ }));
  await screen.findByText("支払通知書 5件");
  await userEvent.click(screen.getByRole("button", { name: "作成してすぐ発行" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: "5件を発行する" }));
}

async function issueAllAtOnce() {
  await askToIssueAll();
  await expect(await screen.findByText("別の画面に移りました")).toBeVisible();
}

/** Finance at the end of the month: made and out in one go. */
export const IssuesAtOnce: Story = {
  name: "作成してすぐ発行",
  play: async () => {
    await issueAllAtOnce();
    await says("5件を発行しました");
  },
};

/** One cannot go out: who, why, and that it waits as a draft. */
export const IssuesMost: Story = {
  name: "作成してすぐ発行（1件は発行できない）",
  ...over(
    mockEndpoint(updateNoticeStatuses, ({ body }) => ({
      results: body.items.map(({ uid }, at) =>
        at === 0
          ? {
              uid,
              notice: null,
              error: { code: "due_too_late", message: "支払期日が法定の期限より後です。" },
            }
          : { uid, notice: buildPaymentNotice({ uid, status: "issued" }, at + 1), error: null },
      ),
    })),
  ),
  play: async () => {
    await issueAllAtOnce();
    await says("4件を発行しました");
    const why = "1件は発行できませんでした。.*支払期日が法定の期限より後です。下書きのまま残っています。";
    await says(new RegExp(why));
  },
};

/** The call itself fails: the drafts are there, and nothing says that they went out. */
export const IssuesNone: Story = {
  name: "作成してすぐ発行（発行の失敗）",
  ...over(mockError(updateNoticeStatuses, "internal")),
  play: async () => {
    await issueAllAtOnce();
    await says("下書きのまま残っています。");
    await expect(document.querySelector("[data-tsu-toaster]")).not.toHaveTextContent("発行しました");
  },
};

/** A colleague changed a fee after the look at the sums: what nobody has read does not go out. */
export const IssuesNothingUnread: Story = {
  name: "作成してすぐ発行（金額が変わった）",
  ...over(
    mockEndpoint(createPaymentNotices, () => ({
      items: [buildPaymentNotice({ status: "draft", payable: 1 }, 1)],
      skipped: [],
    })),
    mockError(updateNoticeStatuses, "internal"),
  ),
  play: async () => {
    await issueAllAtOnce();
    await says("依頼の金額や期日が変わったため、発行していません");
  },
};

/** A colleague, or the other tab, was first: nothing is made, nothing waits as a draft, and the jobs' notices are named. */
export const MakesNothingTwice: Story = {
  name: "作成してすぐ発行（ほかの人が先に作成した）",
  ...over(
    mockEndpoint(createPaymentNotices, () => ({
      items: [],
      skipped: [buildSkippedJob({ message: "すでに別の支払通知書に載っています。（PN-2026-0026）" }, 1)],
    })),
  ),
  play: async () => {
    await askToIssueAll();
    await says(/支払通知書は作成していません。.+: すでに別の支払通知書に載っています。（PN-2026-0026）/);
    const toasts = document.querySelector("[data-tsu-toaster]");
    await expect(toasts).not.toHaveTextContent("作成しました");
    await expect(toasts).not.toHaveTextContent("下書きのまま残っています");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(screen.queryByText("別の画面に移りました")).toBeNull();
  },
};

const live = liveEvents();
const taken = buildNoticeCandidate({}, 1);
let waiting = [taken, buildNoticeCandidate({}, 2)];

/** A colleague puts a chosen job on a notice: the plan and its sum follow the list, which has lost it. */
export const PlanFollows: Story = {
  name: "選んだ依頼をほかの人が先に載せた",
  beforeEach: () => {
    waiting = [taken, buildNoticeCandidate({}, 2)];
  },
  ...over(
    live.handler,
    mockEndpoint(listNoticeCandidates, () => ({ items: waiting, next_cursor: null, total: waiting.length })),
    mockEndpoint(previewPaymentNotices, () => ({
      items: waiting.map((_, at) => buildPaymentNotice({ status: "draft" }, at + 1)),
      skipped: waiting.includes(taken)
        ? []
        : [buildSkippedJob({ message: "すでに別の支払通知書に載っています。" }, 1)],
    })),
  ),
  play: async () => {
    await screen.findByText("1〜2件 / 2件");
    await userEvent.click(screen.getByRole("checkbox", { name: /すべて/ }));
    await expect(await screen.findByText("支払通知書 2件")).toBeVisible();
    waiting = waiting.slice(1);
    await live.send({ type: "notices.changed" });
    await screen.findByText("1〜1件 / 1件");
    const left = within(await screen.findByRole("list", { name: "作成しない依頼" }));
    await expect(left.getByText("すでに別の支払通知書に載っています。")).toBeVisible();
    await expect(screen.getByRole("button", { name: "1件の下書きを作成" })).toBeVisible();
  },
};
