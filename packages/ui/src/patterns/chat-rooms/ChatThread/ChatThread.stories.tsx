import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../../../components/Button/Button.tsx";
import { sampleComments, sampleMembers, sampleTerms } from "../../../testing/samples.ts";
import type { CommentLook } from "../chat.types.ts";
import { TermsCard } from "../TermsCard/TermsCard.tsx";
import { ChatThread, type ChatThreadProps } from "./ChatThread.tsx";

const message = (id: string, uid: string, text: string, createdAt = "2026-11-20T00:59:00Z"): CommentLook => ({
  id,
  uid,
  kind: "message",
  text,
  images: [],
  createdAt,
});

const meta = {
  title: "パターン/chat-rooms/ChatThread",
  component: ChatThread,
  args: {
    comments: sampleComments,
    members: sampleMembers,
    ownUid: "me",
    pinned: <TermsCard terms={sampleTerms} />,
    firstUnreadId: "c5",
    onImageOpen: fn(),
    onResend: fn(),
    onDiscard: fn(),
  },
  render: (args) => (
    <div style={{ height: 560 }}>
      <ChatThread {...args} />
    </div>
  ),
} satisfies Meta<typeof ChatThread>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { name: "今日" })).toBeInTheDocument();
    await expect(canvas.getByRole("heading", { name: "10月3日(土)" })).toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "https://example.jp/lip-07" })).toHaveAttribute(
      "href",
      "https://example.jp/lip-07",
    );
    await userEvent.click(canvas.getByRole("button", { name: "案A.pngを拡大" }));
    await expect(args.onImageOpen).toHaveBeenCalled();
  },
};

export const Deliveries: Story = {
  name: "送信中・失敗・削除済み",
  args: {
    comments: [
      ...sampleComments,
      { ...message("d", "creator", ""), deleted: true },
      { ...message("s", "me", "確認します。"), delivery: "sending" },
      { ...message("f", "me", "A案でお願いします。"), delivery: "failed" },
    ],
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "再送" }));
    await expect(args.onResend).toHaveBeenCalledWith("f");
  },
};

export const Empty: Story = { args: { comments: [], firstUnreadId: null } };

const LONG = Array.from({ length: 40 }, (_, index) =>
  message(
    `m${index}`,
    index % 3 === 0 ? "me" : "creator",
    `${index + 1}通目のメッセージです。`.repeat(((index % 4) + 1) * 6),
  ),
);

function Live(props: ChatThreadProps) {
  const [range, setRange] = useState({ from: 20, to: 30, more: [] as CommentLook[] });
  return (
    <>
      <div style={{ height: 400 }}>
        <ChatThread
          {...props}
          firstUnreadId={null}
          comments={[...LONG.slice(range.from, range.to), ...range.more]}
          hasMore={range.from > 0}
          onLoadOlder={() => setRange((now) => ({ ...now, from: Math.max(0, now.from - 10) }))}
        />
      </div>
      <Button
        onClick={() =>
          setRange((now) => ({
            ...now,
            more: [...now.more, message(`n${now.more.length}`, "creator", "新しいメッセージ")],
          }))
        }
      >
        届く
      </Button>
    </>
  );
}

export const KeepsThePlace: Story = {
  name: "以前を読み足しても動かず、新着は数える",
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole("region", { name: "やりとり" });
    // Blocks off screen are first laid out with a guessed height: reading starts once the real one is there.
    await waitFor(() => expect(box.scrollHeight).toBeGreaterThan(2 * box.clientHeight));
    await waitFor(() => expect(box.scrollHeight - box.scrollTop - box.clientHeight).toBeLessThan(3));
    await expect(canvasElement.querySelector('[data-comment="m19"]')).toBeNull();
    box.scrollTop = 60;
    const anchor = canvasElement.querySelector('[data-comment="m21"]') as HTMLElement;
    const before = anchor.getBoundingClientRect().top;
    await waitFor(() => expect(canvasElement.querySelector('[data-comment="m10"]')).not.toBeNull());
    await waitFor(() => expect(Math.abs(anchor.getBoundingClientRect().top - before)).toBeLessThanOrEqual(2));
    await userEvent.click(canvas.getByRole("button", { name: "届く" }));
    await userEvent.click(canvas.getByRole("button", { name: "届く" }));
    const jump = await canvas.findByRole("button", { name: "新着メッセージ 2件" });
    await userEvent.click(jump);
    await waitFor(() => expect(box.scrollHeight - box.scrollTop - box.clientHeight).toBeLessThan(3));
    await userEvent.click(canvas.getByRole("button", { name: "届く" }));
    await waitFor(() => expect(box.scrollHeight - box.scrollTop - box.clientHeight).toBeLessThan(3));
    await expect(canvas.queryByRole("button", { name: /新着メッセージ/ })).toBeNull();
  },
};
