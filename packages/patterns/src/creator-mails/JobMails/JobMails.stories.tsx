import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildCreatorMail, buildJobMails, buildPersonRef } from "@tsumugi/mocks";
import { Card } from "@tsumugi/ui";
import { guide, LONG_NAME } from "@tsumugi/ui/testing";
import { expect, fn, userEvent, within } from "storybook/test";
import { JobMails } from "./JobMails.tsx";

const meta = {
  title: "画面の型/クリエイターへのメール/JobMails",
  component: JobMails,
  parameters: guide({
    use: "クリエイターに送ったメールと、これから送る自動のお知らせ、既読を1人分並べます。案件全体の設定には AutoMailsForm を使います。",
    do: ["送る前のお知らせには、送る日時と止め方を添えます。", "催促の前に、最後に送った日を見せます。"],
    dont: ["同じ用件を続けて送らせない。送ったばかりのときは知らせます。"],
    keyboard: [["Tab / Enter", "今すぐ送る・止める"]],
  }),
  args: {
    mails: buildJobMails(),
    onSendNow: fn(),
    onStop: fn(),
    onRemind: fn(),
    onAutoChange: fn(),
  },
  render: (args) => (
    <Card title="メールと既読">
      <JobMails {...args} />
    </Card>
  ),
} satisfies Meta<typeof JobMails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

/** A planned mail is sent or stopped; reminders are switched off for this creator alone. */
export const Acting: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: /^期限前のお知らせ・下書き.*を今すぐ送る$/ }));
    await expect(args.onSendNow).toHaveBeenCalledWith(args.mails.planned[0]);
    await userEvent.click(canvas.getByRole("button", { name: /を止める$/ }));
    await expect(args.onStop).toHaveBeenCalledWith(args.mails.planned[0]);
    await userEvent.click(canvas.getByRole("switch", { name: /期限のお知らせを自動で送る/ }));
    await expect(args.onAutoChange).toHaveBeenCalledWith(false);
    await userEvent.click(canvas.getByRole("button", { name: "催促する" }));
    await expect(args.onRemind).toHaveBeenCalled();
  },
};

export const Empty: Story = {
  args: { mails: buildJobMails({ items: [], planned: [], opened_at: null, read_at: null }) },
};

/** What did not arrive, and why nothing will. */
export const NoAddress: Story = {
  args: {
    mails: buildJobMails({
      email: "",
      barred: "no_address",
      planned: [],
      items: [
        buildCreatorMail({ key: "a", kind: "approved", state: "dropped", reason: "no_address", to: "" }),
        buildCreatorMail({ key: "b", kind: "revision", state: "bounced" }),
        buildCreatorMail({ key: "c", kind: "message", state: "failed" }),
      ],
    }),
  },
};

export const StoppedByCreator: Story = {
  args: {
    mails: buildJobMails({
      stopped: ["reminder"],
      planned: [],
      opened_at: "2026-11-20T05:05:00Z",
      unread_count: 2,
    }),
  },
};

export const Failed: Story = {
  args: { error: "このメールはすでに送られています。画面を読み込み直してください。" },
};

export const ReadOnly: Story = {
  args: { onSendNow: undefined, onStop: undefined, onRemind: undefined, onAutoChange: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
    await expect(within(canvasElement).getByRole("switch")).toBeDisabled();
  },
};

export const LongText: Story = {
  args: {
    mails: buildJobMails({
      items: [
        buildCreatorMail({
          key: "long",
          kind: "reminder",
          deadline: { kind: "posting", on: "2026-11-25" },
          to: `${"very-long-address-".repeat(6)}@example.jp`,
          by: buildPersonRef({ name: LONG_NAME }),
        }),
      ],
    }),
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };
