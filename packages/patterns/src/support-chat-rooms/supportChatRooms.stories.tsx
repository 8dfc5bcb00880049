import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildSupportChatRoom, buildSupportCreator, dayFromToday, daysAgo, minutesAgo } from "@tsumugi/mocks";
import { Card, EmptyState, ErrorState } from "@tsumugi/ui";
import { Case, Gallery as Cases, LONG_NAME } from "@tsumugi/ui/testing";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { FindSupportCreator } from "./FindSupportCreator/FindSupportCreator.tsx";
import { SupportFlagMenu } from "./SupportFlagMenu/SupportFlagMenu.tsx";
import { SupportQueue } from "./SupportQueue/SupportQueue.tsx";
import { type SupportFilterValue, SupportQueueFilters } from "./SupportQueueFilters/SupportQueueFilters.tsx";
import { SupportRoomHeader } from "./SupportRoomHeader/SupportRoomHeader.tsx";
import { WaitingBadge } from "./WaitingBadge/WaitingBadge.tsx";

const rooms = [
  buildSupportChatRoom(
    {
      waiting_since: daysAgo(2),
      unread_count: 12,
      flag: { color: "red", label: "至急", due_on: dayFromToday(0) },
    },
    1,
  ),
  buildSupportChatRoom({ waiting_since: minutesAgo(300) }, 2),
  buildSupportChatRoom(
    { waiting_since: minutesAgo(100), flag: { color: "blue", label: "経理に確認中", due_on: null } },
    4,
  ),
  buildSupportChatRoom({ waiting_since: minutesAgo(4) }, 5),
  buildSupportChatRoom({}, 3),
];
const filter = fn();
/** Who waits wrote last just then. */
const inOrder = rooms.map((room) =>
  room.waiting_since && room.last_comment
    ? { ...room, last_comment: { ...room.last_comment, created_at: room.waiting_since } }
    : room,
);

const meta = {
  title: "画面の型/サポート/サポート",
  component: SupportQueue,
  args: {
    rooms: inOrder,
    currentRoomId: rooms[1]?.support_room_id,
    // biome-ignore lint/a11y/useAnchorContent: the list puts the name in
    linkTo: (room) => <a href={`#${room.support_room_id}`} />,
  },
} satisfies Meta<typeof SupportQueue>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Queue: Story = {
  name: "SupportQueue・SupportQueueFilters",
  render: function Render(args) {
    const [value, setValue] = useState<SupportFilterValue>({});
    return (
      <Card flush>
        <SupportQueueFilters
          tab="waiting"
          tabLink={(tab, label) => <a href={`#${tab}`}>{label}</a>}
          counts={{ waiting: 4, unread: 3 }}
          value={value}
          onValueChange={(next) => {
            setValue(next);
            filter(next);
          }}
        />
        <SupportQueue {...args} />
      </Card>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [longest] = within(canvas.getByRole("list", { name: "サポートの部屋" })).getAllByRole("listitem");
    await expect(longest).toHaveTextContent("2日待ち・対応遅れ");
    await userEvent.click(canvas.getByRole("button", { name: "フラグ" }));
    await userEvent.click(await screen.findByRole("checkbox", { name: "赤" }));
    await expect(filter).toHaveBeenLastCalledWith({ flag: ["red"] });
    await userEvent.keyboard("{Escape}");
    await userEvent.type(canvas.getByRole("searchbox"), "振込{Enter}");
    await waitFor(() => expect(filter).toHaveBeenLastCalledWith({ flag: ["red"], keyword: "振込" }));
  },
};

const flagged = fn();
const chosen = fn();
const found = [1, 2, 3, 4].map((index) => buildSupportCreator({}, index));

export const RoomAndSearch: Story = {
  name: "SupportRoomHeader・FindSupportCreator",
  render: function Render() {
    const [open, setOpen] = useState(false);
    return (
      <Card>
        <SupportRoomHeader
          room={buildSupportChatRoom({ flag: { color: "blue", label: "経理に確認中", due_on: null } }, 1)}
          companies={["つむぎ化粧品", "あおば食品"]}
          creatorLink={<a href="#creator">クリエイターを見る</a>}
          onFlag={flagged}
          onNoReply={() => setOpen(true)}
        />
        <FindSupportCreator
          open={open}
          onOpenChange={setOpen}
          keyword="み"
          onSearch={fn()}
          creators={found}
          onChoose={(creator) => {
            chosen(creator);
            setOpen(false);
          }}
        />
      </Card>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "フラグと返信不要" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "赤" }));
    // The words were somebody's own: only the colour changes.
    await expect(flagged).toHaveBeenCalledWith({ color: "red", label: "経理に確認中", due_on: null });
    await userEvent.click(canvas.getByRole("button", { name: "フラグと返信不要" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "返信不要にする" }));
    const dialog = within(await screen.findByRole("dialog", { name: "クリエイターに連絡する" }));
    const [second] = dialog.getAllByRole("button", { name: /の部屋を作る$/ });
    await userEvent.click(second as HTMLElement);
    await expect(chosen).toHaveBeenCalledWith(found[1]);
  },
};

export const Gallery: Story = {
  name: "状態一覧",
  render: (args) => (
    <Cases>
      <Case name="読み込み中">
        <SupportQueue rooms={[]} loading />
      </Case>
      <Case name="待っている人がいない">
        <SupportQueue
          rooms={[]}
          empty={<EmptyState compact kind="done" title="返信を待っているクリエイターはいません" />}
        />
      </Case>
      <Case name="表示できない">
        <ErrorState
          compact
          error="サーバーに接続できませんでした。もう一度読み込んでください。"
          onRetry={fn()}
        />
      </Case>
      <Case name="狭い・長い名前・未送信の部屋" width={360}>
        <SupportQueue
          {...args}
          rooms={[
            buildSupportChatRoom(
              {
                creator: { uid: "c", name: LONG_NAME, image: null, email: `${"long".repeat(9)}@example.jp` },
                waiting_since: minutesAgo(1500),
                unread_count: 128,
                flag: { color: "yellow", label: "折り返し待ち", due_on: dayFromToday(3) },
              },
              7,
            ),
            buildSupportChatRoom({ last_comment: null, waiting_since: null, unread_count: 0 }, 8),
          ]}
        />
        <SupportRoomHeader
          room={buildSupportChatRoom(
            { creator: { uid: "c", name: LONG_NAME, image: null, email: "long@example.jp" } },
            7,
          )}
          creatorLink={<a href="#creator">クリエイターを見る</a>}
          onFlag={fn()}
        />
      </Case>
      <Case name="待ち時間">
        <div style={{ display: "flex", flexWrap: "wrap", gap: 8 }}>
          {[4, 100, 300, 2880].map((minutes) => (
            <WaitingBadge key={minutes} since={minutesAgo(minutes)} />
          ))}
        </div>
      </Case>
      <Case name="フラグなし">
        <SupportFlagMenu flag={null} onFlag={fn()} />
      </Case>
    </Cases>
  ),
};
