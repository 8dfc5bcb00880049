import type { Meta, StoryObj } from "@storybook/react-vite";
import { avatarUri, buildPaymentNotice } from "@tsumugi/mocks";
import { guide } from "@tsumugi/ui/testing";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { NoticeEditor } from "./NoticeEditor.tsx";
import { blankLine, lineOfJob, type NoticeEditorValues, type NoticePayeeLook } from "./noticeEditor.types.ts";

const jobs = [
  {
    job_request_uid: "job_request_001",
    project_name: "冬の保湿ケア 2026",
    description: "Instagram リール1本の制作・投稿",
    fee: 100_000,
    received_on: "2026-11-12",
  },
  {
    job_request_uid: "job_request_002",
    project_name: "冬の保湿ケア 2026",
    description: "ストーリーズ2本の制作・投稿",
    fee: 30_000,
    received_on: "2026-11-14",
  },
];

const payee: NoticePayeeLook = {
  uid: "managed_creator_001",
  name: "佐々木 美桜",
  image: avatarUri(1),
  entity_type: "individual",
  invoice_registration_number: "",
  withholding_default: true,
};

const blank: NoticeEditorValues = { received_on: null, due_on: null, lines: [], note: "" };

/** Amounts as the contract computes them; the pattern only shows them. */
const amountsOf = ({ lines }: NoticeEditorValues) =>
  buildPaymentNotice(
    { lines: lines.map((line) => ({ ...line, amount: line.amount ?? 0, project_uid: null })) },
    1,
  );

const meta = {
  title: "画面の型/支払通知書/NoticeEditor",
  component: NoticeEditor,
  args: {
    payee,
    value: blank,
    onValueChange: fn(),
    jobs,
    amounts: amountsOf(blank),
    legalLatestOn: null,
    deductiblePercent: 70,
    onSave: fn(),
    onCancel: fn(),
  },
  parameters: guide({
    use: "支払通知書の下書きを、検収済みの依頼から作ります。調整や立替は手で行を足します。",
    do: [
      "税額・源泉徴収税額・差引支払額は呼び出し側で計算し、amounts に渡します。",
      "源泉徴収は行ごとに選び、理由を残します。記録の初期値は出発点にすぎません。",
    ],
    dont: ["振込手数料を差し引く行を用意しない。法律で認められていません。"],
  }),
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <NoticeEditor
        {...args}
        value={value}
        amounts={amountsOf(value)}
        legalLatestOn={value.received_on ? "2027-01-10" : null}
        onValueChange={(next) => {
          args.onValueChange(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof NoticeEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FromJobs: Story = {
  name: "検収済みの依頼から作る",
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("checkbox", { name: /リール1本/ }));
    await userEvent.click(canvas.getByRole("button", { name: /行を追加/ }));
    const lines = within(canvas.getByRole("list", { name: "明細" }));
    const [, byHand] = lines.getAllByRole("textbox", { name: /内容/ });
    await userEvent.type(byHand as HTMLElement, "撮影小物の立替");
    await userEvent.type(lines.getAllByRole("textbox", { name: /金額/ })[1] as HTMLElement, "３，０００");
    await expect(canvas.getByText("差引支払額").closest("div")).toHaveTextContent("¥103,090");
    await expect(canvas.getByText("法定期限は 2027/01/10(日) です。")).toBeVisible();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        received_on: "2026-11-12",
        lines: [
          expect.objectContaining({ job_request_uid: "job_request_001", amount: 100_000, withholding: true }),
          expect.objectContaining({ job_request_uid: null, amount: 3_000, withholding: false }),
        ],
      }),
    );
    await userEvent.click(canvas.getByRole("button", { name: "2行目を削除" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: /リール1本/ }));
    await expect(lines.queryAllByRole("listitem")).toHaveLength(0);
    await userEvent.click(canvas.getByRole("button", { name: "下書きを保存" }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

/** The 60 days count from the work that came first, in whatever order the jobs are ticked. */
export const EarliestJob: Story = {
  name: "受領日は最も早い依頼の日",
  args: { value: { ...blank, received_on: "2026-11-20" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const received = () => canvas.getByRole("textbox", { name: /受領日/ });
    await userEvent.click(canvas.getByRole("checkbox", { name: /ストーリーズ2本/ }));
    await expect(received()).toHaveValue("2026/11/14");
    await userEvent.click(canvas.getByRole("checkbox", { name: /リール1本/ }));
    await expect(received()).toHaveValue("2026/11/12");
    await expect(canvas.getByText(/受領日 2026\/11\/12/)).toBeVisible();
    await expect(canvas.getByText(/受領日 2026\/11\/14/)).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: /リール1本/ }));
    await expect(received()).toHaveValue("2026/11/14");
  },
};

/** A day on which no transfer arrives may stay, and the bank day before is named. */
export const BankHoliday: Story = {
  name: "支払期日が銀行の休み",
  args: { value: { ...blank, received_on: "2026-11-12", due_on: "2026-12-20" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByText(
        /支払期日（2026\/12\/20）は日曜日で、銀行振込が届きません。前の銀行営業日（2026\/12\/18）/,
      ),
    ).toBeVisible();
  },
};

const first = jobs[0] as (typeof jobs)[number];

export const Refused: Story = {
  name: "不備がある",
  args: {
    value: {
      received_on: "2026-11-12",
      due_on: "2027-01-31",
      lines: [lineOfJob(first, payee), blankLine()],
      note: "",
    },
    errors: {
      "lines.0.withholding_reason": "源泉徴収する理由を入力してください。例: 個人への出演料のため",
      "lines.1.description": "内容を入力してください。",
      "lines.1.amount": "金額を入力してください。例: 50,000",
    },
    error: "入力内容に不備があります。赤い項目を直してください。",
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/法定期限を過ぎています。2027\/01\/10/)).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: /源泉徴収の理由/ })).toHaveAccessibleDescription(
      /理由を入力してください/,
    );
  },
};
