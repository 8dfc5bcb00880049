import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Case, Gallery as Cases, LONG_NAME } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { Breadcrumbs } from "./Breadcrumbs.tsx";

const link = (name: string) => (
  <a key={name} href={`#${name}`}>
    {name}
  </a>
);
const deep = [link("案件"), link("2026年秋"), link("リップ"), link("秋の新作リップ"), "レポート"];

const meta = {
  title: "部品/Breadcrumbs パンくずリスト",
  id: "部品-breadcrumbs",
  component: Breadcrumbs,
  args: { items: [link("案件"), "秋の新作リップ"] },
  parameters: guide({
    use: "いまの画面の位置と、上の画面への道を見せます。第1階層の画面には置きません。",
    do: [
      "最後は画面そのものの名前を、リンクにせずに書きます。",
      "上の階層は、その画面の見出しと同じ言葉にします。",
    ],
    dont: [
      "履歴の代わりに使わない。来た順ではなく、置き場所の順です。",
      "1階層だけで出さない。見出しと同じことを二度言います。",
    ],
    keyboard: [["Tab", "上の階層のリンクと、たたまれた階層のボタンを移動する"]],
    reader: "「パンくずリスト」のナビゲーションで、最後を「現在のページ」と読みます。",
  }),
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="ふつう">
        <Breadcrumbs label="見本1" items={[link("案件"), "秋の新作リップ"]} />
      </Case>
      <Case name="カーソルを重ねる" state="hover">
        <Breadcrumbs label="見本2" items={[link("案件"), "秋の新作リップ"]} />
      </Case>
      <Case name="キーボードで選ぶ" state="focus-visible">
        <Breadcrumbs label="見本3" items={[link("案件"), "秋の新作リップ"]} />
      </Case>
      <Case name="5階層（なかほどをたたむ）">
        <Breadcrumbs label="見本4" items={deep} />
      </Case>
      <Case name="長い名前・狭い場所" width={300}>
        <Breadcrumbs label="見本5" items={[link("クリエイター管理"), link(LONG_NAME), "編集"]} />
      </Case>
    </Cases>
  ),
};

export const UnfoldsTheMiddle: Story = {
  name: "たたまれた階層はメニューから開ける",
  args: { items: deep },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText("リップ")).toBeNull();
    const folded = canvas.getByRole("button", { name: "途中の2階層" });
    await userEvent.click(folded);
    await expect(await screen.findByRole("menuitem", { name: "リップ" })).toHaveAttribute("href", "#リップ");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(folded).toHaveFocus());
    await expect(canvas.getByText("レポート")).toHaveAttribute("aria-current", "page");
  },
};
