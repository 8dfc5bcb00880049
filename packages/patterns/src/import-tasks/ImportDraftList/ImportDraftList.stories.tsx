import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { ImportDraftList } from "./ImportDraftList.tsx";

const meta = {
  title: "画面の型/一括登録/ImportDraftList",
  component: ImportDraftList,
  args: {
    drafts: [
      { uid: "d1", file_name: "名簿.csv", created_at: "2026-11-20T00:40:00.000Z" },
      {
        uid: "d2",
        file_name: "とても長い名前のクリエイター一覧_2026年11月_最終版_修正済み.csv",
        created_at: "2026-11-19T01:00:00.000Z",
      },
    ],
    onGoOn: fn(),
    onDiscard: fn(),
  },
} satisfies Meta<typeof ImportDraftList>;
export default meta;

export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "「名簿.csv」を続ける" }));
    await expect(args.onGoOn).toHaveBeenLastCalledWith("d1");
    await userEvent.click(canvas.getByRole("button", { name: /とても長い名前.*を破棄する/ }));
    await expect(args.onDiscard).toHaveBeenLastCalledWith("d2");
  },
};
