import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@tsumugi/ui";
import { useRef, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { sampleComments, sampleMembers, sampleTerms } from "../../testing/samples.ts";
import type { CommentLook } from "../chat.types.ts";
import { TermsCard } from "../TermsCard/TermsCard.tsx";
import { ChatThread, type ChatThreadProps } from "./ChatThread.tsx";
import { LONG, message } from "./longThread.ts";

const meta = {
  title: "画面の型/メッセージ/ChatThread",
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

export const Fees: Story = {
  name: "金額を見てよい人",
  args: {
    comments: [
      message("w", "creator", "希望の報酬: あり（条件の欄でご確認ください）\n編集に日数が要ります。"),
    ],
    firstUnreadId: null,
    feeOf: (id) => (id === "w" ? "希望の報酬: 80,000円（税抜）" : undefined),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("希望の報酬: 80,000円（税抜）")).toBeVisible();
  },
};

export const Deliveries: Story = {
  name: "送信中・失敗・削除済み",
  args: {
    comments: [
      ...sampleComments,
      { ...message("d", "creator", ""), deleted: true },
      { ...message("s", "me", "確認します。"), state: "sending" },
      { ...message("f", "me", "A案でお願いします。"), state: "failed" },
    ],
    problemOf: () => "サーバーに接続できませんでした。通信環境を確認して、もう一度お試しください。",
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("このメッセージは削除されました")).toBeInTheDocument();
    await expect(canvas.getByText("送信中…")).toBeInTheDocument();
    await expect(canvas.getByRole("alert")).toHaveTextContent("送信できませんでした");
    await expect(canvas.getByRole("alert")).toHaveTextContent("通信環境を確認して");
    await userEvent.click(canvas.getByRole("button", { name: "再送" }));
    await expect(args.onResend).toHaveBeenCalledWith("f");
    await userEvent.click(canvas.getByRole("button", { name: "削除" }));
    await expect(args.onDiscard).toHaveBeenCalledWith("f");
  },
};

const refused = new Error("保存できませんでした。通信環境を確認して、もう一度お試しください。");

function Changeable({ onEdit, onDelete, ...props }: ChatThreadProps) {
  const [comments, setComments] = useState(props.comments);
  const tries = useRef(0);
  const change = (id: string, to: Partial<CommentLook>) =>
    setComments((now) => now.map((one) => (one.id === id ? { ...one, ...to } : one)));
  return (
    <div style={{ height: 420 }}>
      <ChatThread
        {...props}
        comments={comments}
        onEdit={async (id, text, original) => {
          tries.current += 1;
          if (tries.current === 1) throw refused;
          await onEdit?.(id, text, original);
          change(id, { text, editedAt: "2026-11-20T01:00:00Z" });
        }}
        onDelete={async (id) => {
          await onDelete?.(id);
          change(id, { text: "", deleted: true });
        }}
      />
    </div>
  );
}

/** Deleted in another tab while it is being rewritten here. */
function DeletedMeanwhile(props: ChatThreadProps) {
  const [isDeleted, setDeleted] = useState(false);
  const comments = props.comments.map((one) =>
    one.id === "b" && isDeleted ? { ...one, text: "", deleted: true } : one,
  );
  return (
    <div style={{ height: 360 }}>
      <Button onClick={() => setDeleted(true)}>別のタブで削除</Button>
      <ChatThread {...props} comments={comments} />
    </div>
  );
}

export const DeletedWhileEditing: Story = {
  name: "直しているうちに削除された（書いたものは残る）",
  args: {
    firstUnreadId: null,
    comments: [message("a", "creator", "こんにちは"), message("b", "me", "来週までに送ります。")],
    onEdit: fn(),
    onDelete: fn(),
  },
  render: (args) => <DeletedMeanwhile {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: /のメッセージの操作$/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "編集" }));
    const box = await canvas.findByRole("textbox", { name: "メッセージを編集" });
    await userEvent.type(box, "金曜です。");
    await userEvent.click(canvas.getByRole("button", { name: "別のタブで削除" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("このメッセージは削除されました");
    await expect(box).toHaveValue("来週までに送ります。金曜です。");
    await userEvent.type(box, "{Control>}{Enter}{/Control}");
    await expect(args.onEdit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "閉じる" }));
    await userEvent.click(await screen.findByRole("button", { name: "破棄する" }));
    await expect(await canvas.findByText("このメッセージは削除されました")).toBeInTheDocument();
  },
};

export const EditsAndDeletes: Story = {
  name: "自分のメッセージを直す・消す（断られても書いたものは残る）",
  args: {
    firstUnreadId: null,
    comments: [message("a", "creator", "こんにちは"), message("b", "me", "来週までに送りす。")],
    onEdit: fn(),
    onDelete: fn(),
  },
  render: (args) => <Changeable {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const menus = () => canvas.getAllByRole("button", { name: /のメッセージの操作$/ });
    await expect(menus()).toHaveLength(1);
    await userEvent.click(menus()[0] as HTMLElement);
    await userEvent.click(await screen.findByRole("menuitem", { name: "編集" }));
    const box = await canvas.findByRole("textbox", { name: "メッセージを編集" });
    await userEvent.clear(box);
    await userEvent.click(canvas.getByRole("button", { name: "保存する" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("空にはできません");
    await userEvent.type(box, "来週までに送ります。");
    await userEvent.click(canvas.getByRole("button", { name: "保存する" }));
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent("通信環境を確認して"));
    await expect(box).toHaveValue("来週までに送ります。");
    await userEvent.type(box, "{Control>}{Enter}{/Control}");
    await expect(await canvas.findByText("編集済み")).toBeInTheDocument();
    await expect(canvas.getByText("来週までに送ります。")).toBeInTheDocument();
    await userEvent.click(menus()[0] as HTMLElement);
    await userEvent.click(await screen.findByRole("menuitem", { name: "削除" }));
    await expect(args.onDelete).not.toHaveBeenCalled();
    const dialog = await screen.findByRole("dialog", { name: "メッセージを削除しますか？" });
    await userEvent.click(within(dialog).getByRole("button", { name: "削除する" }));
    await expect(await canvas.findByText("このメッセージは削除されました")).toBeInTheDocument();
    await expect(canvas.queryByRole("button", { name: /のメッセージの操作$/ })).toBeNull();
  },
};

/** The menu of each own message is as small as its time, and is hit all the same. */
export const Phone: Story = {
  globals: { viewport: { value: "phone", isRotated: false } },
  args: {
    firstUnreadId: null,
    comments: [message("a", "me", "来週までに送ります。"), message("b", "me", "金曜です。")],
    onEdit: fn(),
    onDelete: fn(),
  },
};

export const Empty: Story = { args: { comments: [], firstUnreadId: null } };

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
