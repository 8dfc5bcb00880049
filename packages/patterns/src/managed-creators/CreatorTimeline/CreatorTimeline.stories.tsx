import type { Meta, StoryObj } from "@storybook/react-vite";
import type { TimelineEntry } from "@tsumugi/contract";
import { buildPersonRef, buildTimelineEntry } from "@tsumugi/mocks";
import { LONG_NAME } from "@tsumugi/ui/testing";
import { type ComponentProps, useState } from "react";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { CreatorTimeline, type TimelineGroupCode } from "./CreatorTimeline.tsx";

const entry = (key: string, values: Partial<TimelineEntry>): TimelineEntry =>
  buildTimelineEntry({
    key,
    at: "2026-11-20T02:10:00.000Z",
    kind: "edited",
    label: "社内メモを変更",
    ...values,
  });

const entries: TimelineEntry[] = [
  entry("1", {
    kind: "comment",
    label: "「冬の保湿ケア」でメッセージ4件（受信2件）",
    href: "/chat/room_001?at=3",
  }),
  entry("2", {
    label: "担当、直近の報酬、競合排除の期限ほか2項目を変更",
    by: buildPersonRef({ name: "藤井 彩乃" }),
    changes: [
      { field: "owner", label: "担当", before: "なし", after: "小野 遥" },
      { field: "last_fee", label: "直近の報酬", before: null, after: null },
      { field: "competitor_exclusion_until", label: "競合排除の期限", before: "なし", after: "2027/03/31" },
      { field: "tags", label: "タグ", before: "敏感肌", after: "敏感肌、動画が得意" },
      { field: "memo", label: "社内メモ", before: "なし", after: "次は動画で相談" },
    ],
  }),
  entry("3", {
    kind: "job_sent",
    label: "「冬の保湿ケア」の依頼を送信",
    at: "2026-11-19T03:00:00.000Z",
    href: "/p",
  }),
  entry("4", { kind: "merged", label: "「みお」の記録をまとめた", at: "2026-11-01T03:00:00.000Z" }),
  entry("5", { kind: "registered", label: "クリエイター管理に登録", at: "2026-04-01T03:00:00.000Z" }),
];

function Stateful(props: ComponentProps<typeof CreatorTimeline>) {
  const [group, setGroup] = useState<TimelineGroupCode>(props.group);
  const change = (next: TimelineGroupCode) => {
    setGroup(next);
    props.onGroupChange(next);
  };
  return (
    <div style={{ width: "min(340px, 100%)" }}>
      <CreatorTimeline {...props} group={group} onGroupChange={change} />
    </div>
  );
}

const meta = {
  title: "画面の型/クリエイター管理/CreatorTimeline",
  component: CreatorTimeline,
  args: {
    entries,
    group: "all",
    onGroupChange: fn(),
    // biome-ignore lint/a11y/useAnchorContent: the pattern puts the content in
    linkTo: ({ href }) => <a href={`#${href}`} />,
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof CreatorTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  args: { onLoadMore: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: /メッセージ4件/ })).toHaveAttribute(
      "href",
      "#/chat/room_001?at=3",
    );
    await expect(canvas.getByText("内容は表示されません")).toBeVisible();
    await expect(canvas.getByText("次は動画で相談")).not.toBeVisible();
    await userEvent.click(canvas.getByText("ほか2項目を見る"));
    await expect(canvas.getByText("次は動画で相談")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "以前の動きを見る" }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("tab", { name: "変更" }));
    await expect(args.onGroupChange).toHaveBeenCalledWith("changes");
  },
};

export const Empty: Story = {
  args: { entries: [], group: "messages" },
  play: async () => {
    await expect(screen.getByText("メッセージをやりとりした日が、ここに並びます")).toBeVisible();
  },
};

export const Loading: Story = { args: { entries: [], loading: true, onLoadMore: fn() } };

export const LongText: Story = {
  args: {
    entries: [
      entry("1", {
        label: `「${LONG_NAME}」の記録をまとめた`,
        by: buildPersonRef({ name: LONG_NAME }),
        href: "/x",
        changes: [
          {
            field: "memo",
            label: "社内メモ",
            before: "あ".repeat(200),
            after: `${"https://example.com/".repeat(9)}…`,
          },
          {
            field: "display_name",
            label: "表示名",
            before: LONG_NAME,
            after: "Wolfeschlegelsteinhausenbergerdorff".repeat(3),
          },
        ],
      }),
    ],
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};
