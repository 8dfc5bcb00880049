import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Case, Gallery as Cases, LONG_NAME } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { LinkTabs, Tabs } from "./Tabs.tsx";

const items = [
  {
    value: "needs",
    label: "未返信",
    count: 4,
    content: <p>はなこ美容「撮影日を11/24に変えられますか？」</p>,
  },
  { value: "unread", label: "未読", count: 128, content: <p>ゆうきの台所「下書きを提出しました」</p> },
  { value: "all", label: "すべて", content: <p>旅するミナ「契約書を返送しました」</p> },
];
const links = (current: string) =>
  [
    ["creators", "クリエイター", 0],
    ["posts", "投稿実績", 2],
    ["report", "レポート", 0],
    ["settings", "設定・ノート", 0],
  ].map(([key, label, count]) => ({
    key: String(key),
    link: <a href={`#${key}`}>{label}</a>,
    current: key === current,
    count: Number(count),
  }));

const rooms = [
  ["needs", "未返信", 4],
  ["unread", "未読", 12345],
  ["all", "すべて", 128],
  ["flag", "フラグ", 0],
  ["archived", "アーカイブ", 100],
].map(([key, label, count]) => ({
  key: String(key),
  link: <a href={`#${key}`}>{label}</a>,
  current: key === "unread",
  count: Number(count),
}));

const meta = {
  title: "部品/Tabs タブ",
  id: "部品-tabs",
  component: Tabs,
  args: { items, label: "絞り込み" },
  parameters: guide({
    use: "ひとつの画面の中身を切り替えます。それぞれにアドレスがある画面なら LinkTabs、値を選ぶだけなら Radio を使います。",
    do: [
      "見出しは名詞で短く書き、よく開く順に並べます。",
      "件数は、待っているものがあるときだけ出します。",
      "共有したい切り替えは LinkTabs にして、アドレスに残します。",
    ],
    dont: [
      "順に進む手順に使わない。Stepper を使います。",
      "2段に折り返さない。狭い列では stacked で件数を下に置きます。はみ出した分は横に動き、矢印が出ます。",
      "タブの中にタブを置かない。どちらが動くのか迷います。",
    ],
    keyboard: [
      ["← →", "となりのタブに移り、中身を切り替える"],
      ["Home / End", "最初・最後のタブ"],
      ["Tab", "中身へ移る（LinkTabs では次のリンクへ）"],
    ],
    reader:
      "「未返信 4、タブ、1/3、選択中」のように読みます。LinkTabs はナビゲーションとして、いまの画面を「現在のページ」と読みます。",
  }),
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="ふつう・件数">
        <Tabs items={items} label="ふつう" />
      </Case>
      <Case name="カーソルを重ねる" state="hover">
        <Tabs items={items} label="重ねる" />
      </Case>
      <Case name="キーボードで選ぶ" state="focus-visible">
        <Tabs items={items} label="選ぶ" />
      </Case>
      <Case name="使えないタブ">
        <Tabs items={items.map((item, at) => ({ ...item, disabled: at === 1 }))} label="使えない" />
      </Case>
      <Case name="アドレスのあるタブ">
        <LinkTabs label="案件の画面" items={links("posts")} />
      </Case>
      <Case name="狭い場所（いまのタブを見せ、続きを矢印で示す）" width={300}>
        <LinkTabs label="狭い画面" items={links("report")} />
      </Case>
      <Case name="狭い列（件数を下に）" width={284}>
        <LinkTabs label="部屋" items={rooms} stacked />
      </Case>
      <Case name="ほかのタブの中（nested）">
        <LinkTabs label="投稿の表示" items={links("posts").slice(0, 2)} nested />
      </Case>
      <Case name="長い見出し・狭い場所" width={300}>
        <Tabs
          items={[
            { value: "long", label: LONG_NAME, content: "佐々木原小百合「商品が届きました」" },
            ...items,
          ]}
          label="長い"
        />
      </Case>
    </Cases>
  ),
};

export const MovesByArrowKeys: Story = {
  name: "矢印キーで移る",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("tab", { name: /未返信/ }));
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: /未読/ })).toHaveAttribute("aria-selected", "true");
    await expect(canvas.getByText("ゆうきの台所「下書きを提出しました」")).toBeVisible();
    await userEvent.keyboard("{End}{ArrowRight}");
    await waitFor(() => expect(canvas.getByRole("tab", { name: /未返信/ })).toHaveFocus());
  },
};

export const ShowsTheCurrentLink: Story = {
  name: "狭い場所では、いまのタブまで動いている",
  render: () => (
    <div style={{ width: 240 }}>
      <LinkTabs label="案件の画面" items={links("settings")} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "設定・ノート" });
    await expect(link).toHaveAttribute("aria-current", "page");
    const row = link.parentElement as HTMLElement;
    await waitFor(() =>
      expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(row.getBoundingClientRect().right + 1),
    );
    const arrow = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLElement>("[data-to='start']");
      if (!found) throw new Error("no arrow to the start");
      return found;
    });
    await userEvent.click(arrow);
    await waitFor(() => expect(row.scrollLeft).toBe(0));
    await waitFor(() => expect(canvasElement.querySelector("[data-to='start']")).toBeNull());
  },
};

export const Stacked: Story = {
  name: "狭い列でも、どれも隠れない",
  render: () => (
    <div style={{ width: 284 }}>
      <LinkTabs label="部屋" items={rooms} stacked />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const tabs = canvas.getAllByRole("link");
    const row = tabs[0]?.parentElement as HTMLElement;
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    const edge = row.getBoundingClientRect();
    for (const tab of tabs) {
      const { left, right, height } = tab.getBoundingClientRect();
      await expect([left >= edge.left - 1, right <= edge.right + 1, height >= 44]).toEqual([
        true,
        true,
        true,
      ]);
      await expect(tab.scrollWidth).toBeLessThanOrEqual(tab.clientWidth);
    }
    // Shortened on screen, exact on hover and for screen readers.
    await expect(canvas.getByRole("link", { name: "未読 12345件" })).toBeVisible();
    await expect(canvas.getByTitle("12345件")).toHaveTextContent("99+");
    await expect(canvas.getByRole("link", { name: "フラグ" })).toBeVisible();
  },
};

export const DrawsTheWholeRingOfAPanel: Story = {
  name: "中身を囲む枠は、タブの線に重ならない",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    const panel = canvas.getByRole("tabpanel");
    await waitFor(() => expect(panel).toHaveFocus());
    const { outlineWidth, outlineOffset } = getComputedStyle(panel);
    const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    await expect(ring).toBeGreaterThan(0);
    const row = canvas.getByRole("tablist").getBoundingClientRect();
    await expect(panel.getBoundingClientRect().top - ring).toBeGreaterThanOrEqual(row.bottom);
  },
};
