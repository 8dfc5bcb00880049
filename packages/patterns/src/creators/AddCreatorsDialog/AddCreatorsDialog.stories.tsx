import type { Meta, StoryObj } from "@storybook/react-vite";
import { framed, guide } from "@tsumugi/ui/testing";
import { useState } from "react";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { sampleOpenCreator } from "../../testing/openCreators.ts";
import { AddCreatorsDialog, type AddResult } from "./AddCreatorsDialog.tsx";

const creators = [1, 2, 3, 4].map((index) => sampleOpenCreator(index));

/** The second was added by somebody else meanwhile, the fourth is no longer public. */
const results: AddResult[] = [
  { open_creator_uid: "creator_001", result: "created", managed_creator_uid: "managed_creator_201" },
  { open_creator_uid: "creator_002", result: "already_managed", managed_creator_uid: "managed_creator_140" },
  { open_creator_uid: "creator_003", result: "already_managed", managed_creator_uid: "managed_creator_003" },
  { open_creator_uid: "creator_004", result: "not_found", managed_creator_uid: null },
];

const meta = {
  title: "画面の型/クリエイター検索/AddCreatorsDialog",
  component: AddCreatorsDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    creators,
    onAdd: fn(),
    // biome-ignore lint/a11y/useAnchorContent: the list puts the name in
    linkTo: (uid) => <a href={`#${uid}`} />,
  },
  parameters: {
    ...framed,
    ...guide({
      use: "公開クリエイターをまとめて自社の記録にするときの確認と結果です。1名だけなら確認なしで追加し、結果はトーストで伝えます。",
      do: ["結果には 追加 n件・登録済み n件 をいつも並べます。登録済みは失敗ではありません。"],
      dont: ["登録済みを赤くしない。直すことは何もありません。"],
    }),
  },
} satisfies Meta<typeof AddCreatorsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Adds: Story = {
  name: "確かめて追加し、結果を見る",
  render: function Render(args) {
    const [done, setDone] = useState<readonly AddResult[]>();
    return (
      <AddCreatorsDialog
        {...args}
        results={done}
        onAdd={() => {
          args.onAdd();
          setDone(results);
        }}
      />
    );
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getByText(/選択のうち1名は登録済みです/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole("button", { name: "3名を追加する" }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(dialog.getByRole("status")).toHaveTextContent("追加1件登録済み2件見つかりません1件");
    await expect(dialog.getByRole("link", { name: "はるかの台所" })).toHaveAttribute(
      "href",
      "#managed_creator_140",
    );
  },
};

export const Failed: Story = {
  args: { error: "通信が切れたため追加できませんでした。接続を確かめて、もう一度お試しください。" },
};
