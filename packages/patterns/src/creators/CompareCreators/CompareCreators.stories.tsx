import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildOpenCreator } from "@tsumugi/mocks";
import { Case, Gallery, guide, LONG_NAME } from "@tsumugi/ui/testing";
import { expect, fn, userEvent, within } from "storybook/test";
import { sampleOpenCreator, sampleOpenCreators } from "../../testing/openCreators.ts";
import { CompareCreators } from "./CompareCreators.tsx";

const meta = {
  title: "画面の型/クリエイター検索/CompareCreators",
  component: CompareCreators,
  args: {
    creators: sampleOpenCreators.slice(0, 5),
    onRemove: fn(),
    // biome-ignore lint/a11y/useAnchorContent: the table puts the name in
    linkTo: (creator) => <a href={`#${creator.uid}`} />,
  },
  parameters: guide({
    use: "2〜5名を並べて、誰に頼むかを決めるための表です。そのまま印刷して稟議に添えられます。",
    do: ["いちばん良い値には言葉の印を付けます。同じ値なら両方に付きます。"],
    dont: ["分からない値を0として比べない。横線のまま、印の対象から外します。"],
  }),
} satisfies Meta<typeof CompareCreators>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Compares: Story = {
  name: "5名を比べる",
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const followers = canvas.getByRole("row", { name: /フォロワー計/ });
    await expect(within(followers).getByText("いちばん多い").closest("td")).toHaveTextContent(
      `${Math.max(...args.creators.map((one) => one.follower_count ?? 0)).toLocaleString("ja-JP")}人`,
    );
    // Of each platform, too: the same sum may lie on another one.
    const [first] = args.creators[0]?.accounts ?? [];
    const platforms = within(canvas.getByRole("row", { name: /^SNS/ }));
    await expect(platforms.getAllByTitle(`@${first?.handle}`).length).toBeGreaterThan(0);
    await expect(canvas.getByRole("row", { name: /^最終投稿/ })).toHaveTextContent(/\d{4}\/\d{2}\/\d{2}/);
    await userEvent.click(canvas.getByRole("button", { name: "はるかの台所を比較から外す" }));
    await expect(args.onRemove).toHaveBeenCalledWith(expect.objectContaining({ uid: "creator_002" }));
  },
};

export const States: Story = {
  name: "状態一覧",
  render: (args) => (
    <Gallery>
      <Case name="2名・長い名前・分からない値">
        <CompareCreators
          {...args}
          creators={[
            sampleOpenCreator(1, { name: LONG_NAME, bio: LONG_NAME.repeat(2) }),
            buildOpenCreator({ engagement_rate: null, follower_count: null, area: "" }, 2),
          ]}
        />
      </Case>
      <Case name="まだ選んでいない">
        <CompareCreators creators={[]} />
      </Case>
    </Gallery>
  ),
};
