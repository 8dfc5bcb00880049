import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ScheduledJob } from "@tsumugi/contract";
import { framed, guide } from "@tsumugi/ui/testing";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { JobSendsPanel } from "./JobSendsPanel.tsx";

const job = (index: number, name: string, more: Partial<ScheduledJob> = {}): ScheduledJob => ({
  job_request_uid: `j${index}`,
  creator_uid: `c${index}`,
  display_name: name,
  image: null,
  email: `c${index}@example.jp`,
  version: 1,
  fee: 80_000,
  scheduled_at: "2026-11-24T00:00:00.000Z",
  scheduled_by: { uid: "m1", name: "田中 美咲", image: null },
  blocked: null,
  ...more,
});

const send = {
  uid: "s1",
  created_by: null,
  created_at: "2026-11-20T05:00:00.000Z",
  send_at: null,
  total: 500,
  done: 120,
  sent: 119,
  skipped: [
    {
      creator_uid: "c9",
      reason: "no_email" as const,
      message: "メールアドレスが登録されていません。",
      display_name: "旅するミナ",
    },
  ],
  cancelled: 0,
  finished_at: null,
};

const meta = {
  title: "画面の型/案件/JobSendsPanel",
  component: JobSendsPanel,
  parameters: {
    ...framed,
    ...guide({
      use: "予約中の依頼と、進んでいる送信を示します。送る前の取り消しは、送った直後の知らせからもできます。",
      do: [
        "送れない予約には、その理由と直し方を行に書きます。",
        "見るだけの人には onReschedule と onCancel を渡しません。",
      ],
      dont: ["終わった送信をすぐに消さない。送れなかった人をあとから確かめます。"],
      keyboard: [
        ["Tab", "行のボタンを移る"],
        ["Esc", "閉じる"],
      ],
    }),
  },
  args: {
    open: true,
    onOpenChange: fn(),
    scheduled: [
      job(1, "はなこ美容"),
      job(2, "ゆうきの台所", {
        email: "",
        blocked: "メールアドレスがありません。クリエイター管理で入力すると送られます。",
      }),
    ],
    sends: [send],
    onReschedule: fn(() => Promise.resolve(true)),
    onCancel: fn(() => Promise.resolve(true)),
    onCancelSend: fn(),
  },
} satisfies Meta<typeof JobSendsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole("progressbar", { name: /依頼を送っています/ })).toBeVisible();
    await expect(screen.getByText(/クリエイター管理で入力すると/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "残りを取り消す" }));
    await expect(args.onCancelSend).toHaveBeenCalledWith("s1");
  },
};

export const Moves: Story = {
  name: "日時を変える。過ぎた日時は断る",
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "はなこ美容の日時を変える" }));
    const dialog = within(
      await screen.findByRole("dialog", { name: "はなこ美容さんに送る日時を変えますか？" }),
    );
    const at = dialog.getByLabelText(/送る日時/);
    fireEvent.change(at, { target: { value: "2020-01-01 9:00" } });
    await expect(await dialog.findByText(/送信日時が過ぎています/)).toBeVisible();
    await expect(dialog.getByRole("button", { name: "日時を変える" })).toBeDisabled();
    fireEvent.change(at, { target: { value: "あとで" } });
    await expect(await dialog.findByText(/日時として読み取れませんでした/)).toBeVisible();
    await expect(dialog.getByRole("button", { name: "日時を変える" })).toBeDisabled();
    fireEvent.change(at, { target: { value: "2099/12/1 9時" } });
    await userEvent.click(dialog.getByRole("button", { name: "日時を変える" }));
    await expect(args.onReschedule).toHaveBeenCalledWith(["j1"], "2099-12-01T00:00:00.000Z");
    await waitFor(() =>
      expect(screen.queryByRole("dialog", { name: "はなこ美容さんに送る日時を変えますか？" })).toBeNull(),
    );
  },
};

export const CancelsAll: Story = {
  name: "全員の予約を取り消す",
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "全員の予約を取り消す" }));
    const dialog = within(await screen.findByRole("dialog", { name: "2名への予約を取り消しますか？" }));
    await userEvent.click(dialog.getByRole("button", { name: "予約を取り消す" }));
    await expect(args.onCancel).toHaveBeenCalledWith(["j1", "j2"]);
  },
};

export const Empty: Story = { args: { scheduled: [], sends: [] } };

export const Finished: Story = {
  name: "終わった送信と、送れなかった人",
  args: {
    scheduled: [],
    sends: [{ ...send, total: 120, done: 120, finished_at: "2026-11-20T05:02:00.000Z" }],
  },
  play: async () => {
    await expect(
      await screen.findByText(/14:00 の依頼: 119名に送りました、1名には送れませんでした/),
    ).toBeVisible();
  },
};

export const ReadOnly: Story = {
  name: "見るだけの人",
  args: {
    scheduled: [job(1, "はなこ美容", { fee: null })],
    onReschedule: undefined,
    onCancel: undefined,
    onCancelSend: undefined,
  },
};
