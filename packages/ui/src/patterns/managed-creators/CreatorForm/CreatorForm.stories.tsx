import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { CreatorForm } from "./CreatorForm.tsx";

const meta = {
  title: "パターン/managed-creators/CreatorForm",
  component: CreatorForm,
  args: {
    genres: [
      { value: "beauty", label: "美容" },
      { value: "food", label: "グルメ" },
    ],
    owners: [{ value: "m1", label: "田中 美咲" }],
    tagSuggestions: ["秋冬", "リピート"],
    onSubmit: fn(),
    onCancel: fn(),
    onDirtyChange: fn(),
  },
} satisfies Meta<typeof CreatorForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };

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
    await expect(field).toHaveFocus();
  },
};
