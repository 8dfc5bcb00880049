import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { CreatorForm } from "./CreatorForm.tsx";
import type { FindTowns, ReadProfile } from "./creatorForm.types.ts";

/** As far as the stories paste; the app hands in the one reader that server and form share. */
const readProfile: ReadProfile = (text) => {
  const handle = /instagram\.com\/([\w.]+)/.exec(text)?.[1];
  return handle ? { platform: "instagram", handle } : null;
};

const kasuga = { prefecture: "愛知県", city: "清須市" };
const findTowns: FindTowns = async (postalCode) => {
  if (postalCode === "150-0001") return [{ prefecture: "東京都", city: "渋谷区", town: "神宮前" }];
  if (postalCode === "452-0961")
    return ["春日明河原", "春日一番割", "春日稲荷"].map((town) => ({ ...kasuga, town }));
  if (postalCode === "999-0000") throw new Error("offline");
  return [];
};

const meta = {
  title: "画面の型/クリエイター管理/CreatorForm",
  component: CreatorForm,
  args: {
    genres: [
      { value: "beauty", label: "美容" },
      { value: "food", label: "グルメ" },
    ],
    owners: [{ value: "m1", label: "田中 美咲" }],
    tagSuggestions: ["秋冬", "リピート"],
    readProfile,
    findTowns,
    onSubmit: fn(),
    onCancel: fn(),
    onDirtyChange: fn(),
  },
} satisfies Meta<typeof CreatorForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };

/** On a wide screen the outline tells what is wrong where, and leads there. */
export const Outline: Story = {
  name: "目次から最初の誤りへ移る",
  args: {
    fields: {
      email: "ほかのクリエイターが使っているアドレスです。確かめてください。",
      memo: "2000文字までです。",
    },
  },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvasElement, args }) => {
    const outline = within(within(canvasElement).getByRole("navigation", { name: "入力の目次" }));
    await waitFor(() => expect(outline.getByRole("button", { name: /連絡先\s*誤り1件/ })).toBeVisible());
    await userEvent.click(outline.getByRole("button", { name: "最初の誤りへ（全2件）" }));
    const email = canvasElement.querySelector("[name=email]");
    await waitFor(() => expect(email).toHaveFocus());
    await expect(outline.getByText("連絡先").closest("li")).toHaveAttribute("aria-current", "step");
    await userEvent.click(outline.getByRole("button", { name: /分類と担当/ }));
    await expect(within(canvasElement).getByRole("region", { name: "分類と担当" })).toHaveFocus();
    await userEvent.type(within(canvasElement).getByRole("textbox", { name: /表示名/ }), "はなこ");
    await waitFor(() => expect(outline.getByRole("button", { name: /完了\s*プロフィール/ })).toBeVisible());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const RefusesAnEmptyName: Story = {
  name: "表示名がないと登録できない",
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "登録する" }));
    const name = canvas.getByRole("textbox", { name: /表示名/ });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription(/表示名が入力されていません/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(name, "はなこ");
    await waitFor(() => expect(name).toBeValid());
  },
};

/** The field gets the focus before its cause is drawn: room for it is kept above the bar. */
export const CauseAboveTheBar: Story = {
  name: "誤りの言葉が、保存のバーの後ろに隠れない",
  globals: { viewport: { value: "desktop" } },
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: "100vh" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByRole("textbox", { name: /表示名/ });
    await userEvent.type(name, "はなこ");
    const bar = canvasElement.querySelector(".foot");
    for (const [label, wrong, cause] of [
      [/メールアドレス/, "hanako@", /メールアドレスの形式/],
      [/電話番号/, "12", /電話番号/],
    ] as const) {
      const field = canvas.getByRole("textbox", { name: label });
      await userEvent.type(field, wrong);
      // In sight, and just above the bar: to focus it moves nothing by itself.
      window.scrollTo(0, window.scrollY + field.getBoundingClientRect().bottom - (window.innerHeight - 88));
      await userEvent.click(canvas.getByRole("button", { name: "登録する" }));
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toHaveAccessibleDescription(cause);
      const told = document.getElementById(String(field.getAttribute("aria-describedby")?.split(" ").at(-1)));
      await expect(told?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        bar?.getBoundingClientRect().top ?? 0,
      );
      await userEvent.clear(field);
    }
  },
};

