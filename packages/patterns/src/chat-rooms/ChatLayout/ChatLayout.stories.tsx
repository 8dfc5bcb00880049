import type { Meta, StoryObj } from "@storybook/react-vite";
import { EmptyState, IconButton, Person } from "@tsumugi/ui";
import { ChatThread } from "../ChatThread/ChatThread.tsx";
import { CommentComposer } from "../CommentComposer/CommentComposer.tsx";
import { ChatLayout } from "./ChatLayout.tsx";
import { ChatRoomPane } from "./ChatRoomPane.tsx";

const meta = {
  title: "画面の型/メッセージ/ChatLayout",
  component: ChatLayout,
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <div style={{ height: 640 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    title: "メッセージ",
    head: null,
    rooms: <EmptyState compact title="部屋はまだありません" />,
    room: null,
    empty: <EmptyState title="部屋を選んでください" />,
  },
} satisfies Meta<typeof ChatLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NoRoom: Story = {};

export const Open: Story = {
  args: {
    room: (
      <ChatRoomPane
        back={<IconButton icon="chevronLeft" label="部屋の一覧へ" />}
        who={<Person name="みお｜毎日スキンケア" sub="春の新作スキンケア" />}
        thread={<ChatThread comments={[]} members={{}} ownUid="u1" />}
        composer={<CommentComposer value="" onValueChange={() => undefined} onSend={() => undefined} />}
        side={<p>依頼の内容</p>}
      />
    ),
  },
};

export const OpenOnPhone: Story = { ...Open, globals: { viewport: { value: "phone" } } };
