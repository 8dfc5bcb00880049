import type { Meta, StoryObj } from "@storybook/react-vite";
import type { DuplicatePair } from "@tsumugi/contract";
import { buildManagedCreator } from "@tsumugi/mocks";
import { framed, guide, LONG_NAME } from "@tsumugi/ui/testing";
import { expect, fn, screen, userEvent } from "storybook/test";
import { DuplicatePairsDialog } from "./DuplicatePairsDialog.tsx";

const left = buildManagedCreator({ display_name: "はなこの毎日" }, 3);
const pairs: DuplicatePair[] = [
  {
    left,
    right: buildManagedCreator({ display_name: "ハナコの毎日", email: left.email, kana: left.kana }, 9),
    reasons: ["email", "kana"],
  },
  {
    left: buildManagedCreator({ display_name: LONG_NAME, agency: LONG_NAME }, 4),
    right: buildManagedCreator({ display_name: LONG_NAME, phone: "" }, 5),
    reasons: ["name"],
  },
];

const meta = {
  title: "画面の型/クリエイター管理/DuplicatePairsDialog",
  component: DuplicatePairsDialog,
  args: { pairs, onMerge: fn(), onDifferent: fn(), onClose: fn() },
  parameters: {
    ...framed,
    ...guide({
      use: "同じ人が二重に登録されているかもしれない組を、理由と並べて見せます。まとめるか、別人と決めるかを選びます。",
      do: ["なぜ候補なのかを組ごとに示し、見比べる項目を左右に並べます。"],
      dont: ["自動でまとめない。家族や事務所は同じ連絡先を使います。"],
    }),
  },
} satisfies Meta<typeof DuplicatePairsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args }) => {
    const [accounts] = await screen.findAllByRole("row", { name: /^SNS (YouTube|Instagram|TikTok|X) @/ });
    await expect(accounts).toBeVisible();
    await userEvent.click(
      await screen.findByRole("button", { name: "はなこの毎日とハナコの毎日を1件にまとめる" }),
    );
    await expect(args.onMerge).toHaveBeenCalledWith(pairs[0]);
    await userEvent.click(screen.getByRole("button", { name: "はなこの毎日とハナコの毎日は別人" }));
    await expect(args.onDifferent).toHaveBeenCalledWith(pairs[0]);
  },
};
export const Empty: Story = { name: "なし", args: { pairs: [] } };
export const Loading: Story = { name: "読み込み中", args: { pairs: [], loading: true } };
export const Failed: Story = {
  name: "失敗",
  args: { pairs: [], error: "候補を読み込めませんでした。もう一度開いてください。" },
};
export const Phone: Story = { name: "スマートフォン", globals: { viewport: { value: "phone" } } };
