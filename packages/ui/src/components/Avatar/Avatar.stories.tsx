import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { Case, Gallery as Cases, LONG_NAME, Row } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { pictures } from "../../testing/pictures.ts";
import { Avatar } from "./Avatar.tsx";
import { AvatarGroup } from "./AvatarGroup.tsx";

const meta = {
  title: "部品/Avatar アバター（プロフィール画像）",
  id: "部品-avatar",
  component: Avatar,
  args: { name: "はなこ" },
  parameters: guide({
    use: "人や会社を、名前のとなりで見分ける目印です。名前なしで並べるなら AvatarGroup を使います。",
    do: [
      "名前と並べます。Avatar は飾りとして扱われ、読み上げられません。",
      "会社と商品は square にし、人と形で分けます。",
      "担当が何人もいるところは AvatarGroup にします。5人目からは +2 のようにまとまります。",
    ],
    dont: [
      "絵だけで人を示さない。同じ頭文字の人を見分けられません。",
      "色に意味を持たせない。色は名前から自動で決まり、選べません。",
    ],
    reader: "Avatar は読みません。AvatarGroup は「田中 美咲、鈴木 健（2名）」とまとめて読みます。",
  }),
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const people = ["田中 美咲", "鈴木 健", "佐藤 花子", "髙橋 翔", "𠮷野 りん", LONG_NAME].map((name) => ({
  name,
}));
const sizes = ["xs", "sm", "md", "lg", "xl"] as const;

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="大きさ">
        <Row>
          {sizes.map((size) => (
            <Avatar key={size} name="佐藤 花子" size={size} />
          ))}
          {sizes.map((size) => (
            <Avatar key={size} name="佐藤 花子" image={pictures.red} size={size} />
          ))}
        </Row>
      </Case>
      <Case name="頭文字（𠮷・異体字・絵文字・英字・カナ・名前なし）">
        <Row>
          {["𠮷野", "葛󠄀城", "👨‍👩‍👧家族", "🇯🇵旅", "mika", "ツムギ", "が行", " 　山田", ""].map((name) => (
            <Avatar key={name} name={name} size="lg" />
          ))}
        </Row>
      </Case>
      <Case name="絵が読み込めない・会社">
        <Row>
          <Avatar name="壊れた絵" image="data:image/png;base64,AAAA" size="lg" />
          <Avatar name="つむぎ化粧品" size="lg" square />
          <Avatar name="つむぎ化粧品" image={pictures.blue} size="lg" square />
        </Row>
      </Case>
      <Case name="何人か">
        <Row>
          <AvatarGroup people={people.slice(0, 2)} />
          <AvatarGroup people={people.slice(0, 5)} />
          <AvatarGroup people={people} max={3} size="lg" />
          <AvatarGroup
            people={Array.from({ length: 240 }, (_, index) => ({ name: `担当${index}` }))}
            size="xs"
          />
        </Row>
      </Case>
    </Cases>
  ),
};

export const ReadsGroup: Story = {
  name: "まとめて読み、絵がなければ頭文字になる",
  render: () => (
    <Row>
      <AvatarGroup people={people.slice(0, 2)} />
      <Avatar name="壊れた絵" image="data:image/png;base64,AAAA" />
    </Row>
  ),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("img", { name: "田中 美咲、鈴木 健（2名）" }),
    ).toBeInTheDocument();
    await waitFor(() => expect(canvasElement.querySelector("img")).toBeNull());
  },
};
