import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { CompanySwitch } from "../../patterns/shell/CompanySwitch/CompanySwitch.tsx";
import { UserMenu } from "../../patterns/shell/UserMenu/UserMenu.tsx";
import { Banner } from "../Banner/Banner.tsx";
import { Card } from "../Card/Card.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Logo } from "../Logo/Logo.tsx";
import { PageHeader } from "../PageHeader/PageHeader.tsx";
import { SearchField } from "../SearchField/SearchField.tsx";
import { AppShell } from "./AppShell.tsx";
import { AppShellNavGroup, AppShellNavItem } from "./AppShellNav.tsx";

const nothing = () => {};

const meta = {
  title: "コンポーネント/AppShell",
  component: AppShell,
  parameters: { layout: "fullscreen" },
  args: {
    homeLink: (
      <a href="#home">
        <Logo />
      </a>
    ),
    companySwitch: (
      <CompanySwitch
        activeUid="a"
        onSwitch={nothing}
        companies={[
          { uid: "a", name: "つむぎ化粧品", image: null },
          { uid: "b", name: "あおば食品", image: null },
        ]}
      />
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
    search: <SearchField label="全体を検索" value="" onSearch={nothing} />,
    tools: (
      <>
        <IconButton icon="bell" label="お知らせ" count={2} />
        <IconButton icon="help" label="ヘルプ" />
        <UserMenu
          name="佐藤 花子"
          email="admin@demo.tsumugi.test"
          colorMode="light"
          onColorModeChange={nothing}
          onSignOut={nothing}
        />
      </>
    ),
    banners: <Banner tone="warning">契約期間の終了まであと12日です。</Banner>,
    children: (
      <>
        <PageHeader title="クリエイター管理" lead="120名" />
        <Card>一覧</Card>
      </>
    ),
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Narrow: Story = {
  name: "狭い画面ではシートになる",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    if (window.innerWidth >= 1024) return;
    await userEvent.click(within(canvasElement).getByRole("button", { name: "メニューを開く" }));
    const sheet = await screen.findByRole("dialog", { name: "メニュー" });
    await waitFor(() => expect(within(sheet).getByRole("link", { name: /クリエイター管理/ })).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};
