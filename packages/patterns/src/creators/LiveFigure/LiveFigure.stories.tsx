import type { Meta, StoryObj } from "@storybook/react-vite";
import { Case, Gallery, guide } from "@tsumugi/ui/testing";
import { expect, fn, userEvent, within } from "storybook/test";
import { AccountList } from "../../managed-creators/AccountList/AccountList.tsx";
import { sampleOpenCreator } from "../../testing/openCreators.ts";
import { LiveFigure } from "./LiveFigure.tsx";

const meta = {
  title: "画面の型/クリエイター検索/LiveFigure",
  component: LiveFigure,
  args: { figure: { follower_count: 24_300, post_count: 318, source: "api" }, storedCount: 24_100 },
  parameters: guide({
    use: "SNSから今取得した数値を、保存してある数値の下に添えます。AccountList の live に渡します。",
    do: ["取得できないときは、原因と直し方を一文で出し、保存してある数値はそのまま見せます。"],
    dont: ["サンプルの数値を本物のように見せない。「サンプルデータ」の印を必ず付けます。"],
  }),
} satisfies Meta<typeof LiveFigure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InList: Story = {
  name: "アカウントの一覧の中で",
  render: (args) => (
    <AccountList accounts={sampleOpenCreator(1).accounts} live={() => <LiveFigure {...args} />} />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText("（+200）")).toHaveLength(2);
  },
};

export const States: Story = {
  name: "状態一覧",
  args: { onRetry: fn() },
  render: (args) => (
    <Gallery>
      <Case name="取得中">
        <LiveFigure loading />
      </Case>
      <Case name="サンプル・減った">
        <LiveFigure
          figure={{ follower_count: 24_000, post_count: 12, source: "sandbox" }}
          storedCount={24_100}
        />
      </Case>
      <Case name="変わらない">
        <LiveFigure figure={{ follower_count: 24_100, post_count: 12, source: "api" }} storedCount={24_100} />
      </Case>
      <Case name="分からない">
        <LiveFigure figure={{ follower_count: null, post_count: null, source: "api" }} storedCount={24_100} />
      </Case>
      <Case name="連携が未設定">
        <LiveFigure unconnected="いまの人数は表示できません（連携が未設定）" />
      </Case>
      <Case name="取得できない">
        <LiveFigure
          error="InstagramのAPIキーが設定されていません。管理者に設定を依頼してください。"
          onRetry={args.onRetry}
        />
      </Case>
    </Gallery>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("サンプルデータ")).toBeVisible();
    // The stored figure stands right above: one that has not moved is not said again.
    await expect(canvas.getByText("人数は変わっていません")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "もう一度取得" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
