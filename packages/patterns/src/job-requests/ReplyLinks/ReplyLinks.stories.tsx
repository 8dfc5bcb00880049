import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReplyLink } from "@tsumugi/contract";
import { buildPersonRef } from "@tsumugi/mocks";
import { Card } from "@tsumugi/ui";
import { guide, LONG_NAME } from "@tsumugi/ui/testing";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { ReplyLinks } from "./ReplyLinks.tsx";

const link = (values: Partial<ReplyLink>): ReplyLink => ({
  uid: "l1",
  state: "active",
  mailed_to: "mio@example.jp",
  created_at: "2026-11-14T01:00:00Z",
  created_by: null,
  expires_at: "2027-04-01T00:00:00Z",
  revoked_at: null,
  revoked_by: null,
  ...values,
});
const links = [
  link({ uid: "l3", mailed_to: "", created_by: buildPersonRef({ name: "藤井 彩乃" }) }),
  link({
    uid: "l2",
    state: "revoked",
    revoked_at: "2026-11-19T01:00:00Z",
    revoked_by: buildPersonRef({ name: "小野 遥" }),
  }),
  link({ uid: "l1", state: "expired" }),
];

const meta = {
  title: "画面の型/依頼/ReplyLinks",
  component: ReplyLinks,
  parameters: guide({
    use: "1件の依頼を開けるリンクを並べ、取り消し、作り直します。送ったメールの履歴には JobMails を使います。",
    do: [
      "links は新しい順に渡します。だれに渡したか、だれが作ったか、いつまで使えるかが分かります。",
      "コピー用に作ったリンクは madeUrl で1度だけ示します。サーバーには残っていません。",
      "メールで送る前に、届く先のアドレスを確かめます。",
    ],
    dont: [
      "取り消しを確かめずに行わない。開いている相手のページも、その場で使えなくなります。",
      "メールアドレスが無いときに送るボタンを出さない。登録の仕方を書きます。",
    ],
    reader: "取り消しのボタンは「mio@example.jp の返信リンクを取り消す」のように、どのリンクかまで読みます。",
  }),
  args: {
    links,
    email: "mio@example.jp",
    onMail: fn(async () => undefined),
    onCopy: fn(),
    onCopyAgain: fn(),
    onRevoke: fn(async () => undefined),
  },
  render: (args) => (
    <Card title="返信リンク">
      <ReplyLinks {...args} />
    </Card>
  ),
} satisfies Meta<typeof ReplyLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only one that still opens can be withdrawn, after a question; a mail names where it goes before it does. */
export const Loaded: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const [withdraw, ...others] = canvas.getAllByRole("button", { name: /の返信リンクを取り消す$/ });
    await expect(others).toEqual([]);
    await userEvent.click(withdraw as HTMLElement);
    const asked = within(await screen.findByRole("dialog"));
    await userEvent.click(asked.getByRole("button", { name: "取り消す" }));
    await waitFor(() => expect(args.onRevoke).toHaveBeenCalledWith(links[0]));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "新しいリンクをメールで送る" }));
    await expect(await screen.findByText(/mio@example.jp へ新しい返信リンクを送りますか/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "送る" }));
    await waitFor(() => expect(args.onMail).toHaveBeenCalledOnce());
  },
};

export const Made: Story = {
  args: { madeUrl: "https://tsumugi.example/r/3vQy0Zk8Xh1LwT5nRb7JcE2uMd9sAfGiKoPqYtVxWzI" },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText("返信リンク", { selector: "input" });
    await expect(field).toHaveValue("https://tsumugi.example/r/3vQy0Zk8Xh1LwT5nRb7JcE2uMd9sAfGiKoPqYtVxWzI");
  },
};

export const NoAddress: Story = {
  args: { links: [], email: "" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("button", { name: /メールで送る/ })).toBeNull();
    await expect(canvas.getByText(/メールアドレスが登録されていないため/)).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { onMail: undefined, onCopy: undefined, onRevoke: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    links: [
      link({ mailed_to: `${"a".repeat(60)}@example.jp`, created_by: buildPersonRef({ name: LONG_NAME }) }),
    ],
    error: "支払日から90日を過ぎた依頼です。メッセージやメールで直接連絡してください。",
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};
