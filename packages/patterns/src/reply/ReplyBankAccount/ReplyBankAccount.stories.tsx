import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildBankAccountEnd, buildReplyBankAccount } from "@tsumugi/mocks";
import { guide } from "@tsumugi/ui/testing";
import { expect, fn, screen, userEvent } from "storybook/test";
import { ReplyBankAccount } from "./ReplyBankAccount.tsx";

const meta = {
  title: "画面の型/依頼への返信/ReplyBankAccount",
  component: ReplyBankAccount,
  parameters: guide({
    use: "返信ページで、クリエイターが振込先の口座を登録し、変更します。社内で口座を見るところには使いません。",
    do: [
      "form には BankAccountForm を渡します。口座の検査は、社内で入力するときと同じ決まりです。",
      "変更は、届いた確認コードを入れるまで効きません。待っている口座は pending で渡します。",
      "コードの誤りは codeError で、欄の下に出します。ほかの失敗は error です。",
    ],
    dont: [
      "口座番号をすべて見せない。リンクを拾った人にも、末尾の4桁だけが見えます。",
      "入力中の口座番号をブラウザーに残さない。書きかけを保存するのは、文章の欄だけです。",
    ],
    keyboard: [["Enter", "口座を登録する、または確認コードを送る"]],
    reader: "末尾の番号と、確認コードの届いた先を読みます。",
  }),
  args: {
    state: buildReplyBankAccount(),
    onOpen: fn(),
    onClose: fn(),
    onSave: fn(),
    onConfirm: fn(),
  },
  globals: { viewport: { value: "phone" } },
} satisfies Meta<typeof ReplyBankAccount>;
export default meta;
type Story = StoryObj<typeof meta>;

const pending = {
  account: buildBankAccountEnd({ number_end: "7654" }),
  expires_at: "2026-11-20T03:00:00.000Z",
};

export const Loaded: Story = { name: "登録済み" };
export const Empty: Story = {
  name: "未登録",
  args: { state: buildReplyBankAccount({ account: null, changed_at: null }) },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole("button", { name: "口座を登録する" }));
    await expect(args.onOpen).toHaveBeenCalled();
  },
};
export const Pending: Story = {
  name: "確認コードを入れる",
  args: { state: buildReplyBankAccount({ pending }) },
  play: async ({ args }) => {
    await userEvent.type(screen.getByLabelText(/^確認コード/), "１２３４５６");
    await userEvent.click(screen.getByRole("button", { name: "確認して変更を終える" }));
    await expect(args.onConfirm).toHaveBeenCalledWith("123456");
  },
};
export const Refused: Story = {
  name: "確認コードが違う",
  args: { state: buildReplyBankAccount({ pending }), codeError: "確認コードが違います。" },
};
export const Locked: Story = { name: "リンクの期限切れ", args: { locked: true } };