export const Submits: Story = {
  name: "全角やURLの貼り付けを整えて送る",
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("textbox", { name: /表示名/ }), "葛󠄀城はなこ");
    await userEvent.type(canvas.getByRole("textbox", { name: /電話番号/ }), "０９０ー１２３４ー５６７８");
    await userEvent.type(canvas.getByRole("textbox", { name: /直近の報酬/ }), "￥１２，０００");
    await userEvent.type(
      canvas.getByRole("textbox", { name: /プロフィールのURL/ }),
      "https://www.instagram.com/hanako/",
    );
    await userEvent.click(canvas.getByRole("button", { name: "URLから追加" }));
    await expect(canvas.getByRole("textbox", { name: /アカウント名/ })).toHaveValue("hanako");
    await userEvent.click(canvas.getByRole("checkbox", { name: "美容" }));
    await userEvent.click(canvas.getByRole("button", { name: "登録する" }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        display_name: "葛󠄀城はなこ",
        phone: "090-1234-5678",
        last_fee: 12000,
        genre_uids: ["beauty"],
        accounts: [
          expect.objectContaining({ platform: "instagram", handle: "hanako", follower_count: null }),
        ],
      }),
    );
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
  },
};

export const FillsInTheAddress: Story = {
  name: "郵便番号から住所が入り、打ったものは変わらない",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const code = canvas.getByRole("textbox", { name: /郵便番号/ });
    const address = canvas.getByRole("textbox", { name: /住所/ });
    await userEvent.type(code, "〒１５００００１");
    await waitFor(() => expect(address).toHaveValue("東京都渋谷区神宮前"));
    await userEvent.click(canvas.getByRole("button", { name: "元に戻す" }));
    await expect(address).toHaveValue("");
    await waitFor(() => expect(address).toHaveFocus());
    await userEvent.type(address, "1-2-3");
    await userEvent.clear(code);
    await userEvent.type(code, "1500001");
    const offer = await canvas.findByRole("button", { name: "住所を「東京都渋谷区神宮前1-2-3」にする" });
    await expect(address).toHaveValue("1-2-3");
    await userEvent.click(offer);
    await expect(address).toHaveValue("東京都渋谷区神宮前1-2-3");
    await expect(code).toHaveValue("150-0001");
  },
};

export const OffersTowns: Story = {
  name: "町がいくつもある郵便番号は選ぶ。知らない番号も保存できる",
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("textbox", { name: /表示名/ }), "はなこ");
    const code = canvas.getByRole("textbox", { name: /郵便番号/ });
    await userEvent.type(code, "452-0961");
    await userEvent.type(await canvas.findByRole("combobox", { name: "郵便番号の町" }), "一番割");
    await userEvent.keyboard("{Enter}");
    await waitFor(() =>
      expect(canvas.getByRole("textbox", { name: /住所/ })).toHaveValue("愛知県清須市春日一番割"),
    );
    for (const unknown of ["0000000", "9990000"]) {
      await userEvent.clear(code);
      await userEvent.type(code, unknown);
    }
    await expect(canvas.queryByText(/見つかりませんでした/)).toBeNull();
    await userEvent.clear(code);
    await userEvent.type(code, "0000000");
    await expect(await canvas.findByText(/見つかりませんでした/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "登録する" }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ postal_code: "000-0000", address: "愛知県清須市春日一番割" }),
      ),
    );
  },
};

const serverFields = {
  "accounts.0.handle": "このアカウントは登録済みです。",
  email: "形式が正しくありません。",
};

export const ShowsServerErrors: Story = {
  name: "サーバーの誤りが項目の下に出る",
  args: {
    defaultValues: {
      display_name: "はなこ",
      accounts: [{ platform: "instagram", handle: "hanako", follower_count: 12000 }],
    },
    error: "入力内容に誤りがあります。表示された項目を直してください。",
    fields: serverFields,
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: /アカウント名/ });
    await waitFor(() => expect(field).toHaveAccessibleDescription("このアカウントは登録済みです。"));
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** Wherever in the long form it was pressed, what went wrong is said where the button is. */
export const ShowsWhatFailed: Story = {
  name: "保存できなかったわけがボタンのそばに出る",
  args: {
    defaultValues: { display_name: "はなこ" },
    error: "サーバーに接続できませんでした。通信を確認して、もう一度お試しください。",
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    window.scrollTo(0, 0);
    const banner = canvas.getByText(/接続できませんでした/).getBoundingClientRect();
    await expect(banner.top).toBeGreaterThan(0);
    await expect(banner.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
