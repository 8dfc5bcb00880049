import type { Meta, StoryObj } from "@storybook/react-vite";
import { getPaymentNotice, type PaymentNotice, updatePaymentNotice } from "@tsumugi/contract";
import { buildNoticeLine, buildPaymentNotice, mockEndpoint } from "@tsumugi/mocks";
import { expect, screen, userEvent, within } from "storybook/test";
import { renderNoticePage } from "../../testing/noticePage.tsx";
import { savedMeanwhile } from "../../testing/savedMeanwhile.ts";
import { over } from "../../testing/states.ts";
import { PaymentNoticePage } from "./PaymentNoticePage.tsx";

const meta = {
  title: "画面/支払通知書/詳細/2人で書く下書き",
  component: PaymentNoticePage,
  render: renderNoticePage,
  ...over(),
} satisfies Meta<typeof PaymentNoticePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const draft = buildPaymentNotice({ status: "draft" }, 2);
const others = draft.lines.map((line, index) => ({ ...line, uid: `new_${index}` }));
const added = buildNoticeLine({ description: "ほかの人の明細", amount: 5_000, job_request_uid: null }, 9);
const lines: PaymentNotice["lines"] = [...others, added];
const sent: { note?: string; lines?: readonly { description: string }[]; version?: number }[] = [];

const savedOver = (theirs: PaymentNotice) =>
  over(
    mockEndpoint(getPaymentNotice, draft),
    mockEndpoint(updatePaymentNotice, ({ body }) => {
      sent.push(body);
      return savedMeanwhile(theirs, body) ?? { ...theirs, note: body.note, version: 10 };
    }),
  );
const writeNote = async (button: string) => {
  sent.length = 0;
  await userEvent.type(await screen.findByRole("textbox", { name: /備考/ }), "自分の備考");
  await userEvent.click(screen.getByRole("button", { name: button }));
};
const expectBoth = async () => {
  await expect((await screen.findAllByText("下書きを保存しました"))[0]).toBeVisible();
  await expect(sent.at(-1)).toMatchObject({ note: "自分の備考", version: 9 });
  await expect(sent.at(-1)?.lines?.at(-1)?.description).toBe("ほかの人の明細");
  await expect(screen.getByRole("article", { name: "支払通知書" })).toHaveTextContent("ほかの人の明細");
};

/** A colleague added a line: nobody is asked, and the note is saved beside it. */
export const NoOverlap: Story = {
  name: "ほかの人が別の項目を変えた",
  ...savedOver({ ...draft, lines, version: 9 }),
  play: async () => {
    await writeNote("下書きを保存");
    await expectBoth();
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

/** Both wrote a note: keeping one's own leaves the line that the colleague added. */
export const KeepsMine: Story = {
  name: "競合で自分の内容を残す",
  ...savedOver({ ...draft, lines, note: "先に書いた備考", version: 9 }),
  play: async () => {
    await writeNote("下書きを保存");
    const dialog = within(await screen.findByRole("dialog", { name: "ほかの人が先に更新しました" }));
    await expect(dialog.getAllByRole("row")).toHaveLength(2);
    await userEvent.click(dialog.getByRole("button", { name: "自分の内容で保存する" }));
    await expectBoth();
  },
};

/** Other people saved only the same content: their lines have new uids, and that is no change. */
export const SameLines: Story = {
  name: "ほかの人が同じ内容で保存した",
  ...savedOver({ ...draft, lines: others, version: 9 }),
  play: async () => {
    sent.length = 0;
    const description = (await screen.findAllByRole("textbox", { name: /内容/ }))[0] as HTMLElement;
    await userEvent.type(description, "（改）");
    await userEvent.click(screen.getByRole("button", { name: "下書きを保存" }));
    await expect((await screen.findAllByText("下書きを保存しました"))[0]).toBeVisible();
    await expect(sent.map(({ version }) => version)).toEqual([draft.version, 9]);
  },
};

/** What a colleague wrote is read before the notice goes out: it is saved, and the question waits for another press. */
export const NotIssuedUnread: Story = {
  name: "ほかの人の変更を見てから発行",
  ...savedOver({ ...draft, lines, version: 9 }),
  play: async () => {
    await writeNote("発行の確認へ");
    await expectBoth();
    await expect(screen.queryByRole("dialog")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "発行の確認へ" }));
    await expect(await screen.findByRole("dialog")).toBeVisible();
  },
};
