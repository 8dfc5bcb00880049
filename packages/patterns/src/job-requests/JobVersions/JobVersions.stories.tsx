import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildJobVersion, buildJobVersions } from "@tsumugi/mocks";
import { guide } from "@tsumugi/ui/testing";
import { expect, userEvent, within } from "storybook/test";
import { JobVersions } from "./JobVersions.tsx";

const { items } = buildJobVersions();

const meta = {
  title: "画面の型/依頼/JobVersions",
  component: JobVersions,
  parameters: guide({
    use: "1件の依頼の条件を、新しい版から順にすべて示します。2つの版の違いだけなら TermsChanges を、交渉の操作までなら JobVersionsPanel を使います。",
    do: [
      "versions は新しい順に渡します。前の版との違いは、この型が比べて示します。",
      "社内の画面と返信ページに、同じ版を渡します。両者が同じ条件を読めることが約束です。",
      "current には効力のある版を渡します。送信予約の版は、まだ「いまの条件」ではありません。",
    ],
    dont: ["終わった版を省かない。合意に至った経緯の記録です。"],
    keyboard: [["Enter / Space", "その版の条件をすべて開く"]],
    reader: "「条件の版」のリストとして、版・回答・送った日時の順に読みます。",
  }),
  args: { versions: items, current: 2 },
} satisfies Meta<typeof JobVersions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText("第1版の条件をすべて見る"));
    await expect(canvas.getByRole("region", { name: "第1版の条件" })).toBeVisible();
  },
};
export const FirstVersion: Story = {
  name: "はじめの条件だけ",
  args: { versions: [buildJobVersion()], current: 1 },
};
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
