import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Tooltip } from "./Tooltip.tsx";

const meta = {
  title: "コンポーネント/Tooltip",
  component: Tooltip,
  args: { content: "費用 ÷ 再生数", children: <Button>CPV</Button> },
} satisfies Meta<typeof Tooltip>;
export default meta;
export const ShowsOnFocus: StoryObj<typeof meta> = {
  name: "フォーカスで出る",
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("費用 ÷ 再生数");
  },
};
