import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@tsumugi/ui";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { sampleMembers } from "../../testing/samples.ts";
import { ChatThread, type ChatThreadProps } from "./ChatThread.tsx";
import { LONG, message } from "./longThread.ts";

const meta = {
  title: "画面の型/メッセージ/ChatThread/読む",
  component: ChatThread,
  args: { comments: LONG, members: sampleMembers, ownUid: "me" },
  render: (args) => (
    <div style={{ height: 560 }}>
      <ChatThread {...args} />
    </div>
  ),
} satisfies Meta<typeof ChatThread>;
export default meta;
type Story = StoryObj<typeof meta>;

const bottomOf = (box: HTMLElement) => box.scrollHeight - box.scrollTop - box.clientHeight;

export const OpensAtTheUnread: Story = {
  name: "最初の未読で開き、見えたものだけを読んだことにする",
  args: { onSeen: fn() },
  render: (args) => (
    <div style={{ height: 400 }}>
      <ChatThread {...args} comments={LONG} firstUnreadId="m20" />
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole("region", { name: "やりとり" });
    const divider = canvas.getByText("ここから未読");
    const first = divider.nextElementSibling as HTMLElement;
    await expect(first).toHaveAttribute("data-comment", "m20");
    const topOf = () => first.getBoundingClientRect().top - box.getBoundingClientRect().top;
    await waitFor(() => expect(Math.abs(topOf() - 104)).toBeLessThanOrEqual(2));
    const seen = () =>
      (args.onSeen as ReturnType<typeof fn>).mock.calls.map(([id]) => Number(String(id).slice(1)));
    await waitFor(() => expect(seen().at(-1)).toBeGreaterThanOrEqual(20));
    await expect(Math.max(...seen())).toBeLessThan(39);
    const before = seen().length;
    canvasElement.querySelector('[data-comment="m5"]')?.scrollIntoView();
    await nextFrames();
    await expect(seen()).toHaveLength(before);
    box.scrollTop = box.scrollHeight;
    await waitFor(() => expect(bottomOf(box)).toBeLessThan(3));
    await waitFor(() => expect(seen().at(-1)).toBe(39));
    await expect(seen()).toEqual([...seen()].sort((a, b) => a - b));
  },
};

/** Long enough for an observer to tell of what is in view. */
const nextFrames = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

function Announcing(props: ChatThreadProps) {
  const [range, setRange] = useState({ from: 30, to: 39, loading: false });
  return (
    <>
      <div style={{ height: 400 }}>
        <ChatThread
          {...props}
          firstUnreadId={null}
          comments={LONG.slice(range.from, range.to)}
          hasMore
          olderLoading={range.loading}
        />
      </div>
      <Button onClick={() => setRange((now) => ({ ...now, to: now.to + 1 }))}>届く</Button>
      <Button onClick={() => setRange((now) => ({ ...now, loading: true }))}>読み足す</Button>
      <Button onClick={() => setRange((now) => ({ ...now, from: now.from - 10, loading: false }))}>
        読み終える
      </Button>
    </>
  );
}

export const AnnouncesNewOnes: Story = {
  name: "新しいものだけを読み上げ、読み足した過去は読み上げない",
  render: (args) => <Announcing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const log = canvas.getByRole("log", { name: "メッセージ" });
    await waitFor(() => expect(log).toHaveAttribute("aria-live", "polite"));
    const added: { live: string | null; ids: string[] }[] = [];
    const watch = new MutationObserver((records) => {
      const nodes = records.flatMap(({ addedNodes }) => [...addedNodes]);
      const ids = nodes.flatMap((node) =>
        node instanceof HTMLElement
          ? [node, ...node.querySelectorAll<HTMLElement>("*")].flatMap(({ dataset }) => dataset.comment ?? [])
          : [],
      );
      if (ids.length > 0) added.push({ live: log.getAttribute("aria-live"), ids });
    });
    watch.observe(log, { childList: true, subtree: true });
    await userEvent.click(canvas.getByRole("button", { name: "届く" }));
    await waitFor(() => expect(added).toEqual([{ live: "polite", ids: ["m39"] }]));
    await userEvent.click(canvas.getByRole("button", { name: "読み足す" }));
    await expect(log).toHaveAttribute("aria-live", "off");
    await userEvent.click(canvas.getByRole("button", { name: "読み終える" }));
    await waitFor(() => expect(added.length).toBeGreaterThan(1));
    await expect(added.slice(1).every(({ live }) => live === "off")).toBe(true);
    await waitFor(() => expect(log).toHaveAttribute("aria-live", "polite"));
    watch.disconnect();
  },
};

