import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Menu, MenuItem, MenuLabel, MenuSeparator } from "./Menu.tsx";

const onSelect = fn();
const meta = {
  title: "コンポーネント/Menu",
  component: Menu,
  args: {
    trigger: <Button iconEnd="chevronDown">操作</Button>,
    children: (
      <>
        <MenuLabel>クリエイター</MenuLabel>
        <MenuItem icon="edit" onSelect={onSelect}>
          編集
        </MenuItem>
        <MenuItem icon="send" disabled reason="メールアドレスが未登録です">
          依頼を送る
        </MenuItem>
        <MenuItem asChild>
          <a href="#detail">詳細へ</a>
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon="archive" tone="danger">
          アーカイブ
        </MenuItem>
      </>
    ),
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Open: Story = { name: "開いたところ", args: { defaultOpen: true } };
export const ByKeyboard: Story = {
  name: "キーボードで選ぶ",
  play: async ({ canvasElement }) => {
    onSelect.mockClear();
    within(canvasElement).getByRole("button").focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("menu");
    await userEvent.keyboard("{Enter}");
    await expect(onSelect).toHaveBeenCalledTimes(1);
  },
};
