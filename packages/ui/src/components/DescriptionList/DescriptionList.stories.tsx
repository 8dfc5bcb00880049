import type { Meta, StoryObj } from "@storybook/react-vite";
import { LONG_NAME } from "../../testing/Gallery.tsx";
import { DescriptionList } from "./DescriptionList.tsx";

const meta = {
  title: "コンポーネント/DescriptionList",
  component: DescriptionList,
  args: {
    items: [
      { term: "氏名", description: "佐藤 花子" },
      { term: "所属事務所", description: LONG_NAME },
      { term: "電話番号", description: null },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Playground: Story = {};
export const Rows: Story = { name: "行", args: { layout: "rows" } };
