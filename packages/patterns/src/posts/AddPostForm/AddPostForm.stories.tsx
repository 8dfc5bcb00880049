import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { AddPostForm } from "./AddPostForm.tsx";

const meta = {
  title: "画面の型/posts/AddPostForm",
  component: AddPostForm,
  args: {
    jobs: [
      { value: "j1", label: "はなこ美容" },
      { value: "j2", label: "ゆうきの台所" },
    ],
    onSubmit: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof AddPostForm>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Submits: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const url = canvas.getByRole("textbox", { name: /投稿のURL/ });
    await userEvent.selectOptions(canvas.getByRole("combobox"), "j2");
    await userEvent.type(url, "投稿しました");
    await userEvent.click(canvas.getByRole("button", { name: "投稿を登録" }));
    await waitFor(() => expect(url).toHaveAccessibleDescription(/URLとして読み取れませんでした/));
    await userEvent.clear(url);
    await userEvent.type(url, "https://www.youtube.com/watch?v=abc");
    await userEvent.click(canvas.getByRole("button", { name: "投稿を登録" }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        job_request_uid: "j2",
        url: "https://www.youtube.com/watch?v=abc",
      }),
    );
  },
};
