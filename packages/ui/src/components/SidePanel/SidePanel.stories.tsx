import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/Button.tsx";
import { SidePanel } from "./SidePanel.tsx";

const meta = {
  title: "コンポーネント/SidePanel",
  component: SidePanel,
  args: {
    defaultOpen: true,
    title: "クリエイターを追加",
    description: "この案件で起用する候補を選びます。",
    children: <p>候補の一覧</p>,
    footer: <Button variant="primary">追加</Button>,
  },
} satisfies Meta<typeof SidePanel>;
export default meta;
export const Open: StoryObj<typeof meta> = { name: "開いたところ" };
