import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { drawFocused, LONG_NAME } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { Badge } from "../Badge/Badge.tsx";
import { Banner } from "../Banner/Banner.tsx";
import { Button } from "../Button/Button.tsx";
import { Card } from "../Card/Card.tsx";
import { CompactNumber } from "../CompactNumber/CompactNumber.tsx";
import { DataTable } from "../DataTable/DataTable.tsx";
import type { DataTableColumn } from "../DataTable/table/columns.ts";
import type { IconName } from "../Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Link } from "../Link/Link.tsx";
import { Logo } from "../Logo/Logo.tsx";
import { PageHeader } from "../PageHeader/PageHeader.tsx";
import { SearchField } from "../SearchField/SearchField.tsx";
import { AppShell } from "./AppShell.tsx";
import { AppShellNavGroup, AppShellNavItem } from "./AppShellNav.tsx";

const nothing = () => {};

interface Creator {
  name: string;
  genre: string;
  followers: number;
  status: "依頼中" | "下書き確認中" | "投稿済み";
}

const creators: Creator[] = [
  { name: "はなこ美容", genre: "美容", followers: 184_000, status: "下書き確認中" },
  { name: "ゆうきの台所", genre: "料理", followers: 92_300, status: "依頼中" },
  { name: "旅するミナ", genre: "旅行", followers: 61_800, status: "投稿済み" },
  { name: "ガジェット研究所タク", genre: "ガジェット", followers: 348_000, status: "依頼中" },
  { name: "週末キャンプ部", genre: "アウトドア", followers: 27_500, status: "投稿済み" },
  { name: "豆柴ムギと散歩", genre: "ペット", followers: 512_000, status: "下書き確認中" },
];
const tones = { 依頼中: "thread", 下書き確認中: "info", 投稿済み: "success" } as const;

const columns: DataTableColumn<Creator>[] = [
  {
    key: "name",
    header: "クリエイター",
    width: 240,
    cell: ({ name }) => (
      <Link quiet href="#creator">
        {name}
      </Link>
    ),
  },
  {
    key: "status",
    header: "進み具合",
    width: 150,
    cell: ({ status }) => <Badge tone={tones[status]}>{status}</Badge>,
  },
  {
    key: "followers",
    header: "フォロワー",
    width: 130,
    align: "end",
    cell: ({ followers }) => <CompactNumber value={followers} />,
  },
  { key: "genre", header: "ジャンル", width: 160, cell: ({ genre }) => genre },
];

