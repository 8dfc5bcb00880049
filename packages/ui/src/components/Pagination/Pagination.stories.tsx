import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Case, Gallery as Cases } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { Pagination, type PaginationProps } from "./Pagination.tsx";

// biome-ignore lint/a11y/useAnchorContent: the component puts the content in
const linkTo = (page: number) => <a href={`#page-${page}`} />;

const meta = {
  title: "部品/Pagination ページ送り（ページネーション）",
  id: "部品-pagination",
  component: Pagination,
  args: { page: 2, perPage: 50, total: 1234 },
  parameters: guide({
    use: "件数がわかっている一覧を、ページに分けて見せます。上から順に読み進めるだけなら LoadMore を使います。",
    do: [
      "ページには linkTo でアドレスを与えます。戻るボタンや共有で、同じページに戻れます。",
      "次のページを読み込むあいだは loading にして、いまの一覧を残します。",
      "1ページの件数を変えたら、渡されるページ番号へ移ります。見ていた行がそのまま見えます。",
    ],
    dont: [
      "1ページに収まる一覧で、番号だけを並べない。件数だけが自動で残ります。",
      "メッセージのように増え続けるものに使わない。ページの境目がずれて、読み飛ばします。",
      "件数を隠さない。「51〜100件 / 1,234件」が、絞り込みの手がかりになります。",
    ],
    keyboard: [
      ["Tab", "前へ・番号・次へを移動する"],
      ["Enter", "そのページを開く"],
    ],
    reader:
      "いまのページは「2ページ目、現在のページ」、件数は変わるたびに「51〜100件 / 1,234件」と読みます。",
  }),
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { linkTo, onPerPageChange: fn() } };

const Shown = (props: Partial<PaginationProps>) => (
  <Pagination page={12} perPage={50} total={1234} linkTo={linkTo} label="見本のページ" {...props} />
);

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="はじめ（前へは押せません）">
        <Shown page={1} label="はじめのページ" onPerPageChange={fn()} />
      </Case>
      <Case name="なかほど">
        <Shown label="なかほどのページ" />
      </Case>
      <Case name="おわり">
        <Shown page={25} label="おわりのページ" />
      </Case>
      <Case name="カーソルを重ねる" state="hover">
        <Shown page={3} total={320} label="重ねたページ" />
      </Case>
      <Case name="キーボードで選ぶ" state="focus-visible">
        <Shown page={3} total={320} label="選んだページ" />
      </Case>
      <Case name="読み込み中">
        <Shown page={3} total={320} loading label="読み込み中のページ" />
      </Case>
      <Case name="1ページだけ">
        <Shown page={1} total={12} unit="名" />
      </Case>
      <Case name="0件">
        <Shown page={1} total={0} />
      </Case>
      <Case name="桁が多い・狭い場所" width={360}>
        <Shown page={1234} total={1_234_567} perPage={100} label="狭いページ" onPerPageChange={fn()} />
      </Case>
    </Cases>
  ),
};

export const KeepsThePlace: Story = {
  name: "ページを移り、件数を変えても同じ行から見せる",
  render: function Stateful(args) {
    const [state, setState] = useState({ page: 2, perPage: 50 });
    return (
      <Pagination
        {...args}
        {...state}
        onPageChange={(page) => setState({ ...state, page })}
        onPerPageChange={(perPage, page) => setState({ page, perPage })}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "次へ" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("101〜150件 / 1,234件");
    await expect(canvas.getByRole("button", { name: /^3\s?ページ目$/ })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "1ページの件数" }), "20");
    await expect(canvas.getByRole("status")).toHaveTextContent("101〜120件 / 1,234件");
    await userEvent.click(canvas.getByRole("button", { name: /^62\s?ページ目$/ }));
    const next = canvas.getByRole("button", { name: "次へ" });
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(next);
    await expect(canvas.getByRole("status")).toHaveTextContent("1,221〜1,234件 / 1,234件");
  },
};
