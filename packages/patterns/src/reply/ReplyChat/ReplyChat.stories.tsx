import type { Meta, StoryObj } from "@storybook/react-vite";
import { guide } from "@tsumugi/ui/testing";
import { ChatThread } from "../../chat-rooms/ChatThread/ChatThread.tsx";
import { CommentComposer } from "../../chat-rooms/CommentComposer/CommentComposer.tsx";
import { ReplyChat } from "./ReplyChat.tsx";

const meta = {
  title: "画面の型/返信ページ/ReplyChat",
  component: ReplyChat,
  parameters: guide({
    use: "返信ページの中のメッセージです。企業側の部屋には ChatThread と CommentComposer をそのまま並べます。",
    do: [
      "thread と composer を要素で渡します。",
      "リンクの期限が切れたあとも、これまでのやりとりは読めるようにします。",
    ],
    dont: ["社内メモをこの欄に出さない。クリエイターが読みます。"],
  }),
  args: {
    thread: <ChatThread comments={[]} members={{}} ownUid="c1" />,
    composer: <CommentComposer value="" onValueChange={() => undefined} onSend={() => undefined} />,
  },
} satisfies Meta<typeof ReplyChat>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
