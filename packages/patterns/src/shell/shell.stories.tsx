import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { CompanySwitch } from "./CompanySwitch/CompanySwitch.tsx";
import { UserMenu } from "./UserMenu/UserMenu.tsx";

const meta = {
  title: "画面の型/枠/CompanySwitch",
  component: CompanySwitch,
  args: {
    activeUid: "a",
    onSwitch: fn(),
    companies: [
      { uid: "a", name: "つむぎ化粧品", image: null },
      { uid: "b", name: "あおば食品", image: null },
    ],
  },
  render: (args) => (
    <div
      style={{ width: 240, padding: 12, background: "var(--tsu-drawer)", color: "var(--tsu-drawer-text)" }}
    >
      <CompanySwitch {...args} />
    </div>
  ),
} satisfies Meta<typeof CompanySwitch>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Switches: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /企業: つむぎ化粧品/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "あおば食品" }));
    await expect(args.onSwitch).toHaveBeenCalledWith("b");
  },
};
export const OnlyOne: Story = {
  name: "1社だけ",
  args: { companies: [{ uid: "a", name: "つむぎ化粧品", image: null }] },
};

const onSignOut = fn();
export const OwnMenu: Story = {
  name: "UserMenu",
  render: () => (
    <UserMenu
      name="佐藤 花子"
      email="admin@demo.tsumugi.test"
      roleLabel="管理者"
      colorMode="dark"
      onColorModeChange={fn()}
      onSignOut={onSignOut}
    />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "佐藤 花子のメニュー" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "サインアウト" }));
    await expect(onSignOut).toHaveBeenCalled();
  },
};
