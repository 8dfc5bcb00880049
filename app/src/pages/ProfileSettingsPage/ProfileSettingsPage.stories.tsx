import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  cancelEmailChange,
  changePassword,
  completeOnboarding,
  type EmailChange,
  endOtherSessions,
  getCompanyUser,
  getEmailChange,
  listSessions,
  resendEmailChange,
  sendVerifyEmail,
} from "@tsumugi/contract";
import {
  buildCurrentUser,
  buildEmailChange,
  buildOperator,
  buildSignedInDevice,
  mockEndpoint,
  mockError,
  mockForever,
  mockOffline,
} from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame, signedIn } from "../../testing/PageFrame.tsx";
import { contractEnded, onPhone, over } from "../../testing/states.ts";
import { ProfileSettingsPage } from "./ProfileSettingsPage.tsx";

const meta = {
  title: "画面/設定/自分の設定",
  component: ProfileSettingsPage,
  render: (_, { parameters }) => (
    <PageFrame path={paths.profileSettings.path} service={parameters.service ?? signedIn}>
      <ProfileSettingsPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof ProfileSettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async () => {
    await expect(await screen.findByText("Safari（iPhone）")).toBeVisible();
  },
};

export const OfOperator: Story = {
  name: "運営の人には、ない企業と権限を「未登録」と言わない",
  ...over(mockEndpoint(getCompanyUser, buildOperator())),
  play: async () => {
    await expect(await screen.findByText("ツムギの運営")).toBeVisible();
    await expect(screen.queryByText("未登録")).toBeNull();
  },
};

export const NameBorrowed: Story = {
  name: "アドレスから取った名前には、そう書いてある",
  ...over(mockEndpoint(getCompanyUser, buildCurrentUser({ name: "aoi", email: "aoi@demo.tsumugi.test" }))),
  play: async () => {
    await expect(await screen.findByText(/仮の名前です/)).toBeVisible();
  },
};

export const NameMissing: Story = {
  play: async () => {
    await userEvent.clear(await screen.findByLabelText(/名前/));
    await userEvent.click(screen.getByRole("button", { name: "保存する" }));
    await expect(await screen.findByText(/名前が入力されていません/)).toBeVisible();
  },
};

let completed: string[] = [];

/** Saving also ends the first step on the home page. */
export const FirstSave: Story = {
  ...over(
    mockEndpoint(getCompanyUser, buildCurrentUser({ onboarding: null })),
    mockEndpoint(completeOnboarding, ({ body }) => {
      completed.push(body.onboarding_name);
      return buildCurrentUser();
    }),
  ),
  beforeEach: () => {
    completed = [];
  },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "保存する" }));
    await waitFor(() => expect(completed).toEqual(["profile"]));
  },
};

const answers = {
  emailChange: (): EmailChange | null => null,
  resend: (): EmailChange => buildEmailChange(),
  cancel: (): void => undefined,
};

const openDialog = async (name: string) => {
  await userEvent.click(await screen.findByRole("button", { name }));
  return within(await screen.findByRole("dialog"));
};

export const AddressAsked: Story = {
  play: async () => {
    const dialog = await openDialog("メールアドレスを変更");
    await userEvent.type(dialog.getByLabelText(/新しいメールアドレス/), "aya@minato.example.jp");
    await userEvent.type(dialog.getByLabelText(/今のパスワード/), "correct horse");
    await userEvent.click(dialog.getByRole("button", { name: "確認のメールを送る" }));
    await expect(await screen.findByText("確認のメールを送りました")).toBeVisible();
    await expect(screen.getByText("aya@minato.example.jp")).toBeVisible();
  },
};

export const AddressRefused: Story = {
  ...over(mockError(sendVerifyEmail, "rate_limited")),
  play: async () => {
    const dialog = await openDialog("メールアドレスを変更");
    await userEvent.type(dialog.getByLabelText(/新しいメールアドレス/), "aya@minato.example.jp");
    await userEvent.type(dialog.getByLabelText(/今のパスワード/), "correct horse");
    await userEvent.click(dialog.getByRole("button", { name: "確認のメールを送る" }));
    await expect(await dialog.findByText(/操作が集中しています/)).toBeVisible();
    await expect(dialog.getByLabelText(/新しいメールアドレス/)).toHaveValue("aya@minato.example.jp");
  },
};

