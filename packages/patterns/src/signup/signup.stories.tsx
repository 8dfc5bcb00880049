import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildInvitation } from "@tsumugi/mocks";
import { Link } from "@tsumugi/ui";
import { Case, Gallery as Cases, LONG_NAME } from "@tsumugi/ui/testing";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { EntranceLayout } from "../signin/EntranceLayout/EntranceLayout.tsx";
import { CheckYourMail } from "./CheckYourMail/CheckYourMail.tsx";
import { CompanySignUpForm } from "./CompanySignUpForm/CompanySignUpForm.tsx";
import { MemberSignUpForm } from "./MemberSignUpForm/MemberSignUpForm.tsx";
import { SignUpForm } from "./SignUpForm/SignUpForm.tsx";

const meta = {
  title: "画面の型/新規登録/新規登録",
  component: SignUpForm,
  parameters: { layout: "fullscreen" },
  args: {
    onSubmit: fn(),
    terms: (
      <>
        <Link href="#terms">利用規約</Link>と<Link href="#privacy">個人情報の取り扱い</Link>
      </>
    ),
    children: <Link href="#signin">アカウントを持っている</Link>,
  },
} satisfies Meta<typeof SignUpForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignsUp: Story = {
  name: "SignUpForm",
  render: (args) => (
    <EntranceLayout title="新規登録" lead="メールアドレスとパスワードを決めてください。">
      <SignUpForm {...args} />
    </EntranceLayout>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("textbox", { name: /メールアドレス/ }), "ｈａｎａ＠example.jp");
    const password = canvas.getByLabelText(/^パスワード必須/);
    await userEvent.type(password, "hill-lamp");
    await expect(canvas.getByText("強さ: あと1文字必要です")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "確認メールを送る" }));
    await waitFor(() => expect(password).toHaveAccessibleDescription(/短すぎます/));
    await expect(canvas.getByText(/規約に同意していません/)).toBeVisible();
    await userEvent.type(password, "-on-a-boat");
    await expect(canvas.getByText("強さ: 強い")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "パスワードを表示" }));
    await expect(password).toHaveAttribute("type", "text");
    await userEvent.click(canvas.getByRole("checkbox", { name: "上の内容に同意する" }));
    await userEvent.click(canvas.getByRole("button", { name: "確認メールを送る" }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        email: "hana@example.jp",
        password: "hill-lamp-on-a-boat",
      }),
    );
  },
};

const register = fn();

export const RegistersTheCompany: Story = {
  name: "CompanySignUpForm",
  render: () => (
    <EntranceLayout title="企業の登録" lead="あと少しで始められます。">
      <CompanySignUpForm onSubmit={register} />
    </EntranceLayout>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("textbox", { name: /企業名/ }), "みなと製菓");
    await userEvent.type(canvas.getByRole("textbox", { name: /ウェブサイト/ }), "minato.example.jp");
    await userEvent.click(canvas.getByRole("button", { name: "企業を登録して始める" }));
    const name = canvas.getByRole("textbox", { name: /あなたの名前/ });
    await waitFor(() => expect(name).toHaveAccessibleDescription(/名前が入力されていません/));
    await expect(canvas.getByText(/https:\/\/ から入力して/)).toBeVisible();
    await expect(register).not.toHaveBeenCalled();
  },
};

// The story clock stands still at 2026-11-20 10:00 in Japan.
const NOW = Date.parse("2026-11-20T01:00:00Z");
const resend = fn();

export const Gallery: Story = {
  name: "CheckYourMail・MemberSignUpForm・状態一覧",
  parameters: { layout: "padded" },
  render: (args) => (
    <Cases>
      <Case name="確認メールを送った直後" width={400}>
        <CheckYourMail
          email="hana@example.jp"
          sentAt={NOW - 20_000}
          onResend={fn()}
          change={<Link href="#change">アドレスを入力し直す</Link>}
        />
      </Case>
      <Case name="もう一度送れる・送れなかった・長いアドレス" width={320}>
        <CheckYourMail
          email={`${"long".repeat(12)}@example.jp`}
          sentAt={NOW - 120_000}
          onResend={resend}
          error="操作が集中しています。しばらく待ってからお試しください。"
        />
      </Case>
      <Case name="MemberSignUpForm" width={400}>
        <MemberSignUpForm invitation={buildInvitation()} onSubmit={fn()}>
          <Link href="#signin">アカウントを持っている</Link>
        </MemberSignUpForm>
      </Case>
      <Case name="MemberSignUpForm（長い企業名・失敗・狭い）" width={320}>
        <MemberSignUpForm
          invitation={buildInvitation({ company_name: LONG_NAME, role: "admin" })}
          onSubmit={fn()}
          error="メンバー数が上限に達しています。招待した人に、空きを作ってもらってください。"
        />
      </Case>
      <Case name="SignUpForm（送信中・サーバーの誤り）" width={320}>
        <SignUpForm
          {...args}
          loading
          error="操作が集中しています。しばらく待ってからお試しください。"
          fields={{ email: "メールアドレスは254文字以内で入力してください。" }}
        />
      </Case>
    </Cases>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const waiting = canvas.getByRole("button", { name: "もう一度送る（あと40秒）" });
    await expect(waiting).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(canvas.getByRole("button", { name: "もう一度送る" }));
    await expect(resend).toHaveBeenCalledOnce();
  },
};
