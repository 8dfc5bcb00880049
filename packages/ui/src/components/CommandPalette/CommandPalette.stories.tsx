import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Case, Gallery as Cases, LONG_NAME } from "../../testing/Gallery.tsx";
import { framed, guide } from "../../testing/guide.ts";
import { OverlayStage } from "../../testing/OverlayStage.tsx";
import { CommandPalette, type CommandPaletteProps } from "./CommandPalette.tsx";

const found = [
  {
    title: "クリエイター",
    items: [
      { key: "c1", label: "みお｜毎日スキンケア", sub: "佐々木 美桜", icon: "creator" as const },
      { key: "c2", label: "みおの週末ごはん", sub: "小川 澪", icon: "creator" as const },
    ],
  },
  {
    title: "メッセージ",
    items: [
      {
        key: "m1",
        label: "みおの週末ごはん",
        sub: "秋の新米",
        icon: "chat" as const,
        day: "2026/11/20(金)",
        line: [
          { text: "…撮影は", hit: false },
          { text: "みお", hit: true },
          { text: "さんのご都合に合わせます。場所は前回と同じスタジオです", hit: false },
        ],
      },
    ],
  },
  {
    title: "操作",
    items: [{ key: "a1", label: "「みお」を登録", icon: "plus" as const, shortcut: "N" }],
  },
];

const meta = {
  title: "部品/CommandPalette 全体検索（コマンドパレット）",
  id: "部品-commandpalette",
  component: CommandPalette,
  args: {
    open: true,
    onOpenChange: fn(),
    label: "クリエイター・案件を検索",
    placeholder: "名前・かな・アカウント・案件名",
    keyword: "みお",
    onKeywordChange: fn(),
    shortcut: "⌘K",
    onChoose: fn(),
    onRetry: fn(),
    groups: found,
  },
  parameters: guide({
    use: "どの画面からでも、名前を打ってその画面を開きます。一覧を絞り込むには SearchField を使います。",
    do: [
      "何も打っていないあいだは、最近開いたものを groups に渡します。",
      "検索のあいだも前の結果を残し、loading を渡します。",
      "同じ名前が並ぶところには sub に本名や取引先を添えます。",
    ],
    dont: [
      "見つからないときに黙らない。0件も読み上げます。",
      "削除などの操作を入れない。Enter を続けて押すと実行されます。",
      "変換を決める Enter で開かない。変換中のキーはこの部品が無視します。",
    ],
    keyboard: [
      ["⌘K / Ctrl+K", "どこからでも開く（呼び出す側で受けます）"],
      ["↑ ↓", "結果を選ぶ。端からは反対の端に移る"],
      ["Enter", "選んだものを開く"],
      ["Esc", "閉じて元の場所に戻る"],
    ],
    reader: "入力欄にいたまま、選んだ項目と件数を読みます。",
  }),
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: framed,
  play: async ({ args }) => {
    const input = await screen.findByRole("combobox");
    await waitFor(() => expect(input).toHaveFocus());
    // Enter that confirms a composition opens nothing, in either event order of the browsers.
    await fireEvent.keyDown(input, { key: "Enter", isComposing: true });
    await fireEvent.keyDown(input, { key: "Enter", keyCode: 229 });
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard("{ArrowUp}");
    await expect(input).toHaveAttribute(
      "aria-activedescendant",
      screen.getByRole("option", { name: /「みお」を登録/ }).id,
    );
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ key: "c2" }));
  },
};

/** What is typed in keeps its place while the results below it come and go. */
export const Still: Story = {
  name: "結果が変わっても動かない",
  parameters: framed,
  render: function Render(args) {
    const [keyword, setKeyword] = useState("");
    return (
      <CommandPalette
        {...args}
        keyword={keyword}
        onKeywordChange={setKeyword}
        groups={keyword === "みお" ? found : []}
      />
    );
  },
  play: async () => {
    const input = await screen.findByRole("combobox");
    await waitFor(() => expect(input).toHaveFocus());
    const { top } = input.getBoundingClientRect();
    await userEvent.keyboard("みお");
    await expect(await screen.findByRole("option", { name: /「みお」を登録/ })).toBeVisible();
    await expect(input.getBoundingClientRect().top).toBe(top);
  },
};

const Shown = ({ height = 400, ...props }: Partial<CommandPaletteProps> & { height?: number }) => (
  <OverlayStage height={height}>
    {(container) => (
      <CommandPalette {...(meta.args as CommandPaletteProps)} {...props} container={container} />
    )}
  </OverlayStage>
);

const recent = [{ title: "最近開いたもの", items: found[0]?.items ?? [] }];
const connectionLost = "接続が切れました。接続を確かめて、もう一度お試しください。";

export const Gallery: Story = {
  name: "状態一覧",
  render: ({ onRetry }) => (
    <Cases>
      <Case name="打つ前（最近開いたもの）">
        <Shown keyword="" groups={recent} />
      </Case>
      <Case name="見つかった">
        <Shown height={460} />
      </Case>
      <Case name="検索中（前の結果を残す）">
        <Shown height={460} loading />
      </Case>
      <Case name="はじめての検索を待つ">
        <Shown height={420} groups={[]} loading />
      </Case>
      <Case name="0件">
        <Shown height={320} groups={[]} />
      </Case>
      <Case name="失敗">
        <Shown height={340} groups={[]} error={connectionLost} onRetry={onRetry} />
      </Case>
      <Case name="長い名前・狭い場所" width={320}>
        <Shown
          height={440}
          keyword="ささき"
          groups={[
            {
              title: "クリエイター",
              items: [{ key: "c3", label: LONG_NAME, sub: "佐々木原 小百合", icon: "creator" }],
            },
          ]}
        />
      </Case>
    </Cases>
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText(/見つかりません/)).toHaveRole("status"));
    await userEvent.click(canvas.getByRole("button", { name: "もう一度検索" }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
