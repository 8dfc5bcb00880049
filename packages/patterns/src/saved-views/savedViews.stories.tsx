import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildList, buildSavedView } from "@tsumugi/mocks";
import { guide } from "@tsumugi/ui/testing";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { SavedViewBar } from "./SavedViewBar/SavedViewBar.tsx";
import { ViewNameDialog } from "./ViewNameDialog/ViewNameDialog.tsx";

const views = buildList(buildSavedView, 3);

const meta = {
  title: "画面の型/保存したビュー/ビュー",
  component: SavedViewBar,
  args: {
    views,
    current: null,
    isChanged: false,
    isFiltered: false,
    onChoose: fn(),
    onSaveAs: fn(),
    onUpdate: fn(),
    onRename: fn(),
    onShare: fn(),
    onDefault: fn(),
    onDelete: fn(),
  },
  parameters: guide({
    use: "一覧の上に置き、よく使う絞り込みを名前で呼び出します。",
    do: ["条件を変えても、押すまでビューには書き込みません。「変更あり」と「ビューを更新」を出します。"],
    dont: [
      "ビューを選んでいないときの列の幅や並びを、ビューに書き込まない。それは人ごとに自動で保存されます。",
    ],
  }),
} satisfies Meta<typeof SavedViewBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole("button", { name: "すべて" })).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(screen.getByRole("button", { name: "取引中の人" }));
    await expect(args.onChoose).toHaveBeenCalledWith("saved_view_001");
  },
};

export const Changed: Story = {
  name: "条件を変えたとき",
  args: { current: "saved_view_001", isChanged: true, isFiltered: true },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole("button", { name: "ビューを更新" }));
    await expect(args.onUpdate).toHaveBeenCalledWith(views[0]);
    await userEvent.click(screen.getByRole("button", { name: "ビュー「取引中の人」の操作" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "名前を変える" }));
    await expect(args.onRename).toHaveBeenCalledWith(views[0]);
  },
};

export const Colleagues: Story = {
  name: "ほかの人のビュー",
  args: { current: "saved_view_002", isChanged: true, isFiltered: true },
  play: async () => {
    await expect(screen.queryByRole("button", { name: "ビューを更新" })).toBeNull();
    await expect(screen.getByRole("button", { name: "別のビューとして保存" })).toBeVisible();
  },
};

export const Narrow: Story = { ...Changed, play: undefined, globals: { viewport: { value: "phone" } } };

const submit = fn();
export const Naming: Story = {
  name: "ViewNameDialog",
  render: () => (
    <ViewNameDialog
      title="ビューとして保存"
      submitLabel="保存する"
      canShare
      onClose={fn()}
      onSubmit={submit}
    />
  ),
  play: async () => {
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "保存する" }));
    await expect(dialog.getByRole("textbox", { name: /ビューの名前/ })).toHaveAccessibleDescription(
      /入力されていません/,
    );
    await userEvent.type(dialog.getByRole("textbox", { name: /ビューの名前/ }), "継続取引");
    await userEvent.click(dialog.getByRole("checkbox", { name: /社内に共有する/ }));
    await userEvent.click(dialog.getByRole("button", { name: "保存する" }));
    await expect(submit).toHaveBeenCalledWith({ name: "継続取引", is_shared: true });
  },
};
