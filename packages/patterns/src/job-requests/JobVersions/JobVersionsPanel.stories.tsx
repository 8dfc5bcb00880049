import type { Meta, StoryObj } from "@storybook/react-vite";
import type { JobVersions } from "@tsumugi/contract";
import { buildJobTerms, buildJobVersion, buildJobVersions, LONG_NAME } from "@tsumugi/mocks";
import { Banner } from "@tsumugi/ui";
import { framed, guide } from "@tsumugi/ui/testing";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { JobVersionsPanel } from "./JobVersionsPanel.tsx";

const job: JobVersions = buildJobVersions();

const meta = {
  title: "画面の型/依頼/JobVersionsPanel",
  component: JobVersionsPanel,
  parameters: {
    ...framed,
    ...guide({
      use: "条件の相談に答えるパネルです。版をすべて示し、希望のまま確定・条件を変えて送る・見送るの3つに導きます。読むだけなら JobVersions を使います。",
      do: [
        "onAcceptWish には、画面に出ていた希望（version と answeredAt）がそのまま渡ります。サーバーは別の希望なら断ります。",
        "失敗は error に渡します。パネルは開いたままで、書いた理由も残ります。",
      ],
      dont: [
        "閲覧者に操作を渡さない。渡さなければ、ボタンは出ません。",
        "希望のままでは法に合わないときに確定させない。理由を示し、条件を変えて送ってもらいます。",
      ],
      keyboard: [["Esc", "閉じる。理由を書いていれば確かめる"]],
      reader: "「条件と版」というダイアログの名前のあと、クリエイターと案件の名前を読みます。",
    }),
  },
  args: {
    open: true,
    onOpenChange: fn(),
    name: "みお",
    job,
    onAcceptWish: fn(),
    onChangeTerms: fn(),
    onReject: fn(),
    onCancelSchedule: fn(),
  },
} satisfies Meta<typeof JobVersionsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Loading: Story = { args: { job: undefined } };
export const Failed: Story = {
  args: { job: undefined, loadError: <Banner tone="danger">読み込めませんでした。</Banner> },
};
export const ReadOnly: Story = {
  args: {
    onAcceptWish: undefined,
    onChangeTerms: undefined,
    onReject: undefined,
    onCancelSchedule: undefined,
  },
};
export const NothingToAct: Story = {
  name: "確定したあと",
  args: {
    job: {
      ...job,
      job_status: "accepted",
      items: [buildJobVersion({ version: 2, answer: "accepted" }), buildJobVersion()],
    },
  },
  play: async () => {
    await screen.findByRole("dialog", { name: "条件と版" });
    await expect(screen.queryByRole("button", { name: "条件を変えて送る" })).toBeNull();
  },
};
export const Scheduled: Story = {
  name: "もう一度の依頼を予約したとき",
  args: {
    job: {
      ...job,
      job_status: "candidate",
      version: 1,
      items: [
        buildJobVersion({ version: 2, sent_at: null, scheduled_at: "2026-11-25T01:00:00.000Z" }),
        buildJobVersion({ answer: "declined" }),
      ],
    },
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "送信予約を取り消す" }));
    await expect(args.onCancelSchedule).toHaveBeenCalled();
  },
};
export const NeedsOtherDays: Story = {
  name: "希望のままでは確定できない",
  args: {
    job: {
      ...job,
      items: [
        buildJobVersion({
          version: 2,
          answer: "negotiating",
          answered_at: "2026-11-20T01:00:00.000Z",
          terms: buildJobTerms({ inspection_on: "2026-12-15" }),
          wish: { fee: null, delivery_on: "2026-12-24", note: "" },
        }),
        buildJobVersion(),
      ],
    },
  },
  play: async () => {
    await expect(await screen.findByText(/希望の納品日が検収日か支払日より後です/)).toBeVisible();
    await expect(screen.queryByRole("button", { name: "希望の条件で確定" })).toBeNull();
  },
};
export const LongText: Story = {
  args: {
    name: LONG_NAME,
    job: {
      ...job,
      items: job.items.map((version) => ({
        ...version,
        wish: version.wish && { ...version.wish, note: LONG_NAME.repeat(6) },
      })),
    },
  },
};
export const Phone: Story = { globals: { viewport: { value: "phone" } } };

export const AcceptsTheWish: Story = {
  name: "希望の条件で確定する",
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "希望の条件で確定" }));
    const dialog = within(await screen.findByRole("dialog", { name: /希望の条件で確定しますか/ }));
    await expect(dialog.getByText("160,000円（税抜）")).toBeVisible();
    await expect(args.onAcceptWish).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole("button", { name: "この条件で確定" }));
    await waitFor(() =>
      expect(args.onAcceptWish).toHaveBeenCalledWith({
        version: 2,
        answeredAt: job.items[0]?.answered_at,
      }),
    );
  },
};

export const TurnsDown: Story = {
  name: "理由を書いて見送る",
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "見送る" }));
    const dialog = within(await screen.findByRole("dialog", { name: /見送りますか/ }));
    await userEvent.click(dialog.getByRole("button", { name: "見送る" }));
    await expect(args.onReject).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole("textbox", { name: /見送る理由/ }), "予算に合わないため");
    await userEvent.click(dialog.getByRole("button", { name: "見送る" }));
    await expect(args.onReject).toHaveBeenCalledWith("予算に合わないため");
  },
};
