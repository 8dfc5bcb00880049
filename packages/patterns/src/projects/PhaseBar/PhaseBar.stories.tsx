import type { Meta, StoryObj } from "@storybook/react-vite";
import type { JobPhase } from "@tsumugi/contract";
import { Case, Gallery as Cases, guide } from "@tsumugi/ui/testing";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { PhaseBar, type PhaseBarProps } from "./PhaseBar.tsx";

const counts = { selection: 8, approach: 5, production: 9, posting: 4, settlement: 2, done: 3, out: 1 };

const meta = {
  title: "画面の型/案件/PhaseBar",
  component: PhaseBar,
  args: { counts, legend: true, onValueChange: fn() },
  parameters: guide({
    use: "案件のクリエイターが、どの段階に何件いるかを1本の帯で示します。数の大小を比べるだけなら BarChart を使います。",
    do: [
      "表の中では帯だけ、案件の画面では legend を添えます。",
      "となりに一覧があるときは onPick を渡し、段階の名前を押すと絞り込めるようにします。",
    ],
    dont: [
      "帯そのものを押させない。1件の段階は4pxしかなく、指でもカーソルでも狙えません。",
      "段階の色をほかの意味に使わない。ここと StatusBadge だけの色です。",
    ],
    keyboard: [["Enter / Space", "段階の名前で絞り込む。もう一度押すと解ける"]],
    reader: "帯は「選定 8件、打診 5件、制作 9件」のようにまとめて読みます。",
  }),
} satisfies Meta<typeof PhaseBar>;
export default meta;
type Story = StoryObj<typeof meta>;

function Picking({ onValueChange, ...props }: PhaseBarProps) {
  const [picked, setPicked] = useState<JobPhase | null>(props.value ?? null);
  return (
    <PhaseBar
      {...props}
      value={picked}
      onValueChange={(phase) => {
        setPicked(phase);
        onValueChange?.(phase);
      }}
    />
  );
}

export const Playground: Story = { render: (args) => <Picking {...args} /> };

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="帯だけ（表の中）" width={144}>
        <PhaseBar counts={counts} />
      </Case>
      <Case name="名前と件数" width={520}>
        <PhaseBar counts={counts} legend />
      </Case>
      <Case name="絞り込める" width={620}>
        <Picking counts={counts} />
      </Case>
      <Case name="絞り込んでいる" width={620}>
        <Picking counts={counts} value="production" />
      </Case>
      <Case name="キーボードで選ぶ" width={620} state="focus-visible">
        <Picking counts={{ selection: 8, done: 3 }} />
      </Case>
      <Case name="ひとつだけ・1件と999件" width={520}>
        <div style={{ display: "grid", gap: 16 }}>
          <PhaseBar counts={{ done: 12 }} legend />
          <PhaseBar counts={{ approach: 1, done: 999 }} legend />
        </div>
      </Case>
      <Case name="クリエイターなし" width={520}>
        <PhaseBar counts={{}} legend />
      </Case>
      <Case name="狭い場所" width={280}>
        <Picking counts={counts} />
      </Case>
    </Cases>
  ),
};

export const PicksAndLetsGo: Story = {
  name: "段階で絞り込み、もう一度押すと解ける",
  render: (args) => <Picking {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("img", { name: /^選定 8件、打診 5件/ })).toBeVisible();
    const production = canvas.getByRole("button", { name: "制作 9件" });
    await userEvent.click(production);
    await expect(production).toHaveAttribute("aria-pressed", "true");
    await userEvent.keyboard("{Enter}");
    await expect(production).toHaveAttribute("aria-pressed", "false");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};
