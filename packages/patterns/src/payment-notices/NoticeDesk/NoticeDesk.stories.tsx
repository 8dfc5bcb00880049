import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildPaymentNotice } from "@tsumugi/mocks";
import { Card } from "@tsumugi/ui";
import { guide } from "@tsumugi/ui/testing";
import { NoticeConfirmCard } from "../NoticeConfirmCard/NoticeConfirmCard.tsx";
import { NoticeDocument } from "../NoticeDocument/NoticeDocument.tsx";
import { NoticeDesk } from "./NoticeDesk.tsx";

const received = buildPaymentNotice({ direction: "operator_to_company", status: "issued" }, 1);

const meta = {
  title: "画面の型/支払通知書/NoticeDesk",
  component: NoticeDesk,
  args: {
    paper: <NoticeDocument notice={received} />,
    children: (
      <Card title="いまの状態">
        <NoticeConfirmCard notice={received} view="received" />
      </Card>
    ),
  },
  parameters: guide({
    use: "発行した支払通知書の紙と、いまできることを並べます。",
    do: ["狭い画面では、紙より先に状態と操作を出します。"],
    dont: ["下書きには使わない。NoticeEditor が紙を並べて見せます。"],
  }),
} satisfies Meta<typeof NoticeDesk>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Received: Story = { name: "受け取った支払通知書" };
