import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "@tsumugi/ui";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { EntranceLayout } from "../EntranceLayout/EntranceLayout.tsx";
import { SignInForm } from "./SignInForm.tsx";

const meta = {
  title: "画面の型/サインイン/SignInForm",
  component: SignInForm,
  parameters: { layout: "fullscreen" },
  args: { onSubmit: fn(), children: <Link href="#reset">パスワードを忘れた</Link> },
  render: (args) => (
    <EntranceLayout title="サインイン" lead="メールアドレスとパスワードを入力してください。">
      <SignInForm {...args} />
    </EntranceLayout>
  ),
} satisfies Meta<typeof SignInForm>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Submits: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "サインイン" }));
    await waitFor(() => expect(canvas.getByLabelText(/^メールアドレス/)).toHaveFocus());
    await userEvent.type(canvas.getByLabelText(/^メールアドレス/), "admin@demo.tsumugi.test");
    await userEvent.type(canvas.getByLabelText(/^パスワード/), "tsumugi-demo{Enter}");
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        email: "admin@demo.tsumugi.test",
        password: "tsumugi-demo",
      }),
    );
  },
};
export const Failed: Story = {
  args: { error: "メールアドレスまたはパスワードが違います。入力し直すか、パスワードを再設定してください。" },
};
/** After the password: what was typed stays, and the code goes with it. */
export const AsksCode: Story = {
  args: { needsCode: true, defaultEmail: "admin@demo.tsumugi.test" },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/^パスワード/), "tsumugi-demo");
    await userEvent.type(canvas.getByLabelText(/確認コード/), "123456{Enter}");
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        email: "admin@demo.tsumugi.test",
        password: "tsumugi-demo",
        code: "123456",
      }),
    );
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
