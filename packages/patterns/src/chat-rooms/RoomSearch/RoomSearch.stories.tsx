import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@tsumugi/ui";
import { guide } from "@tsumugi/ui/testing";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { sampleMembers } from "../../testing/samples.ts";
import type { FoundCommentLook } from "../chat.types.ts";
import { RoomSearch, type RoomSearchProps } from "./RoomSearch.tsx";

const foundAt = (index: number, before = "明日の", after = "でお願いします。"): FoundCommentLook => ({
  id: `c${index}`,
  uid: index % 2 === 0 ? "creator" : "me",
  createdAt: new Date(Date.UTC(2026, 10, 20, 3) - index * 7_200_000).toISOString(),
  line: [
    { text: `${index + 1}通目、${before}`, hit: false },
    { text: "発送", hit: true },
    { text: after, hit: false },
  ],
});
const foundUpTo = (count: number) => Array.from({ length: count }, (_, index) => foundAt(index));

const meta = {
  title: "画面の型/メッセージ/RoomSearch",
  component: RoomSearch,
  parameters: guide({
    use: "開いている部屋のやりとりから言葉を探し、見つかったメッセージを1件ずつ見せます。やりとりの上に置きます。",
    do: [
      "見せる（onShow）ときは、やりとりの targetId に渡し、focusTarget を false にします。打っている欄にフォーカスが残ります。",
      "閉じたら、開いたボタンへフォーカスを戻します。",
    ],
    dont: ["打つたびにやりとりを動かさないでください。動くのは Enter か矢印、一覧を選んだときです。"],
  }),
  args: {
    keyword: "発送",
    onKeywordChange: fn(),
    found: foundUpTo(12),
    total: 12,
    members: sampleMembers,
    currentId: "c2",
    onShow: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof RoomSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  name: "12件のうちの3件目",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status")).toHaveTextContent("12件中3件目");
    const shown = canvas.getByRole("button", { name: /3通目/ });
    await expect(shown).toHaveAttribute("aria-current", "true");
    await expect(shown.querySelector("mark")).toHaveTextContent("発送");
    await waitFor(() => expect(canvas.getByRole("searchbox")).toHaveFocus());
  },
};

