import type { Meta, StoryObj } from "@storybook/react-vite";
import { Row } from "../../testing/Gallery.tsx";
import { pictures } from "../../testing/pictures.ts";
import { Avatar } from "./Avatar.tsx";

const meta = { title: "コンポーネント/Avatar", component: Avatar, args: { name: "はなこ" } } satisfies Meta<
  typeof Avatar
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Row>
      {(["xs", "sm", "md", "lg", "xl"] as const).map((size) => (
        <Avatar key={size} name="佐藤 花子" size={size} />
      ))}
      {["𠮷野", "葛󠄀城", "👨‍👩‍👧家族", "Mika", "ツムギ", ""].map((name) => (
        <Avatar key={name} name={name} />
      ))}
      <Avatar name="絵" image={pictures.blue} size="lg" />
      <Avatar name="壊れた絵" image="data:image/png;base64,AAAA" size="lg" />
      <Avatar name="つむぎ化粧品" size="lg" square />
    </Row>
  ),
};
