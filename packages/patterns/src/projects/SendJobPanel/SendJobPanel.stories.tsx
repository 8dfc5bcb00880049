import type { Meta, StoryObj } from "@storybook/react-vite";
import { framed, guide } from "@tsumugi/ui/testing";
import { expect, fireEvent, fn, screen, userEvent, waitFor } from "storybook/test";
import { SendJobPanel } from "./SendJobPanel.tsx";
import { people, previous } from "./sendJobPanel.fixture.ts";

const hanako = { creator_uid: "c1", display_name: "はなこ美容", image: null, email: "hanako@example.jp" };

const meta = {
  title: "画面の型/案件/SendJobPanel",
  component: SendJobPanel,
  parameters: {
    ...framed,
    ...guide({
      use: "フリーランス法3条の条件を入れ、1人ずつに届く内容を確かめて依頼を送ります。すでに送った条件を変えるときは replaces を渡します。",
      do: [
        "calendar に会社の営業日を渡します。支払日と検収日、送る日時の提案に使います。",
        "onPreview には、届くメールそのものを返します。画面で組み立てた文面を見せません。",
      ],
      dont: [
        "断られたときに入力を消さない。欄の下に理由を示し、打った内容を残します。",
        "おかしな条件を黙って送らない。確かめた印を付けてもらいます。",
      ],
      keyboard: [
        ["← / →", "確認の段で、前の人・次の人に移る"],
        ["Esc", "閉じる。入力があれば確かめる"],
      ],
    }),
  },
  args: {
    open: true,
    onOpenChange: fn(),
    recipients: people,
    orderer: "つむぎ化粧品株式会社",
    orderedOn: "2026-11-20",
    onSend: fn(),
  },
} satisfies Meta<typeof SendJobPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Replaces: Story = {
  name: "条件を変えて送る",
  args: {
    recipients: [hanako],
    defaultTerms: previous,
    replaces: {
      terms: {
        ...previous,
        contractor: "山田 花子",
        tax: { rate: 10, rounding: "floor", withholding: true },
      },
      version: 1,
    },
  },
  play: async ({ args }) => {
    await screen.findByRole("dialog", { name: "条件を変えて送る" });
    await userEvent.click(screen.getByRole("button", { name: "内容を確認" }));
    await expect(await screen.findByText(/変わった条件がありません/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "第2版を送る" }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "戻る" }));
    const fee = await screen.findByRole("textbox", { name: /報酬（税抜）/ });
    await userEvent.clear(fee);
    await userEvent.type(fee, "7万");
    await userEvent.type(screen.getByRole("textbox", { name: "メッセージ" }), "相談です");
    await userEvent.click(screen.getByRole("button", { name: "内容を確認" }));
    await expect(await screen.findByText("70,000円（税抜）")).toBeVisible();
    await expect(screen.getByText("相談です")).toBeVisible();
    const card = screen.getByRole("region", { name: "はなこ美容に届く内容" });
    await expect(card).toHaveTextContent("→ 山田 花子");
    await expect(card).toHaveTextContent("69,853円");
    await userEvent.click(screen.getByRole("button", { name: "第2版を送る" }));
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith(
        expect.objectContaining({ terms: expect.objectContaining({ fee: 70_000 }), message: "相談です" }),
        expect.anything(),
      ),
    );
  },
};

export const PlannedPerPerson: Story = {
  name: "人ごとの報酬と期限が決めてある",
  args: {
    recipients: [{ ...hanako, fee: 90_000, planned_delivery_on: "2026-11-28" }],
    defaultTerms: previous,
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "内容を確認" }));
    const preview = await screen.findByRole("region", { name: "はなこ美容に届く内容" });
    await expect(preview).toHaveTextContent("90,000円（税抜）");
    await userEvent.click(screen.getByRole("button", { name: "1名に送る" }));
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith(
        expect.objectContaining({
          fees: [{ creator_uid: "c1", fee: 90_000 }],
          days: [{ creator_uid: "c1", delivery_on: "2026-11-28" }],
        }),
        expect.anything(),
      ),
    );
  },
};

