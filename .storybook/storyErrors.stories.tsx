import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

function Throws(): never {
  throw new Error("この部品は描けません");
}

const meta = {
  title: "検査/描けない部品",
  // Seen by the test run only; it holds what fails.
  tags: ["!dev", "!autodocs", "no-visual"],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta;
export default meta;

/** What a component throws while it is drawn fails its story at once, in its own words, and holds up none after it. */
export const FailsAtOnce: StoryObj<typeof meta> = {
  play: async ({ canvas, mount }) => {
    await expect(mount(<Throws />)).rejects.toThrow("この部品は描けません");
    await mount(<p>描ける部品</p>);
    await expect(canvas.getByText("描ける部品")).toBeVisible();
  },
};
