import { render } from "@testing-library/react";
import type { ReactElement, Ref } from "react";
import { beforeAll, expect, it, vi } from "vitest";
import * as ui from "../eager.ts";
import * as all from "../index.ts";

const {
  AppShell,
  AppShellNavGroup,
  Avatar,
  AvatarGroup,
  Badge,
  Banner,
  Breadcrumbs,
  Button,
  Card,
  Checkbox,
  CheckboxGroup,
  CompactNumber,
  ConfirmDialog,
  CountBadge,
  DateField,
  DateRangeField,
  DateTimeField,
  DescriptionList,
  Dialog,
  DueDate,
  EmptyState,
  ErrorState,
  FileDrop,
  FileList,
  FormErrorSummary,
  FormField,
  Icon,
  IconButton,
  Link,
  LinkTabs,
  LoadMore,
  Logo,
  Menu,
  MenuCheckboxItem,
  MenuItem,
  MenuLabel,
  MenuSeparator,
  Missing,
  Money,
  NumberField,
  PageHeader,
  Pagination,
  Person,
  PlainButton,
  Popover,
  PrintPage,
  PrintSheet,
  Progress,
  Radio,
  RadioGroup,
  RelativeTime,
  RequirementBadge,
  SearchField,
  Select,
  SidePanel,
  Skeleton,
  Sparkline,
  Spinner,
  Stack,
  Stepper,
  Switch,
  Tabs,
  Tag,
  TextArea,
  TextField,
  Timeline,
  Toolbar,
} = all;
const { BarChart, Combobox, DataTable, EventCalendar, KanbanBoard, LineChart, MultiSelect, TagField, Tree } =
  ui;

// What overlays open comes later than their buttons.
beforeAll(all.loadOverlays);

// jsdom lays nothing out; rows of tabs ask for their width.
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    disconnect() {}
  },
);

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));

interface Given {
  ref: Ref<never>;
  "data-testid": string;
  className: string;
}
const DAY = "2026-11-20";
const menu = (item: ReactElement) => (
  <Menu trigger={<button type="button">⋯</button>} open>
    {item}
  </Menu>
);

