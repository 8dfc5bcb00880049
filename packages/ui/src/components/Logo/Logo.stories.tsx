import type { Meta, StoryObj } from "@storybook/react-vite";
import { Logo } from "./Logo.tsx";

const meta = { title: "コンポーネント/Logo", component: Logo } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Playground: Story = {};
export const Mark: Story = { name: "しるしだけ", args: { mark: true, size: 64 } };
