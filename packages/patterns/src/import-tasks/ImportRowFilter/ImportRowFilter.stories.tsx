import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { sampleErrorKinds, sampleFieldLabel } from "../samples.ts";
import { ImportRowFilter } from "./ImportRowFilter.tsx";

const meta = {
  title: "画面の型/一括登録/ImportRowFilter",
  component: ImportRowFilter,
  args: {
    kinds: sampleErrorKinds,
    filter: { error: "email.1" },
    found: 40,
    fieldLabel: sampleFieldLabel,
    onFilterChange: fn(),
  },
} satisfies Meta<typeof ImportRowFilter>;
export default meta;

export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText("理由で絞り込む"), "すべての理由");
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ error: undefined });
    await userEvent.type(canvas.getByLabelText("エラーの行を検索"), "花");
    await waitFor(() =>
      expect(args.onFilterChange).toHaveBeenLastCalledWith({ error: "email.1", keyword: "花" }),
    );
  },
};
