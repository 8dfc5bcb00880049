import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "./Button.tsx";

const meta = {
  title: "コンポーネント/Button",
  component: Button,
  args: { children: "依頼を送る", onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { variant: "primary", icon: "send" } };

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <div style={{ display: "grid", gap: 12, justifyItems: "start" }}>
      {(["primary", "secondary", "ghost", "danger", "danger-quiet"] as const).map((variant) => (
        <div key={variant} style={{ display: "flex", gap: 8, flexWrap: "wrap", alignItems: "center" }}>
          <Button variant={variant} size="sm">
            小さい
          </Button>
          <Button variant={variant}>ふつう</Button>
          <Button variant={variant} size="lg" icon="plus">
            大きい
          </Button>
          <Button variant={variant} loading>
            保存
          </Button>
          <Button variant={variant} disabled>
            使えない
          </Button>
          <Button variant={variant} asChild iconEnd="chevronRight">
            <a href="#main">リンクとして</a>
          </Button>
        </div>
      ))}
    </div>
  ),
};

export const SwallowsClicksWhileLoading: Story = {
  name: "処理中は押しても動かない",
  args: { loading: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button");
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(button).toHaveTextContent("処理中");
  },
};