/** After a reload, too: what waits, until when, and the two ways on. */
export const AddressWaiting: Story = {
  name: "確認待ちのアドレスを送り直す・取り消す",
  beforeEach: () => {
    let waiting: EmailChange | null = buildEmailChange({ email: "aya@minato.example.jp" });
    answers.emailChange = () => waiting;
    answers.resend = () => {
      waiting = buildEmailChange({ email: "aya@minato.example.jp", expires_at: "2026-11-22T03:00:00.000Z" });
      return waiting;
    };
    answers.cancel = () => {
      waiting = null;
    };
  },
  ...over(
    mockEndpoint(getEmailChange, () => ({ email_change: answers.emailChange() })),
    mockEndpoint(resendEmailChange, () => ({ email_change: answers.resend() })),
    mockEndpoint(cancelEmailChange, () => {
      answers.cancel();
      return undefined;
    }),
  ),
  play: async () => {
    await expect(await screen.findByText("aya@minato.example.jp への変更の確認待ちです")).toBeVisible();
    await expect(screen.getByText(/2026\/11\/21\(土\) 10:00 までに開くと変わります/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "送り直す" }));
    await expect(await screen.findByText(/2026\/11\/22\(日\) 12:00 までに開くと変わります/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "取り消す" }));
    await waitFor(() => expect(screen.queryByText(/確認待ちです/)).toBeNull());
  },
};

/** Somebody has confirmed or taken it back elsewhere, or too many mails went out: the reason stays with the two ways on. */
export const AddressResendRefused: Story = {
  ...over(
    mockEndpoint(getEmailChange, { email_change: buildEmailChange() }),
    mockError(resendEmailChange, "rate_limited"),
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "送り直す" }));
    await expect(await screen.findByText(/操作が集中しています/)).toBeVisible();
    await expect(screen.getByRole("button", { name: "取り消す" })).toBeVisible();
  },
};

const enterPasswords = async () => {
  const dialog = await openDialog("パスワードを変更");
  await userEvent.type(dialog.getByLabelText(/今のパスワード/), "correct horse");
  await userEvent.type(dialog.getByLabelText(/^新しいパスワード必須/), "kasa-to-densha-no-asa");
  await userEvent.click(dialog.getByRole("button", { name: "パスワードを変更する" }));
  return dialog;
};

export const PasswordChanged: Story = {
  play: async () => {
    await enterPasswords();
    await expect((await screen.findAllByText(/パスワードを変更しました/)).length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const PasswordRefused: Story = {
  ...over(
    mockError(changePassword, "invalid_request", {
      fields: { current_password: "今のパスワードが違います。入力し直してください。" },
    }),
  ),
  play: async () => {
    const dialog = await enterPasswords();
    await expect(await dialog.findByText(/今のパスワードが違います/)).toBeVisible();
  },
};

export const OthersSignedOut: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "ほかの端末をすべてサインアウト" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "サインアウトする" }));
    // The toast also stands in the live region.
    await expect(
      (await screen.findAllByText("ほかの端末（2件）をサインアウトしました")).length,
    ).toBeGreaterThan(0);
  },
};

export const OthersFailed: Story = {
  ...over(mockOffline(endOtherSessions)),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "ほかの端末をすべてサインアウト" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "サインアウトする" }));
    await expect(await dialog.findByText(/接続できませんでした/)).toBeVisible();
  },
};

export const OnlyHere: Story = {
  ...over(mockEndpoint(listSessions, { items: [buildSignedInDevice()] })),
  play: async () => {
    await expect(await screen.findByText("この端末")).toBeVisible();
    await expect(screen.queryByRole("button", { name: /すべてサインアウト/ })).toBeNull();
  },
};

export const Loading: Story = { ...over(mockForever(listSessions)) };

export const Failed: Story = { ...over(mockError(listSessions, "internal")) };

/** With Firebase nobody knows the devices: the list is not drawn. */
export const WithoutDevices: Story = {
  parameters: { ...over().parameters, service: { ...signedIn, keepsAccounts: false } },
  play: async () => {
    await expect(await screen.findByRole("button", { name: "パスワードを変更" })).toBeVisible();
    await expect(await screen.findByText(/端末の一覧を表示できません/)).toBeVisible();
  },
};

export const NotVerified: Story = {
  ...over(mockEndpoint(getCompanyUser, buildCurrentUser({ email_verified: false }))),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "確認メールを送る" }));
    await expect(await screen.findByText("確認メールを送りました")).toBeVisible();
  },
};

export const Phone: Story = {
  ...Loaded,
  ...onPhone,
};

/** One's own: every role may change it, also after the contract's end. */
export const ReadOnly: Story = { ...Loaded, ...over(contractEnded) };