/** Every component that draws an element of its own, with no more than it needs. */
const components: Record<string, (given: Given) => ReactElement> = {
  AppShell: (given) => (
    <AppShell {...given} nav="">
      本文
    </AppShell>
  ),
  AppShellNavGroup: (given) => <AppShellNavGroup {...given}>案件</AppShellNavGroup>,
  Avatar: (given) => <Avatar {...given} name="佐藤" />,
  AvatarGroup: (given) => <AvatarGroup {...given} people={[{ name: "佐藤" }]} />,
  Badge: (given) => <Badge {...given}>取引中</Badge>,
  Banner: (given) => <Banner {...given}>保存しました</Banner>,
  BarChart: (given) => <BarChart {...given} label="再生数" xLabel="投稿" x={[]} series={[]} />,
  Breadcrumbs: (given) => <Breadcrumbs {...given} items={["案件"]} />,
  Button: (given) => <Button {...given}>登録する</Button>,
  Card: (given) => <Card {...given}>内容</Card>,
  Checkbox: (given) => <Checkbox {...given} label="美容" />,
  CheckboxGroup: (given) => <CheckboxGroup {...given} label="ジャンル" options={[]} />,
  Combobox: (given) => <Combobox {...given} options={[]} />,
  CompactNumber: (given) => <CompactNumber {...given} value={123_000} />,
  ConfirmDialog: (given) => (
    <ConfirmDialog {...given} open title="削除しますか？" confirmLabel="削除する" onConfirm={() => {}} />
  ),
  CountBadge: (given) => <CountBadge {...given} count={3} />,
  DataTable: (given) => <DataTable {...given} label="案件" columns={[]} rows={[]} rowKey={String} />,
  DateField: (given) => <DateField {...given} aria-label="期限" />,
  DateRangeField: (given) => <DateRangeField {...given} label="投稿期間" />,
  DateTimeField: (given) => <DateTimeField {...given} aria-label="送る日時" />,
  DescriptionList: (given) => <DescriptionList {...given} items={[]} />,
  Dialog: (given) => <Dialog {...given} open title="タグを付ける" />,
  DueDate: (given) => <DueDate {...given} on={DAY} />,
  EmptyState: (given) => <EmptyState {...given} title="まだありません" />,
  ErrorState: (given) => <ErrorState {...given} error="接続が切れました。" />,
  EventCalendar: (given) => <EventCalendar {...given} label="期限" entries={[]} />,
  FileDrop: (given) => <FileDrop {...given} label="CSVを選ぶ" onFiles={() => {}} />,
  FileList: (given) => <FileList {...given} label="選んだファイル" files={[{ key: "1", name: "案.png" }]} />,
  FormErrorSummary: (given) => (
    <FormErrorSummary {...given} errors={[{ id: "name", message: "名前がありません。" }]} />
  ),
  FormField: (given) => (
    <FormField {...given} label="名前">
      {null}
    </FormField>
  ),
  Icon: (given) => <Icon {...given} name="check" />,
  IconButton: (given) => <IconButton {...given} icon="close" label="閉じる" />,
  KanbanBoard: (given) => (
    <KanbanBoard
      {...given}
      label="進み"
      columns={[{ key: "todo", title: "未着手" }]}
      cardKey={String}
      cardLabel={String}
      renderCard={String}
    />
  ),
  LineChart: (given) => <LineChart {...given} label="再生数" x={[]} xLabel="日" series={[]} />,
  Link: (given) => (
    <Link {...given} href="/">
      案件
    </Link>
  ),
  LinkTabs: (given) => <LinkTabs {...given} label="案件" items={[]} />,
  LoadMore: (given) => <LoadMore {...given} shown={1} hasMore onLoadMore={() => {}} />,
  Logo: (given) => <Logo {...given} />,
  Menu: (given) => (
    <Menu {...given} open trigger={<button type="button">⋯</button>}>
      {null}
    </Menu>
  ),
  MenuCheckboxItem: (given) =>
    menu(
      <MenuCheckboxItem {...given} checked onCheckedChange={() => {}}>
        列
      </MenuCheckboxItem>,
    ),
  MenuItem: (given) => menu(<MenuItem {...given}>編集</MenuItem>),
  MenuLabel: (given) => menu(<MenuLabel {...given}>列</MenuLabel>),
  MenuSeparator: (given) => menu(<MenuSeparator {...given} />),
  Missing: (given) => <Missing {...given} />,
  Money: (given) => <Money {...given} value={1200} />,
  MultiSelect: (given) => <MultiSelect {...given} options={[]} />,
  NumberField: (given) => <NumberField {...given} aria-label="報酬" />,
  PageHeader: (given) => <PageHeader {...given} title="案件" />,
  Pagination: (given) => <Pagination {...given} page={1} perPage={20} total={100} />,
  Person: (given) => <Person {...given} name="佐藤" />,
  PlainButton: (given) => <PlainButton {...given}>開く</PlainButton>,
  Popover: (given) => (
    <Popover {...given} open label="列" trigger={<button type="button">列</button>}>
      内容
    </Popover>
  ),
  PrintPage: (given) => (
    <PrintPage {...given} title="支払通知書">
      紙
    </PrintPage>
  ),
  PrintSheet: (given) => <PrintSheet {...given}>紙</PrintSheet>,
  Progress: (given) => <Progress {...given} label="取込中" value={1} max={2} />,
  Radio: (given) => <Radio {...given} label="はい" />,
  RadioGroup: (given) => <RadioGroup {...given} label="公開" options={[]} />,
  RelativeTime: (given) => <RelativeTime {...given} value={0} />,
  RequirementBadge: (given) => <RequirementBadge {...given} kind="required" />,
  SearchField: (given) => <SearchField {...given} label="検索" />,
  Select: (given) => <Select {...given} options={[]} aria-label="順" />,
  SidePanel: (given) => <SidePanel {...given} open title="条件" />,
  Skeleton: (given) => <Skeleton {...given} />,
  Sparkline: (given) => <Sparkline {...given} label="再生数" values={[1, 2]} />,
  Spinner: (given) => <Spinner {...given} />,
  Stack: (given) => <Stack {...given} />,
  Stepper: (given) => <Stepper {...given} label="手順" steps={["選ぶ"]} current={0} />,
  Switch: (given) => <Switch {...given} label="知らせる" />,
  Tabs: (given) => <Tabs {...given} label="区分" items={[{ value: "a", label: "概要", content: "" }]} />,
  Tag: (given) => <Tag {...given}>秋冬</Tag>,
  TagField: (given) => <TagField {...given} aria-label="タグ" />,
  TextArea: (given) => <TextArea {...given} />,
  TextField: (given) => <TextField {...given} />,
  Timeline: (given) => <Timeline {...given} items={[]} />,
  Toolbar: (given) => <Toolbar {...given} />,
  Tree: (given) => <Tree {...given} label="出力する列" items={[{ key: "name", label: "表示名" }]} />,
};

/** They draw what they are given, nothing, or through a library's own place. */
const WITHOUT: Record<string, string> = {
  AppShellNavItem: "draws the link that it is given",
  CommandPalette: "a button and a window: both are styled by the theme alone",
  DataTableColumnSettings: "a button and its panel",
  DialogClose: "draws the button that it is given",
  GlobalStyle: "draws rules alone",
  GuidedTour: "is drawn by its library",
  ImagePreview: "fills the window",
  Toaster: "stands once beside the app",
  Tooltip: "draws the control that it is given",
  UiProvider: "draws nothing",
};

it.each(Object.entries(components))("%s takes ref, data-* and className to its element", (name, draw) => {
  const ref: { current: Element | null } = { current: null };
  render(draw({ ref: ref as Ref<never>, "data-testid": name, className: "own" }));
  const element = document.querySelector(`[data-testid="${name}"]`);
  expect(element).not.toBeNull();
  expect(ref.current).toBe(element);
  expect(element?.closest(".own") ?? element?.querySelector(".own")).not.toBeNull();
});

it("covers every public component", () => {
  const drawn = Object.entries(all)
    .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && typeof value !== "string")
    .map(([name]) => name);
  expect([...Object.keys(components), ...Object.keys(WITHOUT)].sort()).toEqual(drawn.sort());
});