export const OwnFeesOnly: Story = {
  name: "全員に個別の報酬があれば、共通の報酬は要らない",
  args: {
    recipients: people.slice(0, 2).map((person, at) => ({ ...person, fee: 70_000 + at * 10_000 })),
    defaultTerms: { ...previous, fee: null },
  },
  play: async ({ args }) => {
    fireEvent.click(await screen.findByRole("button", { name: "内容を確認" }));
    await userEvent.click(await screen.findByRole("button", { name: "2名に送る" }));
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith(
        expect.objectContaining({
          terms: expect.objectContaining({ fee: 70_000 }),
          fees: [{ creator_uid: "c2", fee: 80_000 }],
        }),
        expect.anything(),
      ),
    );
  },
};

export const SendsAfterALook: Story = {
  name: "条件を入れ、確かめて送る",
  play: async ({ args }) => {
    await screen.findByRole("dialog", { name: "依頼を送る" });
    await userEvent.click(screen.getByRole("button", { name: "内容を確認" }));
    await waitFor(() => expect(screen.getByRole("textbox", { name: /依頼内容/ })).toHaveFocus());
    await expect(await screen.findByText("報酬が入力されていません。入力してください。")).toBeVisible();
    await userEvent.type(screen.getByRole("textbox", { name: /依頼内容/ }), "リール動画1本");
    await userEvent.type(screen.getByRole("textbox", { name: /報酬（税抜）/ }), "80000");
    await userEvent.type(screen.getByRole("textbox", { name: /納品場所/ }), "Instagram");
    const day = (label: RegExp, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await day(/納品日/, "2026-12-01");
    await day(/検収日/, "2026-12-05");
    await day(/支払日/, "2026-12-31");
    await expect(await screen.findByText(/前の銀行営業日（2026\/12\/30）/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "2026/12/30(水)にする" }));
    await expect(screen.queryByText(/前の銀行営業日/)).toBeNull();
    await day(/支払日/, "2026-12-25");
    const fee = screen.getByRole("textbox", { name: "ゆうきの台所の報酬" });
    await userEvent.clear(fee);
    await userEvent.type(fee, "１００，０００");
    await userEvent.click(screen.getByRole("button", { name: "内容を確認" }));
    await expect(await screen.findByRole("region", { name: "はなこ美容に届く内容" })).toHaveTextContent(
      "80,000円（税抜）",
    );
    await userEvent.click(screen.getByRole("button", { name: "2名に送る" }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledTimes(1));
    await expect(args.onSend).toHaveBeenCalledWith(
      {
        creator_uids: ["c1", "c2"],
        terms: expect.objectContaining({ work: "リール動画1本", fee: 80000, payment_on: "2026-12-25" }),
        message: "",
        fees: [{ creator_uid: "c2", fee: 100000 }],
        days: [],
      },
      expect.objectContaining({ fees: { c2: 100000 } }),
    );
  },
};

export const AsksAboutAMistake: Story = {
  name: "報酬0円と投稿期間のあとの納品日を確かめる",
  args: {
    recipients: [hanako],
    defaultTerms: { ...previous, fee: 0 },
    deadlines: { draft_due_on: null, posting_ends_on: "2026-11-30" },
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "内容を確認" }));
    await expect(await screen.findByText(/報酬が0円です。/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "1名に送る" }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("checkbox", { name: /確かめました/ }));
    await userEvent.click(screen.getByRole("button", { name: "1名に送る" }));
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith(
        expect.objectContaining({ confirmed: ["fee_zero", "delivery_after_posting"] }),
        expect.anything(),
      ),
    );
  },
};

