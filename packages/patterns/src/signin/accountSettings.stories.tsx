import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildSignedInDevice, buildSignedInDevices, RECOVERY_CODES } from "@tsumugi/mocks";
import { Button } from "@tsumugi/ui";
import { Case, Gallery as Cases, LONG_NAME } from "@tsumugi/ui/testing";
import { type ComponentProps, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { DeviceList } from "./DeviceList/DeviceList.tsx";
import { EmailChangeDialog } from "./EmailChangeDialog/EmailChangeDialog.tsx";
import { PasswordChangeDialog } from "./PasswordChangeDialog/PasswordChangeDialog.tsx";
import {
  SecondFactorDialog,
  type SecondFactorDialogProps,
} from "./SecondFactorDialog/SecondFactorDialog.tsx";

const EMAIL = "aya@demo.tsumugi.test";

const meta = {
  title: "画面の型/サインイン/アカウントの設定",
  component: DeviceList,
  args: { devices: buildSignedInDevices(), onSignOut: fn() },
} satisfies Meta<typeof DeviceList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Devices: Story = {
  name: "DeviceList",
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("button")).toHaveLength(2);
    await userEvent.click(canvas.getByRole("button", { name: "Safari（iPhone）をサインアウト" }));
    await expect(args.onSignOut).toHaveBeenCalledWith(args.devices[1]);
  },
};

export const Gallery: Story = {
  name: "DeviceList 状態一覧",
  render: (args) => (
    <Cases>
      <Case name="読み込み中" width={480}>
        <DeviceList {...args} loading />
      </Case>
      <Case name="この端末だけ" width={480}>
        <DeviceList {...args} devices={[buildSignedInDevice()]} />
      </Case>
      <Case name="サインアウト中・狭い・長い名前" width={320}>
        <DeviceList
          {...args}
          signingOut="session_002"
          devices={[
            buildSignedInDevice(),
            buildSignedInDevice({ uid: "session_002", device: LONG_NAME, is_current: false }),
          ]}
        />
      </Case>
    </Cases>
  ),
};

/** Opened by a press, as on its page. */
function Opened({
  label,
  children,
}: {
  label: string;
  children: (open: boolean, set: (open: boolean) => void) => React.ReactNode;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {children(open, setOpen)}
    </>
  );
}

const askForAddress = fn();
const email =
  (props: Partial<ComponentProps<typeof EmailChangeDialog>> = {}): Story["render"] =>
  () => (
    <Opened label="変更">
      {(open, set) => (
        <EmailChangeDialog open={open} onOpenChange={set} email={EMAIL} onSubmit={askForAddress} {...props} />
      )}
    </Opened>
  );
const press = () => userEvent.click(screen.getByRole("button", { name: "変更" }));

export const Address: Story = {
  name: "EmailChangeDialog",
  render: email(),
  play: async () => {
    await press();
    await userEvent.click(await screen.findByRole("button", { name: "確認のメールを送る" }));
    await expect(await screen.findByText(/メールアドレスが入力されていません/)).toBeVisible();
    await expect(screen.getByText(/今のパスワードが入力されていません/)).toBeVisible();
    await userEvent.type(screen.getByLabelText(/新しいメールアドレス/), "Ａya@minato.example.jp");
    await userEvent.type(screen.getByLabelText(/今のパスワード/), "correct horse");
    await userEvent.click(screen.getByRole("button", { name: "確認のメールを送る" }));
    await waitFor(() =>
      expect(askForAddress).toHaveBeenCalledWith({
        email: "Aya@minato.example.jp",
        currentPassword: "correct horse",
      }),
    );
  },
};

export const AddressSent: Story = {
  name: "EmailChangeDialog 送ったあと",
  render: email({ sentTo: "aya@minato.example.jp" }),
  play: async () => {
    await press();
    await expect(await screen.findByRole("dialog", { name: "確認のメールを送りました" })).toBeVisible();
  },
};

const setPassword = fn();
export const Password: Story = {
  name: "PasswordChangeDialog",
  render: () => (
    <Opened label="変更">
      {(open, set) => (
        <PasswordChangeDialog
          open={open}
          onOpenChange={set}
          email={EMAIL}
          onSubmit={setPassword}
          forgotten={<a href="#reset">今のパスワードを忘れたとき</a>}
        />
      )}
    </Opened>
  ),
  play: async () => {
    await press();
    await userEvent.type(await screen.findByLabelText(/今のパスワード/), "correct horse");
    await userEvent.type(screen.getByLabelText(/^新しいパスワード必須/), "short");
    await userEvent.click(screen.getByRole("button", { name: "パスワードを変更する" }));
    await expect(await screen.findByText(/短すぎます/)).toBeVisible();
    await userEvent.type(screen.getByLabelText(/^新しいパスワード必須/), "-no-longer-2026");
    await userEvent.click(screen.getByRole("button", { name: "パスワードを変更する" }));
    await waitFor(() =>
      expect(setPassword).toHaveBeenCalledWith({
        currentPassword: "correct horse",
        password: "short-no-longer-2026",
      }),
    );
  },
};

const QR =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="white"/><path d="M1 1h3v3H1zM5 1h3v3H5zM1 5h3v3H1zM6 6h1v1H6z"/></svg>';
const secondFactor: SecondFactorDialogProps = {
  open: true,
  onOpenChange: fn(),
  step: "password",
  email: EMAIL,
  qr: QR,
  secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
  recoveryCodes: RECOVERY_CODES,
  onPassword: fn(),
  onCode: fn(),
};

export const SecondFactorPassword: Story = {
  name: "SecondFactorDialog 設定し直す",
  render: () => <SecondFactorDialog {...secondFactor} isOn />,
  play: async () => {
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "次へ" }));
    await expect(dialog.getByText(/確認コードが入力されていません/)).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/今のパスワード/), "correct horse");
    await userEvent.type(dialog.getByLabelText(/確認コード/), "123456");
    await userEvent.click(dialog.getByRole("button", { name: "次へ" }));
    await expect(secondFactor.onPassword).toHaveBeenCalledWith({
      currentPassword: "correct horse",
      code: "123456",
    });
  },
};

export const SecondFactorScan: Story = {
  name: "SecondFactorDialog 読み取る",
  render: () => (
    <SecondFactorDialog
      {...secondFactor}
      step="scan"
      fields={{ code: "確認コードが違うか、期限が切れています。" }}
    />
  ),
};

export const SecondFactorCodes: Story = {
  name: "SecondFactorDialog リカバリーコード",
  render: () => <SecondFactorDialog {...secondFactor} step="codes" />,
  play: async () => {
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getAllByRole("listitem")).toHaveLength(10);
  },
};

export const SecondFactorCodesKept: Story = {
  name: "SecondFactorDialog リカバリーコードは、保管したと言うまで閉じない",
  render: () => <SecondFactorDialog {...secondFactor} step="codes" />,
  play: async () => {
    const dialog = within(await screen.findByRole("dialog"));
    // The frame asks before Back or a reload takes what is marked.
    await expect(document.querySelector("[data-tsu-unsaved=dialog]")).not.toBeNull();
    await userEvent.keyboard("{Escape}");
    await expect(await dialog.findByText(/閉じるともう表示できません。ファイルに/)).toBeVisible();
    await expect(secondFactor.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole("button", { name: "保管したので閉じる" }));
    await expect(secondFactor.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const SecondFactorOff: Story = {
  name: "SecondFactorDialog オフにする",
  render: () => (
    <SecondFactorDialog
      {...secondFactor}
      step="remove"
      error="通信できませんでした。もう一度お試しください。"
    />
  ),
};
