import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card, createSelection, EmptyState } from "@tsumugi/ui";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { sampleProjectCreators } from "../../testing/samples.ts";
import { ProjectCreatorsTable } from "./ProjectCreatorsTable.tsx";

const meta = {
  title: "画面の型/projects/ProjectCreatorsTable",
  component: ProjectCreatorsTable,
  args: {
    creators: sampleProjectCreators,
    selection: createSelection(),
    // biome-ignore lint/a11y/useAnchorContent: the table puts the name in
    linkTo: (creator) => <a href={`#${creator.creator_uid}`} />,
    // biome-ignore lint/a11y/useAnchorContent: the table puts the name in
    chatLinkTo: (creator) => <a href={`#${creator.chat_room_uid}`} />,
    movesOf: () => [
      { to: "approved", allowed: true, needsReason: false },
      { to: "revision", allowed: true, needsReason: true },
      { to: "completed", allowed: false, needsReason: false, why: "検収が済んでいません" },
    ],
    onMove: fn(),
    onMemo: fn(),
    onSortChange: fn(),
  },
  render: (args) => (
    <Card flush>
      <ProjectCreatorsTable {...args} />
    </Card>
  ),
} satisfies Meta<typeof ProjectCreatorsTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const ReadOnly: Story = {
  args: { onMove: undefined, onMemo: undefined, selection: undefined, showFees: false },
};
export const Empty: Story = {
  args: { creators: [], empty: <EmptyState title="クリエイターはまだいません" /> },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };

export const MovesTheStatus: Story = {
  name: "ステータスを変える",
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const open = () => userEvent.click(canvas.getByRole("button", { name: /^はなこ美容のステータス/ }));
    await open();
    await expect(await screen.findByRole("menuitem", { name: /完了/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await userEvent.click(screen.getByRole("menuitem", { name: "投稿待ち" }));
    await expect(args.onMove).toHaveBeenLastCalledWith({ creator_uid: "creator-0", job_status: "approved" });
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await open();
    await userEvent.click(await screen.findByRole("menuitem", { name: "修正依頼中" }));
    const dialog = await screen.findByRole("dialog");
    await userEvent.type(within(dialog).getByRole("textbox"), "字幕の誤字");
    await userEvent.click(within(dialog).getByRole("button", { name: "変える" }));
    await expect(args.onMove).toHaveBeenLastCalledWith({
      creator_uid: "creator-0",
      job_status: "revision",
      reason: "字幕の誤字",
    });
  },
};

export const WritesAMemo: Story = {
  name: "社内メモを書く",
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole("button", { name: "ゆうきの台所の社内メモを書く" }),
    );
    await userEvent.type(await screen.findByRole("textbox", { name: "社内メモ" }), "発送済み");
    await userEvent.click(screen.getByRole("button", { name: "保存" }));
    await expect(args.onMemo).toHaveBeenCalledWith({ creator_uid: "creator-1", memo: "発送済み" });
  },
};

const [sample] = sampleProjectCreators;
const candidate = {
  ...(sample as (typeof sampleProjectCreators)[number]),
  job_status: "candidate" as const,
  fee: null,
  terms_version: null,
  wish: null,
};

export const PlansTheFee: Story = {
  name: "依頼の前に報酬と期限を決める",
  args: { creators: [candidate], onPlan: fn(async () => undefined) },
  play: async ({ canvasElement, args }) => {
    const open = () =>
      userEvent.click(within(canvasElement).getByRole("button", { name: "はなこ美容の報酬を決める" }));
    await open();
    await userEvent.type(await screen.findByRole("textbox", { name: "報酬（税抜）" }), "7万");
    // A click beside it closes the form; what was typed is there again.
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("textbox", { name: "報酬（税抜）" })).toBeNull());
    await open();
    await expect(await screen.findByRole("textbox", { name: "報酬（税抜）" })).toHaveValue("70,000");
    await userEvent.type(screen.getByRole("textbox", { name: "納品日" }), "2026/12/12");
    await userEvent.click(screen.getByRole("button", { name: "保存" }));
    await waitFor(() =>
      expect(args.onPlan).toHaveBeenCalledWith({
        creator_uid: "creator-0",
        plan: { fee: 70_000, delivery_on: "2026-12-12", reply_due_on: null },
        was: { fee: null, delivery_on: null, reply_due_on: null },
      }),
    );
    await waitFor(() => expect(screen.queryByRole("textbox", { name: "報酬（税抜）" })).toBeNull());
  },
};

export const PlanRefused: Story = {
  name: "同僚が先に報酬を変えていた",
  args: {
    creators: [candidate],
    onPlan: fn(() => Promise.reject(new Error())),
    errorText: () => "ほかの人が先に更新しました。",
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "はなこ美容の報酬を決める" }));
    await userEvent.type(await screen.findByRole("textbox", { name: "報酬（税抜）" }), "70000");
    await userEvent.click(screen.getByRole("button", { name: "保存" }));
    await expect(await screen.findByText("ほかの人が先に更新しました。")).toBeVisible();
    await expect(screen.getByRole("textbox", { name: "報酬（税抜）" })).toHaveValue("70,000");
  },
};

export const ShowsTheWish: Story = {
  name: "希望の報酬から条件を開く",
  args: {
    creators: [
      {
        ...candidate,
        job_status: "negotiating",
        fee: 60_000,
        terms_version: 1,
        wish: { fee: 80_000, delivery_on: null, note: "撮影に2日かかります。" },
      },
    ],
    onOpenTerms: fn(),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole("button", { name: "はなこ美容の条件: 希望 ¥80,000（+¥20,000）" }),
    );
    await expect(args.onOpenTerms).toHaveBeenCalledTimes(1);
  },
};
