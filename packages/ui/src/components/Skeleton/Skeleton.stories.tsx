import type { Meta, StoryObj } from "@storybook/react-vite";
import { Skeleton } from "./Skeleton.tsx";

const meta = { title: "コンポーネント/Skeleton", component: Skeleton, args: { width: 240 } } satisfies Meta<
  typeof Skeleton
>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Playground: Story = {};
export const Block: Story = { name: "かたまり", args: { shape: "block", width: "100%", height: 120 } };
export const Circle: Story = { name: "丸", args: { shape: "circle", width: 48, height: 48 } };