function Arriving(props: ChatThreadProps) {
  const [count, setCount] = useState(30);
  return (
    <>
      <div style={{ height: 400 }}>
        <ChatThread {...props} firstUnreadId={null} comments={LONG.slice(0, count)} />
      </div>
      <Button onClick={() => setCount((now) => now + 1)}>届く</Button>
    </>
  );
}

export const FollowsNearTheBottom: Story = {
  name: "下端から200px以内なら新着を追い、離れていれば数える",
  render: (args) => <Arriving {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole("region", { name: "やりとり" });
    const arrive = () => userEvent.click(canvas.getByRole("button", { name: "届く" }));
    // Rows that come into view are measured, and the thread moves with them: gone to again until it stays.
    const moveTo = (distance: number) =>
      waitFor(async () => {
        box.scrollTop = box.scrollHeight - box.clientHeight - distance;
        await nextFrames();
        expect(Math.abs(bottomOf(box) - distance)).toBeLessThanOrEqual(1);
      });
    await waitFor(() => expect(bottomOf(box)).toBeLessThan(3));
    await moveTo(195);
    await arrive();
    await waitFor(() => expect(bottomOf(box)).toBeLessThan(3));
    await expect(canvas.queryByRole("button", { name: /新着メッセージ/ })).toBeNull();
    await moveTo(205);
    const top = box.scrollTop;
    await arrive();
    await expect(await canvas.findByRole("button", { name: "新着メッセージ 1件" })).toBeVisible();
    await expect(Math.abs(box.scrollTop - top)).toBeLessThanOrEqual(2);
  },
};

export const UnreadFarAbove: Story = {
  name: "未読がずっと上から始まる",
  args: {
    comments: LONG.slice(30),
    firstUnreadId: null,
    hasMore: true,
    unreadAbove: 812,
    onJumpToUnread: fn(),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "最初の未読へ（812件前）" }));
    await expect(args.onJumpToUnread).toHaveBeenCalledTimes(1);
  },
};

const picture = (index: number) => ({
  uid: `p${index}`,
  url: `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${index % 3 ? 320 : 90}' height='240'/%3E`,
  name: `写真${index + 1}.png`,
  width: index % 3 ? 320 : 90,
  height: 240,
});

/** Tall and wide pictures in one message stand in even rows; the message box may grow under them. */
function GrowingBox(props: ChatThreadProps) {
  const [height, setHeight] = useState(520);
  return (
    <>
      <Button onClick={() => setHeight(300)}>入力欄を広げる</Button>
      <div style={{ height }}>
        <ChatThread {...props} />
      </div>
    </>
  );
}

export const ManyPictures: Story = {
  name: "画像が10枚（入力欄が広がっても、最後まで見えている）",
  args: {
    comments: [
      message("a", "creator", "候補をお送りします。"),
      { ...message("b", "me", ""), images: Array.from({ length: 10 }, (_, i) => picture(i)) },
      message("c", "creator", "最後の一通"),
    ],
  },
  render: (args) => <GrowingBox {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const pictures = canvas.getAllByRole("button", { name: /を拡大$/ });
    const sizes = pictures.map((one) => one.getBoundingClientRect());
    await expect(new Set(sizes.map(({ width, height }) => `${width}x${height}`)).size).toBe(1);
    await expect(new Set(sizes.map(({ left }) => left)).size).toBe(3);
    const box = canvas.getByRole("region", { name: "やりとり" });
    await waitFor(() => expect(bottomOf(box)).toBeLessThanOrEqual(1));
    await userEvent.click(canvas.getByRole("button", { name: "入力欄を広げる" }));
    await waitFor(() => expect(box.clientHeight).toBeLessThan(400));
    await waitFor(() => expect(bottomOf(box)).toBeLessThanOrEqual(1));
  },
};
