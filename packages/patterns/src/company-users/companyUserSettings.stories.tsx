import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildCurrentUser } from "@tsumugi/mocks";
import { Card, Stack } from "@tsumugi/ui";
import { Case, Gallery as Cases, LONG_NAME } from "@tsumugi/ui/testing";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { EmailChangeForm } from "./EmailChangeForm/EmailChangeForm.tsx";
import { ImageField } from "./ImageField/ImageField.tsx";
import { PasswordResetCard } from "./PasswordResetCard/PasswordResetCard.tsx";
import { ProfileForm } from "./ProfileForm/ProfileForm.tsx";

const meta = {
  title: "画面の型/company-users/設定",
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

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
    </Cases>
  ),
};
