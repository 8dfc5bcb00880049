import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  getImportTaskStatus,
  listDuplicatePairs,
  listManagedCreators,
  listProjects,
  listSavedViews,
  updateManagedCreator,
} from "@tsumugi/contract";
import {
  buildImportTask,
  buildManagedCreator,
  buildProject,
  buildSavedView,
  LONG_NAME,
  mockEndpoint,
  mockError,
  mockForever,
} from "@tsumugi/mocks";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { asViewer, contractEnded, noRows, onPhone, over } from "../../testing/states.ts";
import { ManagedCreatorsPage } from "./ManagedCreatorsPage.tsx";

const meta = {
  title: "画面/クリエイター管理/一覧",
  component: ManagedCreatorsPage,
  render: (_, { parameters }) => (
    <PageFrame path={paths.managedCreators.path} at={parameters.at}>
      <ManagedCreatorsPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof ManagedCreatorsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shown and read aloud: the words stand in the page twice. */
const toastSays = async (words: string | RegExp) =>
  expect((await screen.findAllByText(words, undefined, { timeout: 5000 })).length).toBeGreaterThan(0);

export const Loaded: Story = {
  play: async () => {
    await screen.findAllByLabelText("みお｜毎日スキンケアを選択");
  },
};

export const ChoosesOne: Story = {
  ...Loaded,
  name: "1人を選ぶ",
  play: async () => {
    const [first] = await screen.findAllByLabelText("みお｜毎日スキンケアを選択");
    await userEvent.click(first as HTMLElement);
    await expect(await screen.findByRole("button", { name: "案件に追加" })).toBeVisible();
  },
};

/** Of hundreds of projects the one is found by its name; one list that does not come is not called empty. */
export const AddsToProject: Story = {
  name: "案件を探して追加する",
  ...over(
    mockEndpoint(listProjects, ({ query }) => ({
      ...noRows,
      items: query.keyword === "冬" ? [buildProject({ name: "冬の保湿ケア" }, 1)] : [],
      total: 201,
    })),
  ),
  play: async () => {
    await ChoosesOne.play?.({} as never);
    await userEvent.click(screen.getByRole("button", { name: "案件に追加" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(await dialog.findByRole("combobox", { name: /案件/ }), "冬");
    await userEvent.click(await screen.findByRole("option", { name: "冬の保湿ケア" }));
    await userEvent.click(dialog.getByRole("button", { name: "追加する" }));
    await toastSays(/を「冬の保湿ケア」に追加しました/);
  },
};

export const AddsToProjectFailed: Story = {
  name: "追加する案件を読み込めない",
  ...over(mockError(listProjects, "internal")),
  play: async () => {
    await ChoosesOne.play?.({} as never);
    await userEvent.click(screen.getByRole("button", { name: "案件に追加" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(await dialog.findByRole("combobox", { name: /案件/ }));
    await expect(await screen.findByRole("option", { name: "もう一度読み込む" })).toBeVisible();
    await expect(dialog.queryByText(/案件がまだありません/)).toBeNull();
  },
};

/** Every row that matches, a change for all of them, and the way back in the same message. */
export const ChangesMany: Story = {
  name: "条件に合う全員のタグを変える",
  play: async () => {
    await screen.findAllByText("みお｜毎日スキンケア");
    await userEvent.click(screen.getByRole("checkbox", { name: "表示中の行をすべて選択" }));
    await userEvent.click(await screen.findByRole("button", { name: "タグ" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "タグを付ける" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByRole("combobox", { name: /タグ/ }), "秋冬{Enter}");
    await userEvent.click(dialog.getByRole("button", { name: "タグを付ける" }));
    await toastSays(/名にタグ「秋冬」を付けました/);
    await userEvent.click(screen.getByRole("button", { name: "元に戻す" }));
    await toastSays("2名を変更前に戻しました");
  },
};

/** The default view opens by itself; a change is shown and kept only when it is said so. */
export const WithDefaultView: Story = {
  name: "最初に開くビュー",
  ...over(mockEndpoint(listSavedViews, { items: [buildSavedView({ is_default: true }, 1)] })),
  play: async () => {
    const applied = within(await screen.findByRole("list", { name: "絞り込みの条件" }));
    await expect(await applied.findByText("取引中")).toBeVisible();
    await userEvent.click(applied.getByRole("button", { name: /取引中/ }));
    await userEvent.click(await screen.findByRole("button", { name: "ビューを更新" }));
    await toastSays("ビュー「取引中の人」を更新しました");
  },
};

/** Asks the server by a field of the company's own; nobody matches, and one press takes the condition away. */
export const ByOwnField: Story = {
  name: "自社の項目で絞り込む",
  ...over(
    mockEndpoint(listManagedCreators, ({ query }) =>
      query.custom?.includes("custom_field_001.min.24.5")
        ? noRows
        : { items: [buildManagedCreator({}, 1)], next_cursor: null, total: 1 },
    ),
  ),
  play: async () => {
    await screen.findAllByText("みお｜毎日スキンケア");
    await userEvent.click(await screen.findByRole("button", { name: "自社の項目・空欄" }));
    await userEvent.type(await screen.findByRole("textbox", { name: "靴のサイズ（以上）" }), "24.5{Enter}");
    const applied = within(screen.getByRole("list", { name: "絞り込みの条件" }));
    await expect(await applied.findByText("靴のサイズ: 24.5以上")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await screen.findByText("条件に合うクリエイターはいません");
    const [, clear] = await screen.findAllByRole("button", { name: "条件を消す" });
    await userEvent.click(clear as HTMLElement);
    await expect((await screen.findAllByText("みお｜毎日スキンケア")).length).toBeGreaterThan(0);
    await expect(applied.queryByText(/靴のサイズ/)).toBeNull();
  },
};

export const ByOwnFieldOnPhone: Story = {
  ...ByOwnField,
  name: "自社の項目で絞り込む（スマートフォン）",
  ...onPhone,
};

const changed = buildManagedCreator({ tags: ["同僚のタグ"], version: 9 }, 1);
export const StaleCell: Story = {
  name: "表で直す間にほかの人が変えた",
  parameters: {
    ...over(mockError(updateManagedCreator, "stale_version", { current: changed })).parameters,
  },
  play: async () => {
    await screen.findAllByText("みお｜毎日スキンケア");
    const [, row] = screen.getAllByRole("row");
    const header = screen.getByRole("columnheader", { name: "タグ" });
    const place = [...(header.parentElement?.children ?? [])].indexOf(header);
    await userEvent.dblClick((row as HTMLElement).children[place] as HTMLElement);
    await userEvent.keyboard("秋冬{Enter}");
    await waitFor(() => expect(document.body).toHaveTextContent(/現在:「同僚のタグ」/));
  },
};

export const Empty: Story = {
  ...over(mockEndpoint(listManagedCreators, noRows)),
  play: async () => {
    await expect(await screen.findByRole("link", { name: "CSV・Excelでまとめて登録" })).toBeVisible();
  },
};

const filtered = over(mockEndpoint(listManagedCreators, noRows));
export const NoMatch: Story = {
  parameters: { ...filtered.parameters, at: paths.managedCreators.getHref({ keyword: "いない人" }) },
  play: async () => {
    const clear = await screen.findAllByRole("button", { name: "条件を消す" });
    await expect(clear.at(-1)).toBeVisible();
  },
};

export const Loading: Story = {
  ...over(mockForever(listManagedCreators)),
  play: async () => {
    await expect(await screen.findByRole("grid")).toHaveAttribute("aria-busy", "true");
  },
};

export const Failed: Story = {
  ...over(mockError(listManagedCreators, "internal")),
  play: async () => {
    await expect(await screen.findByText("req_mock")).toBeVisible();
    await expect(screen.getByRole("button", { name: "もう一度読み込む" })).toBeVisible();
  },
};

const askedForImport = fn();
/** A viewer finds no button that would be refused, and no fees. */
export const Forbidden: Story = {
  ...over(
    asViewer,
    mockEndpoint(getImportTaskStatus, () => {
      askedForImport();
      return { task: buildImportTask({ failed: 2, checked_at: null }) };
    }),
  ),
  play: async () => {
    await screen.findAllByText("みお｜毎日スキンケア");
    await expect(screen.queryByRole("link", { name: "手動登録" })).toBeNull();
    await expect(await screen.findByText("閲覧のみ（変更は管理者に依頼してください）")).toBeVisible();
    await expect(screen.queryByRole("columnheader", { name: "直近の報酬" })).toBeNull();
    await waitFor(() => expect(askedForImport).toHaveBeenCalled());
    // The banner would lead to a page that is for those who write; it would be drawn by the time that this has passed.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(screen.queryByText(/^一括登録: /)).toBeNull();
  },
};

export const ReadOnly: Story = {
  ...over(contractEnded),
  play: async () => {
    await screen.findAllByText("みお｜毎日スキンケア");
    await expect(screen.queryByRole("link", { name: "一括登録" })).toBeNull();
    await expect(await screen.findByRole("button", { name: "CSV出力" })).toBeVisible();
  },
};

const long = buildManagedCreator({ display_name: LONG_NAME, tags: [LONG_NAME.slice(0, 40), "敏感肌"] }, 1);
export const LongText: Story = {
  ...over(mockEndpoint(listManagedCreators, { items: [long], next_cursor: null, total: 1 })),
  play: async () => {
    await expect(await screen.findByRole("link", { name: LONG_NAME })).toBeVisible();
  },
};

export const Phone: Story = { ...Loaded, ...onPhone };

/** Narrow or wide as the story says; a real window cannot be turned from within. */
const screenNow = { isPhone: true, tell: new Set<() => void>() };
const turn = (isPhone: boolean) => {
  screenNow.isPhone = isPhone;
  for (const tell of screenNow.tell) tell();
};

export const Turned: Story = {
  name: "まとめて変えている間にスマートフォンの向きを変える",
  beforeEach: () => {
    const real = window.matchMedia;
    window.matchMedia = (query) => {
      const asked = real.call(window, query);
      if (query !== "(max-width: 640px)") return asked;
      return Object.defineProperties(asked, {
        matches: { get: () => screenNow.isPhone },
        addEventListener: { value: (_: string, tell: () => void) => screenNow.tell.add(tell) },
        removeEventListener: { value: (_: string, tell: () => void) => screenNow.tell.delete(tell) },
      });
    };
    screenNow.isPhone = true;
    return () => {
      window.matchMedia = real;
    };
  },
  play: async () => {
    const [, first] = await screen.findAllByRole("checkbox");
    await userEvent.click(first as HTMLElement);
    await userEvent.click(await screen.findByRole("button", { name: "タグ" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "タグを付ける" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(await dialog.findByRole("combobox"), "春夏{Enter}");
    turn(false);
    await expect(await screen.findByRole("grid", { hidden: true })).toBeInTheDocument();
    await expect(dialog.getByText("春夏")).toBeVisible();
  },
};

export const StillHeader: Story = {
  name: "見出しのボタンは、重複を数える間も動かない",
  ...over(mockForever(listDuplicatePairs)),
  play: async () => {
    await expect(await screen.findByRole("button", { name: "重複の候補" })).toBeVisible();
  },
};
