import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/Button.tsx";
import { EmptyState } from "./EmptyState.tsx";

const meta = {
  title: "コンポーネント/EmptyState",
  component: EmptyState,
  args: {
    title: "クリエイターはまだ登録されていません",
    children: "CSVでまとめて登録するか、1人ずつ登録できます。",
    actions: <Button variant="primary">CSV一括登録</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Playground: Story = {};
export const NoMatch: Story = {
  name: "該当なし",
  args: {
    kind: "noMatch",
    title: "該当するクリエイターはいません",
    children: "別の条件を試してください。",
    actions: <Button>条件を消す</Button>,
  },
};
export const Locked: Story = {
  name: "契約外",
  args: {
    kind: "locked",
    title: "この機能は現在の契約に含まれていません",
    children: "担当営業にお問い合わせください。",
    actions: null,
  },
};
export const Compact: Story = { name: "小さい", args: { compact: true } };