export const Empty: Story = {
  name: "打つ前",
  args: { keyword: "", found: [], total: undefined, currentId: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("list")).toBeNull();
    await expect(canvas.getByRole("button", { name: "ひとつ古い一致へ" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};

export const NoMatch: Story = {
  name: "見つからない",
  args: { found: [], total: 0, currentId: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/「発送」を含むメッセージは、この部屋にありません。/)).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("0件");
  },
};

export const NotYetAll: Story = {
  name: "新しいほうにはない",
  args: { found: [], total: 0, totalCapped: true, currentId: null, hasMore: true, onLoadMore: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "前のメッセージも探す" }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const AnyWord: Story = {
  name: "どれかの言葉だけを含む",
  args: { keyword: "発送 返品", anyWord: true },
};

export const Loading: Story = {
  name: "探している",
  args: { found: [], total: undefined, currentId: null, loading: true },
};

export const Failed: Story = {
  name: "探せなかった",
  args: {
    found: [],
    total: undefined,
    currentId: null,
    error: "サーバーに接続できませんでした。通信状況を確かめてください。",
    onRetry: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "もう一度探す" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  name: "長い文と名前",
  args: {
    keyword: "発送".repeat(60),
    found: [
      foundAt(0, "お世話になっております。".repeat(4), "について、くわしくご説明いたします。".repeat(6)),
      { ...foundAt(1), uid: "nobody" },
    ],
    members: {
      ...sampleMembers,
      creator: { name: "とても長い名前のクリエイター事務所".repeat(3), image: null },
    },
    total: 10_000,
    totalCapped: true,
    currentId: "c0",
  },
};

export const Phone: Story = {
  name: "スマートフォン",
  globals: { viewport: { value: "phone" } },
};

/** Thirty in the room; pages of twenty. */
function Searching(props: RoomSearchProps) {
  const [keyword, setKeyword] = useState("");
  const [currentId, setCurrent] = useState<string | null>(null);
  const [count, setCount] = useState(20);
  return (
    <RoomSearch
      {...props}
      keyword={keyword}
      onKeywordChange={setKeyword}
      found={keyword ? foundUpTo(count) : []}
      total={30}
      currentId={currentId}
      onShow={(id) => {
        setCurrent(id);
        props.onShow(id);
      }}
      hasMore={count < 30}
      onLoadMore={() => setCount(30)}
    />
  );
}

export const Keyboard: Story = {
  name: "キーだけで、1件ずつ見る",
  args: { onShow: fn(), onClose: fn() },
  render: (args) => <Searching {...args} />,
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("searchbox");
    await waitFor(() => expect(field).toHaveFocus());
    // Enter at once, before the words have settled: it leads to the first that they find.
    await userEvent.keyboard("発送{Enter}");
    await waitFor(() => expect(args.onShow).toHaveBeenLastCalledWith("c0"));
    await userEvent.keyboard("{Enter}{ArrowDown}");
    await expect(args.onShow).toHaveBeenLastCalledWith("c2");
    await userEvent.keyboard("{Shift>}{Enter}{/Shift}{ArrowUp}{ArrowUp}");
    await expect(args.onShow).toHaveBeenLastCalledWith("c0");
    await expect(canvas.getByRole("status")).toHaveTextContent("30件中1件目");
    await expect(field).toHaveFocus();
    // Over the end of what is loaded.
    await userEvent.keyboard("{ArrowDown}".repeat(20));
    await waitFor(() => expect(args.onShow).toHaveBeenLastCalledWith("c20"));
    await expect(canvas.getByRole("status")).toHaveTextContent("30件中21件目");
    // In the list: one stop, and the focus goes along.
    const shown = canvas.getByRole("button", { name: /21通目/ });
    shown.focus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(canvas.getByRole("button", { name: /22通目/ })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The words change at once; what they find comes when a button is pressed. */
function Slow(props: RoomSearchProps) {
  const [keyword, setKeyword] = useState("発送");
  const [shownFor, setShownFor] = useState("発送");
  const [currentId, setCurrent] = useState<string | null>(null);
  return (
    <>
      <RoomSearch
        {...props}
        keyword={keyword}
        onKeywordChange={setKeyword}
        found={shownFor === "発送" ? foundUpTo(3) : foundUpTo(9).slice(5)}
        currentId={currentId}
        loading={shownFor !== keyword}
        onShow={(id) => {
          setCurrent(id);
          props.onShow(id);
        }}
      />
      <Button onClick={() => setShownFor(keyword)}>届く</Button>
    </>
  );
}

export const NotOfFormerWords: Story = {
  name: "前の言葉で見つかったものへは移らない",
  args: { onShow: fn() },
  render: (args) => <Slow {...args} />,
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("searchbox");
    await userEvent.clear(field);
    await userEvent.type(field, "到着{Enter}");
    await waitFor(() => expect(canvas.getByRole("status")).toBeEmptyDOMElement());
    await userEvent.keyboard("{Enter}{ArrowDown}");
    await expect(args.onShow).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "届く" }));
    await waitFor(() => expect(args.onShow).toHaveBeenCalledWith("c5"));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};

/** What is shown is drawn late, as over a slow line. */
function Late(props: RoomSearchProps) {
  const [currentId, setCurrent] = useState<string | null>(null);
  return (
    <RoomSearch
      {...props}
      currentId={currentId}
      onShow={(id) => {
        props.onShow(id);
        setTimeout(() => setCurrent(id), 50);
      }}
    />
  );
}

export const QuickKeys: Story = {
  name: "続けて押した分だけ進む",
  args: { onShow: fn() },
  render: (args) => <Late {...args} />,
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole("searchbox")).toHaveFocus());
    await userEvent.keyboard("{Enter}{ArrowDown}{ArrowDown}");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("12件中3件目"));
    await expect(args.onShow).toHaveBeenLastCalledWith("c2");
  },
};

export const Composing: Story = {
  name: "変換中のキーでは動かない",
  args: { onShow: fn(), onClose: fn(), keyword: "" },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("searchbox");
    for (const key of ["Enter", "Escape", "ArrowDown"])
      field.dispatchEvent(
        new KeyboardEvent("keydown", { key, isComposing: true, bubbles: true, cancelable: true }),
      );
    await expect(args.onShow).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
