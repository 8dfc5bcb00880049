import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Toaster } from "./Toaster.tsx";
import { toast } from "./toast.ts";

const meta = {
  title: "コンポーネント/Toaster",
  component: Toaster,
  beforeEach: () => () => toast.dismiss(),
  render: () => (
    <div style={{ display: "flex", gap: 8, minHeight: 260, alignItems: "start" }}>
      <Button onClick={() => toast.success("保存しました")}>成功</Button>
      <Button onClick={() => toast.error("保存できませんでした。接続を確かめて、もう一度お試しください。")}>
        失敗
      </Button>
      <Button onClick={() => toast.loading("取り込んでいます…", { id: "import" })}>処理中</Button>
      <Button onClick={() => toast.show("ほかの人がこの案件を更新しました")}>知らせ</Button>
      <Toaster />
    </div>
  ),
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ErrorsStayUntilClosed: Story = {
  name: "失敗は閉じるまで残る",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const assertive = canvasElement.querySelector("[aria-live='assertive']");
    await expect(assertive).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole("button", { name: "失敗" }));
    await userEvent.click(canvas.getByRole("button", { name: "失敗" }));
    await waitFor(() => expect(assertive).toHaveTextContent("保存できませんでした"));
    // The same message replaces itself.
    await expect(screen.getAllByRole("button", { name: "閉じる" })).toHaveLength(1);
    await userEvent.click(screen.getByRole("button", { name: "閉じる" }));
    await waitFor(() => expect(assertive).toBeEmptyDOMElement());
  },
};

export const SuccessLeavesByItself: Story = {
  name: "成功は2秒で消える",
  play: async ({ canvasElement }) => {
    const polite = canvasElement.querySelector("[aria-live='polite']");
    await userEvent.click(within(canvasElement).getByRole("button", { name: "成功" }));
    await waitFor(() => expect(polite).toHaveTextContent("保存しました"));
    await waitFor(() => expect(polite).toBeEmptyDOMElement(), { timeout: 3500 });
  },
};
