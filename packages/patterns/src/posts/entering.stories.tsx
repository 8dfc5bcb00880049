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
