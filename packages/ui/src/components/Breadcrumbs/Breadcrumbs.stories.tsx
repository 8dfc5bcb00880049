import type { Meta, StoryObj } from "@storybook/react-vite";
import { LONG_NAME } from "../../testing/Gallery.tsx";
import { Breadcrumbs } from "./Breadcrumbs.tsx";

const meta = {
  title: "コンポーネント/Breadcrumbs",
  component: Breadcrumbs,
  args: {
    items: [
      <a key="p" href="#projects">
        案件
      </a>,
      "秋の新作リップ",
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Playground: Story = {};
export const LongText: Story = {
  name: "長い名前",
  args: {
    items: [
      <a key="p" href="#projects">
        案件
      </a>,
      LONG_NAME,
    ],
  },
};
