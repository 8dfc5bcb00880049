import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { LineChart } from "./LineChart.tsx";

const curve = (scale: number) =>
  Array.from({ length: 15 }, (_, day) => Math.round(scale * (1 - Math.exp(-day / 4)) * 1000));
const meta = {
  title: "コンポーネント/LineChart",
  component: LineChart,
  args: {
    label: "再生数の推移",
    xLabel: "投稿からの日数",
    unit: "回",
    x: Array.from({ length: 15 }, (_, day) => `${day}日目`),
    series: [
      { key: "a", label: "はなこ「秋の新作リップ」", values: curve(120) },
      {
        key: "b",
        label: "ゆうき「3分でできる秋メイク」",
        values: curve(64).map((value, day) => (day === 6 ? null : value)),
      },
      { key: "m", label: "中央値", values: curve(90), emphasis: true },
    ],
  },
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvasElement.querySelectorAll(".recharts-line-curve")).toHaveLength(3), {
      timeout: 8000,
    });
    await userEvent.click(canvas.getByText("数値を表で見る"));
    const row = canvas.getByRole("row", { name: /6日目/ });
    await expect(row).toHaveTextContent("–");
  },
};
