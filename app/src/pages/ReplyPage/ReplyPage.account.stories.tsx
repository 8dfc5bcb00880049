import type { Meta, StoryObj } from "@storybook/react-vite";
import { getReplyBankAccount, getReplyPage, setReplyBankAccount } from "@tsumugi/contract";
import { buildReplyBankAccount, buildReplyPage, mockEndpoint, mockError } from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { ReplyFrame } from "../../testing/ReplyFrame.tsx";
import { onPhone, over } from "../../testing/states.ts";
import { ReplyPage } from "./ReplyPage.tsx";

const meta = {
  title: "画面/依頼への返信/口座",
  component: ReplyPage,
  render: () => <ReplyFrame />,
  beforeEach: () => sessionStorage.clear(),
  ...onPhone,
} satisfies Meta<typeof ReplyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (label: RegExp, text: string, option: RegExp) => {
  await userEvent.type(screen.getByRole("combobox", { name: label }), text);
  await userEvent.click(await screen.findByRole("option", { name: option }));
};

/** What was corrected since shows no error any more: the form's own go, and the server's. */
export const Corrected: Story = {
  name: "断られたあとに直した口座",
  ...over(
    mockEndpoint(getReplyPage, buildReplyPage({ job_status: "paying" })),
    mockEndpoint(getReplyBankAccount, buildReplyBankAccount({ account: null })),
    mockError(setReplyBankAccount, "invalid_request", {
      fields: {
        holder_kana: "全銀で使える文字ではありません。",
        number: "この支店の口座番号ではありません。",
      },
    }),
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "口座を登録する" }));
    const save = () => userEvent.click(screen.getByRole("button", { name: "この口座を登録する" }));
    await save();
    await expect(screen.getByText("銀行を選んでください。")).toBeVisible();
    await choose(/^銀行/, "みず", /みずほ/);
    await expect(screen.queryByText("銀行を選んでください。")).toBeNull();
    await choose(/^支店/, "渋谷", /渋谷/);
    await userEvent.type(screen.getByRole("textbox", { name: /^口座番号/ }), "1234567");
    await userEvent.type(screen.getByRole("textbox", { name: /^口座名義/ }), "ヤマダ");
    await save();
    await waitFor(() => expect(screen.getByText("全銀で使える文字ではありません。")).toBeVisible());
    await userEvent.type(screen.getByRole("textbox", { name: /^口座名義/ }), " ハナコ");
    await expect(screen.queryByText("全銀で使える文字ではありません。")).toBeNull();
    await expect(screen.getByText("この支店の口座番号ではありません。")).toBeVisible();
  },
};
