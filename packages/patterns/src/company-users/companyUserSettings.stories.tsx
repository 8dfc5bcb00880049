import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildCompanyProfile, buildCurrentUser } from "@tsumugi/mocks";
import { Card, Stack } from "@tsumugi/ui";
import { Case, Gallery as Cases, LONG_NAME } from "@tsumugi/ui/testing";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { CompanyProfileForm } from "./CompanyProfileForm/CompanyProfileForm.tsx";
import { EmailChangeForm } from "./EmailChangeForm/EmailChangeForm.tsx";
import { ImageField } from "./ImageField/ImageField.tsx";
import { PasswordResetCard } from "./PasswordResetCard/PasswordResetCard.tsx";
import { ProfileForm } from "./ProfileForm/ProfileForm.tsx";

const { uid: _uid, version: _version, ...profile } = buildCompanyProfile();

const meta = {
  title: "画面の型/company-users/設定",
  component: CompanyProfileForm,
  args: { defaultValues: profile, onImage: fn(async () => undefined), onSubmit: fn(), onDirtyChange: fn() },
} satisfies Meta<typeof CompanyProfileForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfTheCompany: Story = {
  name: "CompanyProfileForm",
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const number = canvas.getByRole("textbox", { name: "登録番号" });
    await userEvent.clear(number);
    await userEvent.type(number, "ｔ１２３");
    await userEvent.click(canvas.getByRole("button", { name: "保存する" }));
    await waitFor(() => expect(number).toHaveAccessibleDescription(/T と13桁の数字/));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(number);
    await userEvent.type(number, "T9876543210987");
    await userEvent.click(canvas.getByRole("button", { name: "2行目の割合を外す" }));
    await userEvent.click(canvas.getByRole("button", { name: "保存する" }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        ...profile,
        invoice_registration_number: "T9876543210987",
        deductible_shares: profile.deductible_shares?.filter((_, index) => index !== 1),
      }),
    );
  },
};

const user = buildCurrentUser();
const saveName = fn();
const changeEmail = fn();

export const OfOneself: Story = {
  name: "ProfileForm・EmailChangeForm・PasswordResetCard",
  render: () => (
    <Stack layout="form">
      <Card title="プロフィール">
        <ProfileForm
          name={user.name}
          image={user.image}
          onImage={fn()}
          onImageClear={fn()}
          onSubmit={saveName}
        />
      </Card>
      <Card title="メールアドレス">
        <EmailChangeForm email={user.email} onRequest={changeEmail} />
      </Card>
      <PasswordResetCard email={user.email} onSend={fn()} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByRole("textbox", { name: /名前/ });
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole("button", { name: "保存する" }));
    await waitFor(() => expect(name).toHaveAccessibleDescription(/名前が入力されていません/));
    await userEvent.type(name, " 佐藤 花 ");
    await userEvent.click(canvas.getByRole("button", { name: "保存する" }));
    await waitFor(() => expect(saveName).toHaveBeenCalledWith({ name: "佐藤 花" }));
    await userEvent.click(canvas.getByRole("button", { name: "メールアドレスを変更" }));
    const email = canvas.getByRole("textbox", { name: /新しいメールアドレス/ });
    await userEvent.type(email, user.email);
    await userEvent.click(canvas.getByRole("button", { name: "確認メールを送る" }));
    await waitFor(() => expect(email).toHaveAccessibleDescription(/今のアドレスと同じ/));
    await userEvent.clear(email);
    await userEvent.type(email, "new@example.jp");
    await userEvent.click(canvas.getByRole("button", { name: "確認メールを送る" }));
    await waitFor(() => expect(changeEmail).toHaveBeenCalledWith("new@example.jp"));
  },
};

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="画像なし・長い名前・保存に失敗" width={480}>
        <ProfileForm
          name={LONG_NAME}
          image={null}
          onImage={fn()}
          onImageClear={fn()}
          onSubmit={fn()}
          error="サーバーに接続できませんでした。通信状態を確認して、もう一度保存してください。"
        />
      </Case>
      <Case name="アップロード中・狭い" width={320}>
        <ImageField label="自分の画像" name="花" image={null} uploading onFile={fn()} onClear={fn()} />
      </Case>
      <Case name="アドレスの変更を確認待ち">
        <EmailChangeForm email={user.email} pendingEmail="new@example.jp" onRequest={fn()} />
      </Case>
      <Case name="再設定のメールを送った">
        <PasswordResetCard email={user.email} sent onSend={fn()} />
      </Case>
      <Case name="企業（控除割合を見られない役割・狭い・サーバーの誤り）" width={360}>
        <CompanyProfileForm
          defaultValues={{ ...profile, image: null, deductible_shares: null }}
          onImage={async () => undefined}
          onSubmit={fn()}
          error="ほかの人が先に更新しました。現在の内容と見比べて、もう一度保存してください。"
          fields={{ name: "企業名は100文字以内で入力してください。" }}
        />
      </Case>
    </Cases>
  ),
};
