import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildFigureEntry, buildPost } from "@tsumugi/mocks";
import { Card } from "@tsumugi/ui";
import { LONG_NAME } from "@tsumugi/ui/testing";
import { useState } from "react";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { PostFiguresForm } from "./PostFiguresForm/PostFiguresForm.tsx";
import { PostFilters, type PostFilterValue } from "./PostFilters/PostFilters.tsx";

const meta = { title: "画面の型/投稿実績/数値と絞り込み" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const keeps = fn();
const takes = fn();
const doubts = fn();
const byHand = { value: 90_000, source: "manual" as const, fetched_at: "2026-11-19T03:00:00Z" };

/** What is not a number is said at its field, and nothing goes out. */
export const Figures: Story = {
  render: () => (
    <PostFiguresForm
      post={buildPost({}, 1)}
      entries={[
        buildFigureEntry({}, 1),
        buildFigureEntry({ source: "manual", figures: { clicks: null } }, 2),
      ]}
      onSubmit={keeps}
      onCancel={fn()}
    />
  ),
  play: async ({ canvasElement }) => {
    const view = within(canvasElement);
    const reach = view.getByRole("textbox", { name: /リーチ/ });
    const save = view.getByRole("button", { name: "数値を保存" });
    await userEvent.click(save);
    await expect(view.getByText(/1つ以上入力してください/)).toBeVisible();
    await expect(view.getAllByRole("textbox")[0]).toHaveFocus();
    await userEvent.type(reach, "たくさん");
    await userEvent.click(save);
    await expect(reach).toBeInvalid();
    await expect(reach).toHaveFocus();
    await userEvent.clear(reach);
    await userEvent.type(reach, "12345678901234567890");
    await expect(reach).toHaveAccessibleDescription(/数が大きすぎます。999,999,999,999以下で/);
    await expect(keeps).not.toHaveBeenCalled();
    await userEvent.clear(reach);
    await userEvent.type(reach, "1.8万");
    const day = view.getByRole("textbox", { name: /計測日/ });
    await userEvent.clear(day);
    await userEvent.type(day, "先週");
    await userEvent.click(save);
    await expect(day).toHaveFocus();
    await expect(day).toHaveValue("先週");
    await expect(day).not.toHaveAccessibleDescription(/入力されていません/);
    await userEvent.clear(day);
    await userEvent.type(day, "2026/11/19");
    await userEvent.click(view.getByRole("button", { name: "数値を保存" }));
    await expect(keeps).toHaveBeenCalledWith(
      expect.objectContaining({ figures: { reach: 18_000 }, source: "creator" }),
    );
  },
};

/** What a person typed can be taken back; what a platform measured offers no such thing. */
export const TakeBack: Story = {
  render: () => (
    <PostFiguresForm
      post={buildPost({ metrics: { ...buildPost({}, 1).metrics, reach: byHand } }, 1)}
      onSubmit={takes}
      onCancel={fn()}
    />
  ),
  play: async ({ canvasElement }) => {
    const view = within(canvasElement);
    await expect(view.getAllByRole("button", { name: /数値を取り消す/ })).toHaveLength(1);
    await userEvent.click(view.getByRole("button", { name: "リーチの数値を取り消す" }));
    await expect(view.getByRole("textbox", { name: /リーチ/ })).toHaveAccessibleDescription(
      /未計測に戻します/,
    );
    await userEvent.click(view.getByRole("button", { name: "リーチの取り消しをやめる" }));
    await userEvent.click(view.getByRole("button", { name: "数値を保存" }));
    await expect(view.getByText(/1つ以上入力してください/)).toBeVisible();
    await userEvent.click(view.getByRole("button", { name: "リーチの数値を取り消す" }));
    await userEvent.click(view.getByRole("button", { name: "数値を保存" }));
    await expect(takes).toHaveBeenCalledWith(expect.objectContaining({ figures: { reach: null } }));
  },
};

/** What can hardly be true is said, and is saved all the same. */
export const Doubts: Story = {
  render: () => <PostFiguresForm post={buildPost({}, 1)} onSubmit={doubts} onCancel={fn()} />,
  play: async ({ canvasElement }) => {
    const view = within(canvasElement);
    const type = async (name: RegExp, text: string) => {
      const field = view.getByRole("textbox", { name });
      await userEvent.clear(field);
      await userEvent.type(field, text);
    };
    await type(/再生数/, "1,00,000");
    await expect(view.getByText(/100,000と読みました/)).toBeVisible();
    await type(/再生数/, "100000");
    await type(/いいね/, "150000");
    await expect(view.getByText(/再生数の100,000より多い数値です/)).toBeVisible();
    await userEvent.click(view.getByRole("button", { name: "数値を保存" }));
    await expect(doubts).toHaveBeenCalledWith(
      expect.objectContaining({ figures: { views: 100_000, likes: 150_000 } }),
    );
  },
};

function Filters() {
  const [value, setValue] = useState<PostFilterValue>({ creator_uid: ["c1"] });
  return (
    <Card flush>
      <PostFilters
        value={value}
        onValueChange={(change) => setValue({ ...value, ...change })}
        creators={[{ value: "c1", label: LONG_NAME }]}
        totalCount={12}
      />
    </Card>
  );
}

export const LongText: Story = {
  render: () => <Filters />,
  play: async ({ canvasElement }) => {
    const view = within(canvasElement);
    await userEvent.click(view.getByRole("button", { name: "PR表記" }));
    await userEvent.click(await screen.findByRole("checkbox", { name: "署名なし" }));
    await userEvent.keyboard("{Escape}");
    await expect(view.getByText("PR表記: 署名なし")).toBeVisible();
    await expect(view.getByText(`クリエイター: ${LONG_NAME}`)).toBeVisible();
  },
};
