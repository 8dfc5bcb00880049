import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@tsumugi/ui";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { sampleMembers } from "../../testing/samples.ts";
import type { CommentLook } from "../chat.types.ts";
import { ChatThread, type ChatThreadProps } from "./ChatThread.tsx";
import { message } from "./longThread.ts";

/** Two hundred comments of different lengths, over several days, `p0` to `p199`. */
const ROOM = Array.from({ length: 200 }, (_, index) =>
  message(
    `p${index}`,
    index % 3 === 0 ? "me" : "creator",
    `${index + 1}通目です。`.repeat(((index % 5) + 1) * 4),
    new Date(Date.UTC(2026, 9, 1) + index * 3 * 3_600_000).toISOString(),
  ),
);

interface Past {
  readonly from: number;
  readonly to: number;
}

/** The past, or the newest from 190 on, over a room that others write in. A page comes when the button is pressed. */
function PastRoom(props: ChatThreadProps) {
  const [past, setPast] = useState<Past | null>({ from: 80, to: 110 });
  const [asked, setAsked] = useState<Past | null>(null);
  const [written, setWritten] = useState<readonly CommentLook[]>([]);
  const [from, setFrom] = useState(190);
  const arrive = () => {
    setAsked(null);
    if (!asked) return;
    const meets = asked.to >= 190;
    if (meets) setFrom(asked.from);
    setPast(meets ? null : asked);
  };
  return (
    <>
      <div style={{ height: 420 }}>
        <ChatThread
          {...props}
          comments={past ? ROOM.slice(past.from, past.to) : [...ROOM.slice(from), ...written]}
          targetId={past ? props.targetId : null}
          hasMore={(past?.from ?? from) > 0}
          olderLoading={asked !== null && asked.from !== past?.from}
          onLoadOlder={() => past && setAsked({ ...past, from: past.from - 10 })}
          hasNewer={past !== null}
          newerLoading={asked !== null && asked.to !== past?.to}
          onLoadNewer={() => past && setAsked({ ...past, to: past.to + 30 })}
          onToLatest={() => setPast(null)}
        />
      </div>
      <Button onClick={arrive}>読み込み終える</Button>
      <Button
        onClick={() =>
          setWritten((now) => [...now, message(`w${now.length}`, "creator", "新しいメッセージ")])
        }
      >
        届く
      </Button>
    </>
  );
}

const meta = {
  title: "画面の型/メッセージ/ChatThread/過去",
  component: ChatThread,
  args: {
    comments: [],
    members: sampleMembers,
    ownUid: "me",
    firstUnreadId: "p85",
    targetId: "p95",
    onSeen: fn(),
  },
  render: (args) => <PastRoom {...args} />,
} satisfies Meta<typeof ChatThread>;
export default meta;
type Story = StoryObj<typeof meta>;

const commentOf = (root: HTMLElement, id: string) =>
  root.querySelector<HTMLElement>(`[data-comment="${id}"]`);
const bottomOf = (box: HTMLElement) => box.scrollHeight - box.scrollTop - box.clientHeight;
const boxOf = (root: HTMLElement) => within(root).getByRole("region", { name: "やりとり" });

const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

/** Where a comment stands once that has been the same over some frames: blocks get their real height one by one. */
async function placeOf(root: HTMLElement, id: string): Promise<number> {
  const top = () => (commentOf(root, id) as HTMLElement).getBoundingClientRect().top;
  let last = top();
  for (let same = 0; same < 4; ) {
    await nextFrame();
    same = top() === last ? same + 1 : 0;
    last = top();
  }
  return last;
}

/** Opened with the target in the middle. */
async function opened(root: HTMLElement) {
  const box = boxOf(root);
  const top = await placeOf(root, "p95");
  const target = commentOf(root, "p95") as HTMLElement;
  const middle = top + target.offsetHeight / 2 - (box.getBoundingClientRect().top + box.clientHeight / 2);
  await expect(Math.abs(middle)).toBeLessThanOrEqual(2);
  return { box, target, top };
}

export const OpensInTheMiddle: Story = {
  name: "検索で見つけた場所で開き、最新へ戻る",
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const { box, target, top } = await opened(canvasElement);
    await waitFor(() => expect(target).toHaveFocus());
    await expect(target).toHaveAttribute("data-target");
    await expect(canvas.getByRole("status")).toHaveTextContent("過去のメッセージを表示しています");
    await expect(canvas.getByRole("log")).toHaveAttribute("aria-live", "off");
    await userEvent.click(canvas.getByRole("button", { name: "届く" }));
    await expect(canvas.queryByText("新しいメッセージ")).toBeNull();
    await expect(canvas.queryByRole("button", { name: /新着メッセージ/ })).toBeNull();
    await expect(Math.abs((await placeOf(canvasElement, "p95")) - top)).toBeLessThanOrEqual(2);
    await userEvent.click(canvas.getByRole("button", { name: "最新へ" }));
    await expect(canvas.getByText("新しいメッセージ")).toBeInTheDocument();
    await waitFor(() => expect(bottomOf(box)).toBeLessThan(3));
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await waitFor(() => expect(box).toHaveFocus());
    await waitFor(() => expect(args.onSeen).toHaveBeenLastCalledWith("w0"));
    await userEvent.click(canvas.getByRole("button", { name: "届く" }));
    await waitFor(() => expect(bottomOf(box)).toBeLessThan(3));
    await waitFor(() => expect(canvas.getByRole("log")).toHaveAttribute("aria-live", "polite"));
  },
};

export const ReadsOnBothWays: Story = {
  name: "前にも後ろにも読み足せて、読んでいる所は動かない",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const { box } = await opened(canvasElement);
    /** Scrolls there, and holds a comment to its place until the page with `until` is in. */
    const holds = async (id: string, scroll: () => void | Promise<void>, until: string) => {
      await scroll();
      const before = await placeOf(canvasElement, id);
      await expect(commentOf(canvasElement, until)).toBeNull();
      await userEvent.click(canvas.getByRole("button", { name: "読み込み終える" }));
      await expect(commentOf(canvasElement, until)).not.toBeNull();
      await expect(Math.abs((await placeOf(canvasElement, id)) - before)).toBeLessThanOrEqual(2);
    };
    const toEnd = () => {
      box.scrollTop = box.scrollHeight;
    };
    const toStart = () => {
      box.scrollTop = 40;
    };
    await holds("p80", toStart, "p70");
    await holds("p109", toEnd, "p139");
    await expect(canvas.getByRole("status")).not.toBeEmptyDOMElement();
    // The button does the same for the keyboard.
    const more = () => userEvent.click(canvas.getByRole("button", { name: "続きのメッセージを見る" }));
    await holds("p139", more, "p169");
    await holds("p169", toEnd, "p199");
    await waitFor(() => expect(canvas.getByRole("status")).toBeEmptyDOMElement());
    await expect(canvas.queryByRole("button", { name: /新着メッセージ/ })).toBeNull();
    await expect(bottomOf(box)).toBeGreaterThan(200);
    const ids = [...canvasElement.querySelectorAll<HTMLElement>("[data-comment]")].map(
      ({ dataset }) => dataset.comment,
    );
    await expect(ids).toEqual(ROOM.slice(70).map(({ id }) => id));
  },
};

export const OnAPhone: Story = {
  name: "過去を表示しているときの帯（スマートフォン）",
  globals: { viewport: { value: "phone" } },
  args: { targetId: "p97" },
};
