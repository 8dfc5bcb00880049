import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { SearchField } from "../SearchField/SearchField.tsx";
import { Toolbar } from "./Toolbar.tsx";

const meta = {
  title: "コンポーネント/Toolbar",
  component: Toolbar,
  args: {
    children: <SearchField label="検索" value="" onSearch={fn()} />,
    actions: <Button icon="download">CSV出力</Button>,
    selectionActions: <Button size="sm">案件に追加</Button>,
    onClearSelection: fn(),
  },
} satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Playground: Story = {};
export const Selecting: Story = { name: "選択中", args: { selectedCount: 12 } };
