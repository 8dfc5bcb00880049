import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { ErrorState } from "./ErrorState.tsx";

const meta = {
  title: "コンポーネント/ErrorState",
  component: ErrorState,
  args: {
    message: "サーバーで問題が起きました。時間をおいてお試しください。",
    requestId: "01JD2-7F3K",
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "もう一度読み込む" }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
