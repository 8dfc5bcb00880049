import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { LoadMore } from "./LoadMore.tsx";

const meta = {
  title: "コンポーネント/LoadMore",
  component: LoadMore,
  args: { shown: 50, total: 1234, hasMore: true, onLoadMore: fn() },
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Playground: Story = {};
export const Loading: Story = { name: "読み込み中", args: { loading: true } };
export const AtTheEnd: Story = { name: "最後まで", args: { shown: 1234, hasMore: false } };
