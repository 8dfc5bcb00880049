import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildGenres } from "@tsumugi/mocks";
import { guide } from "@tsumugi/ui/testing";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { CreatorSearchFilters } from "./CreatorSearchFilters.tsx";

const meta = {
  title: "画面の型/クリエイター検索/CreatorSearchFilters",
  component: CreatorSearchFilters,
  args: {
    value: { genre: ["genre_001"], follower_min: 10_000, follower_max: 49_999 },
    onValueChange: fn(),
    genres: buildGenres().map(({ uid, name }) => ({ value: uid, label: name, count: 1284 })),
    areas: ["北海道", "東京都", "愛知県", "大阪府", "福岡県"].map((area) => ({ value: area, label: area })),
    languages: ["日本語", "英語", "中国語"].map((language) => ({ value: language, label: language })),
    totalCount: 1284,
  },
  parameters: guide({
    use: "クリエイター検索の絞り込みです。選んだ条件は下にタグで残り、1つずつ外せます。",
    do: [
      "値はそのままURLに入れます。戻るボタンで前の条件に戻れます。",
      "サービスが答えられない条件は offered から外します。",
    ],
    dont: ["件数がまだ分からないときに 0名 と出さない。totalCount を渡さなければ何も出ません。"],
    keyboard: [
      ["Enter / Space", "条件の一覧を開く"],
      ["Esc", "一覧を閉じてボタンに戻る"],
    ],
    reader: "件数が変わると「1,284名」のように読み上げます。タグを外すと、条件の一覧にフォーカスが残ります。",
  }),
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <CreatorSearchFilters
        {...args}
        value={value}
        onValueChange={(next) => {
          args.onValueChange(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof CreatorSearchFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filters: Story = {
  name: "条件を足して外す",
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("status")).toHaveTextContent("1,284名");
    await userEvent.click(canvas.getByRole("button", { name: "SNS" }));
    await userEvent.click(await screen.findByRole("checkbox", { name: "YouTube" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ platform: ["youtube"] }),
    );
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "SNS（1）" })).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "反応率" }));
    await userEvent.click(await screen.findByRole("radio", { name: "3%以上" }));
    await userEvent.keyboard("{Escape}");
    const applied = within(canvas.getByRole("list", { name: "絞り込みの条件" }));
    await expect(applied.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "YouTube",
      "美容",
      "フォロワー 1万〜5万人",
      "反応率 3%以上",
    ]);
    await userEvent.click(applied.getByRole("button", { name: "フォロワー 1万〜5万人を外す" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ follower_min: undefined, follower_max: undefined, engagement_min: 0.03 }),
    );
    await waitFor(() => expect(canvas.getByRole("list", { name: "絞り込みの条件" })).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "条件を消す" }));
    await expect(applied.queryAllByRole("listitem")).toHaveLength(0);
  },
};

const areas = Array.from({ length: 47 }, (_, index) => ({
  value: `地域${index + 1}`,
  label: `地域${index + 1}`,
}));

/** Every prefecture at once: what is in force takes one row, and the last of it can be taken away. */
export const ManyOnPhone: Story = {
  name: "たくさんの条件・狭い画面",
  globals: { viewport: { value: "phone" } },
  args: { areas, value: { area: areas.map(({ value }) => value), engagement_min: 0.03 } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const applied = canvas.getByRole("list", { name: "絞り込みの条件" });
    await expect(within(applied).getAllByRole("listitem")).toHaveLength(48);
    await expect(applied.offsetHeight).toBeLessThanOrEqual(60);
    await expect(canvas.getByRole("button", { name: "条件を消す" })).toBeVisible();
    const last = within(applied).getByRole("button", { name: "地域47を外す" });
    await expect(last.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.click(last);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ area: areas.slice(0, -1).map(({ value }) => value) }),
    );
  },
};
