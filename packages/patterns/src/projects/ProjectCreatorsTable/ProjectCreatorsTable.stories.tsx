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