const meta = {
  title: "部品/AppShell 画面の枠（サイドバー、レイアウト）",
  id: "部品-appshell",
  component: AppShell,
  parameters: {
    layout: "fullscreen",
    ...guide({
      use: "すべての画面の枠です。左に行き先、上に検索と知らせ、残りが画面の場所です。アプリに1つだけ置きます。",
      do: [
        "行き先は AppShellNavItem に router のリンクを入れて並べます。",
        "使えない行き先も lockedReason と一緒に見せ、理由を伝えます。",
        "companyColor に、いまの企業の色を渡します。上の帯で、どの企業にいるかがわかります。",
        "locationKey にアドレスを渡します。狭い画面で行き先を選ぶと、シートが閉じます。",
      ],
      dont: [
        "行き先に2段目を作らない。画面の中の Tabs で分けます。",
        "件数を飾りに使わない。待っているものだけを数えます。",
      ],
      keyboard: [
        ["Tab（最初）", "「本文へ移動」が現れ、Enter で行き先を飛ばす"],
        ["Esc", "狭い画面のシートを閉じ、メニューのボタンに戻る"],
      ],
      reader:
        "「メインメニュー」「本文」の目印で移動できます。いまの行き先は「現在のページ」、件数は「128件」と読みます。",
    }),
  },
  args: {
    homeLink: (
      <a href="#home">
        <Logo />
      </a>
    ),
    companySwitch: (
      <Button variant="ghost" icon="building" onClick={nothing}>
        つむぎ化粧品
      </Button>
    ),
    nav: (
      <>
        <AppShellNavGroup>
          <AppShellNavItem icon="home">
            <a href="#home">ホーム</a>
          </AppShellNavItem>
          <AppShellNavItem icon="creators" current>
            <a href="#creators">クリエイター管理</a>
          </AppShellNavItem>
          <AppShellNavItem icon="search" lockedReason="現在の契約に含まれていません。">
            <a href="#search">クリエイター検索</a>
          </AppShellNavItem>
          <AppShellNavItem icon="project" count={3}>
            <a href="#projects">案件</a>
          </AppShellNavItem>
          <AppShellNavItem icon="chat" count={128}>
            <a href="#chat">メッセージ</a>
          </AppShellNavItem>
        </AppShellNavGroup>
        <AppShellNavGroup title="設定">
          <AppShellNavItem icon="settings">
            <a href="#settings">企業の設定</a>
          </AppShellNavItem>
        </AppShellNavGroup>
      </>
    ),
    search: <SearchField label="全体を検索" value="" onValueChange={nothing} />,
    tools: (
      <>
        <IconButton icon="bell" label="お知らせ" count={2} />
        <IconButton icon="help" label="ヘルプ" />
        <IconButton icon="creator" label="佐藤 花子のメニュー" />
      </>
    ),
    banners: <Banner tone="warning">つむぎ化粧品の契約期間は、あと12日で終わります。</Banner>,
    children: (
      <>
        <PageHeader
          title="クリエイター管理"
          lead="取引のあるクリエイター 6名"
          actions={<Button variant="primary">手動登録</Button>}
        />
        <Card flush>
          <DataTable
            label="クリエイター"
            columns={columns}
            rows={creators}
            rowKey={({ name }) => name}
            mode="table"
          />
        </Card>
      </>
    ),
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

const Item = ({ name, icon = "project" }: { name: string; icon?: IconName }) => (
  <AppShellNavItem icon={icon} count={3}>
    <a href="#projects">{name}</a>
  </AppShellNavItem>
);

/** One shell fills its window: the states of its parts stand in it, one group each. */
export const Gallery: Story = {
  name: "状態一覧",
  args: {
    companyColor: "var(--tsu-chart-3)",
    drawerFooter: "契約は2026/12/02まで",
    nav: (
      <>
        {meta.args.nav}
        <AppShellNavGroup title="カーソルを重ねる">
          <div ref={(place) => place?.firstElementChild?.classList.add("pseudo-hover")}>
            <Item name="案件" />
          </div>
        </AppShellNavGroup>
        <AppShellNavGroup title="キーボードで選ぶ">
          <div ref={drawFocused}>
            <Item name="案件" />
          </div>
        </AppShellNavGroup>
        <AppShellNavGroup title="長い名前">
          <Item name={LONG_NAME} icon="building" />
        </AppShellNavGroup>
      </>
    ),
  },
};

export const SkipsTheNavigation: Story = {
  name: "最初のTabで本文へ移れる",
  play: async ({ canvasElement }) => {
    const skip = within(canvasElement).getByRole("link", { name: "本文へ移動" });
    await userEvent.tab();
    await waitFor(() => expect(skip).toHaveFocus());
    await waitFor(() => expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await expect(skip).toHaveAttribute("href", "#main");
    await expect(within(canvasElement).getByRole("main")).toHaveAttribute("id", "main");
    await expect(
      within(canvasElement).getByRole("button", { name: /クリエイター検索.*利用できません/ }),
    ).toHaveAttribute("aria-disabled", "true");
  },
};

export const OpenedSheet: Story = {
  name: "狭い画面で開いたシート",
  globals: { viewport: { value: "phone" } },
  args: { drawerFooter: "契約は2026/12/02まで" },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "メニューを開く" }));
    const sheet = await screen.findByRole("dialog", { name: "メニュー" });
    await waitFor(() => expect(within(sheet).getByRole("link", { name: /クリエイター管理/ })).toBeVisible());
    await expect(sheet.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Narrow: Story = {
  name: "狭い画面ではシートになり、横にはみ出さない",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    await expect(window.innerWidth).toBeLessThan(1024);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const opener = within(canvasElement).getByRole("button", { name: "メニューを開く" });
    await userEvent.click(opener);
    const sheet = await screen.findByRole("dialog", { name: "メニュー" });
    await waitFor(() => expect(within(sheet).getByRole("link", { name: /クリエイター管理/ })).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole("button", { name: "メニューを閉じる" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};
