import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildOpenCreator } from "@tsumugi/mocks";
import { createSelection, EmptyState, Stack, useSelectedKeys } from "@tsumugi/ui";
import { Case, Gallery, guide, LONG_NAME } from "@tsumugi/ui/testing";
import { expect, fn, userEvent, within } from "storybook/test";
import { knownLittle, sampleOpenCreator, sampleOpenCreators } from "../../testing/openCreators.ts";
import { CreatorChoiceBar } from "../CreatorChoiceBar/CreatorChoiceBar.tsx";
import { OpenCreatorCards } from "./OpenCreatorCards.tsx";

const meta = {
  title: "画面の型/クリエイター検索/OpenCreatorCards",
  component: OpenCreatorCards,
  args: {
    creators: sampleOpenCreators,
    selection: createSelection(),
    onAdd: fn(),
    // biome-ignore lint/a11y/useAnchorContent: the card puts the name in
    linkTo: (creator) => <a href={`#${creator.uid}`} />,
  },
  parameters: guide({
    use: "クリエイター検索の結果をカードで見せます。数字で並べて比べたい人には、同じ結果を OpenCreatorTable で見せます。",
    do: [
      "選択（selection）は画面の外に置きます。条件を変えても、表に切り替えても選んだ人が残ります。",
      "反応率にはジャンルの中央値を添えます。数字だけでは高いか低いか分かりません。",
    ],
    dont: ["編集できない人に「追加する」を出さない。onAdd を渡さなければ消えます。"],
    reader: "反応率の矢印は「ジャンル中央値より高い」のように読み上げます。",
  }),
} satisfies Meta<typeof OpenCreatorCards>;
export default meta;
type Story = StoryObj<typeof meta>;

const onCompareAdd = fn();

export const Chooses: Story = {
  name: "選んで比べる・追加する",
  render: function Render(args) {
    const selection = args.selection ?? createSelection();
    const keys = useSelectedKeys(selection);
    return (
      <Stack>
        <OpenCreatorCards {...args} />
        <CreatorChoiceBar
          chosen={keys.flatMap((key) => args.creators.find(({ uid }) => uid === key) ?? [])}
          compareLink={<a href={`#compare=${keys.join(",")}`} />}
          onAdd={onCompareAdd}
          onClear={selection.clear}
        />
      </Stack>
    );
  },
  args: { selection: createSelection(["creator_003"]) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("比較は2名からです")).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: "みお｜毎日スキンケアを選択" }));
    await expect(canvas.getByRole("link", { name: "比較する" })).toHaveAttribute(
      "href",
      "#compare=creator_003,creator_001",
    );
    // The third is ours already: only the new one is added.
    await userEvent.click(canvas.getByRole("button", { name: "1名を追加する" }));
    await expect(onCompareAdd).toHaveBeenLastCalledWith(["creator_001"]);
    for (const checkbox of canvas.getAllByRole<HTMLInputElement>("checkbox", { checked: false }))
      await userEvent.click(checkbox);
    await expect(canvas.getByText("比較は5名までです")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "比較する" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "選択を解除" }));
    await expect(canvas.queryByRole("region", { name: "選択したクリエイター" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "みお｜毎日スキンケアを追加する" }));
    await expect(args.onAdd).toHaveBeenCalledWith(expect.objectContaining({ uid: "creator_001" }));
  },
};

export const States: Story = {
  name: "状態一覧",
  render: (args) => (
    <Gallery>
      <Case name="読み込み中">
        <OpenCreatorCards creators={[]} loading />
      </Case>
      <Case name="該当なし">
        <OpenCreatorCards
          creators={[]}
          empty={
            <EmptyState kind="noMatch" title="該当するクリエイターはいません">
              条件を1つずつ外して試してください。
            </EmptyState>
          }
        />
      </Case>
      <Case name="閲覧のみ・分からない値・長い名前・追加中">
        <OpenCreatorCards
          linkTo={args.linkTo}
          creators={[
            knownLittle(buildOpenCreator({ engagement_rate: null, accounts: [], area: "", bio: "" }, 5)),
            sampleOpenCreator(7, {
              name: LONG_NAME,
              bio: LONG_NAME.repeat(3),
              genres: [{ uid: "long", name: LONG_NAME }],
            }),
          ]}
        />
        <OpenCreatorCards creators={[sampleOpenCreator(2)]} onAdd={args.onAdd} addingUid="creator_002" />
      </Case>
    </Gallery>
  ),
};
