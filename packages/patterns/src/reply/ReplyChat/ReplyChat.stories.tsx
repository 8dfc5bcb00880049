import type { Meta, StoryObj } from "@storybook/react-vite";
import { ChatThread } from "../../chat-rooms/ChatThread/ChatThread.tsx";
import { CommentComposer } from "../../chat-rooms/CommentComposer/CommentComposer.tsx";
import { ReplyChat } from "./ReplyChat.tsx";

const meta = {
  title: "画面の型/返信ページ/ReplyChat",
  component: ReplyChat,
  args: {
    thread: <ChatThread comments={[]} members={{}} ownUid="c1" />,
    composer: <CommentComposer value="" onValueChange={() => undefined} onSend={() => undefined} />,
  },
} satisfies Meta<typeof ReplyChat>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