export const RefusesALatePayment: Story = {
  name: "60日を超える支払日は送れない",
  args: { defaultTerms: { ...previous, payment_on: "2027-02-28" } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "内容を確認" }));
    await expect(await screen.findByText(/2027\/01\/29 まで/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "2名に送る" }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const InsertsAVariable: Story = {
  name: "カーソルの位置に差し込み、既定の条件にする",
  args: { defaultTerms: previous, onKeepTerms: fn() },
  play: async ({ args }) => {
    const work = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: /依頼内容/ });
    work.focus();
    work.setSelectionRange(4, 4);
    const insert = screen.getByRole("button", { name: "依頼内容に差し込み" });
    // A panel takes the pointer from the page in one drawing, and gives itself its own back in the next.
    await waitFor(() => expect(insert).not.toHaveStyle({ pointerEvents: "none" }));
    await userEvent.click(insert);
    await userEvent.click(await screen.findByRole("menuitem", { name: /\{商品名\}/ }));
    await waitFor(() => expect(work).toHaveValue("リール動{商品名}画1本"));
    await waitFor(() => expect(work).toHaveFocus());
    await expect(work.selectionStart).toBe(9);
    await userEvent.click(screen.getByRole("button", { name: "この条件を案件の既定にする" }));
    await expect(args.onKeepTerms).toHaveBeenCalledWith({ ...previous, work: "リール動{商品名}画1本" }, "");
  },
};

export const SendsLater: Story = {
  name: "日時を指定して送る。過ぎた日時は断る",
  args: { defaultTerms: previous },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("radio", { name: "日時を指定" }));
    const at = await screen.findByLabelText(/送る日時/);
    // The next morning is offered.
    await expect(at).toHaveValue("2026/11/21 09:00");
    fireEvent.change(at, { target: { value: "2020-01-01 9:00" } });
    await userEvent.click(screen.getByRole("button", { name: "内容を確認" }));
    await expect(await screen.findByText(/送信日時が過ぎています/)).toBeVisible();
    fireEvent.change(at, { target: { value: "" } });
    await userEvent.click(screen.getByRole("button", { name: "内容を確認" }));
    await expect(await screen.findByText(/送る日時が入力されていません/)).toBeVisible();
    // A day alone takes the time that is usual.
    fireEvent.change(at, { target: { value: "2099-12-01" } });
    await userEvent.click(screen.getByRole("button", { name: "内容を確認" }));
    await userEvent.click(await screen.findByRole("button", { name: "2099/12/01(火) 09:00 に2名へ送る" }));
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith(
        expect.objectContaining({ send_at: "2099-12-01T00:00:00.000Z" }),
        expect.anything(),
      ),
    );
  },
};

export const ByLink: Story = {
  name: "アドレスのない人にはリンクを作る",
  args: { defaultTerms: previous },
  play: async ({ args }) => {
    // Who is left out is told at once, with why and what to do, until something is done about it.
    const panel = await screen.findByRole("dialog", { name: "依頼を送る" });
    await expect(panel).toHaveAccessibleDescription("3名のうち2名に、条件を送ります。");
    const reason = /「旅するミナ」はメールアドレスが登録されていないため、送りません。/;
    await expect(screen.getByText(reason)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "内容を確認" }));
    await expect(await screen.findByText(/戻って、「送る相手」で/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "戻る" }));
    await userEvent.click(
      await screen.findByRole("checkbox", { name: /旅するミナは、リンクを作ってあとで渡す/ }),
    );
    await expect(screen.queryByText(reason)).toBeNull();
    await expect(panel).toHaveAccessibleDescription("3名に、条件を送ります。");
    await userEvent.click(screen.getByRole("button", { name: "内容を確認" }));
    await userEvent.click(await screen.findByRole("button", { name: "3名に送る" }));
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith(
        expect.objectContaining({ creator_uids: ["c1", "c2", "c3"], by_link: ["c3"] }),
        expect.anything(),
      ),
    );
  },
};

export const TypedBefore: Story = {
  name: "取り消したあと、入力した条件が残っている",
  args: {
    draft: {
      form: {
        ...previous,
        work: "ストーリーズ3本",
        message: "よろしくお願いします",
        when: "now",
        send_at: null,
      },
      fees: { c2: 90_000 },
      byLink: [],
    },
  },
  play: async () => {
    await expect(await screen.findByRole("textbox", { name: /依頼内容/ })).toHaveValue("ストーリーズ3本");
    await expect(screen.getByRole("textbox", { name: "ゆうきの台所の報酬" })).toHaveValue("90,000");
  },
};
