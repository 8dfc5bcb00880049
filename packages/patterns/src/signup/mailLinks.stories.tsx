import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildInvitation } from "@tsumugi/mocks";
import { Button } from "@tsumugi/ui";
import { Case, Gallery as Cases, LONG_NAME } from "@tsumugi/ui/testing";
import { expect, fn, userEvent, within } from "storybook/test";
import { EntranceLayout } from "../signin/EntranceLayout/EntranceLayout.tsx";
import { ConfirmEmailChangeCard } from "./ConfirmEmailChangeCard/ConfirmEmailChangeCard.tsx";
import { InvitationCard } from "./InvitationCard/InvitationCard.tsx";
import { OutcomeCard } from "./OutcomeCard/OutcomeCard.tsx";
import { VerifyEmailCard } from "./VerifyEmailCard/VerifyEmailCard.tsx";

const signIn = <a href="#signin">サインインへ</a>;

const meta = {
  title: "画面の型/新規登録/招待と確認",
  component: InvitationCard,
  args: {
    invitation: buildInvitation({ has_account: true }),
    signedInEmail: "shinjin@demo.tsumugi.test",
    onAccept: fn(),
    onSignOut: fn(),
    onSendVerification: fn(),
    signIn: <a href="#signin">サインインして承諾する</a>,
    signUp: <a href="#signup">アカウントを作って参加する</a>,
    home: <a href="#home">ホームへ</a>,
    entrance: signIn,
  },
} satisfies Meta<typeof InvitationCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Accepts: Story = {
  name: "InvitationCard",
  parameters: { layout: "fullscreen" },
  render: (args) => (
    <EntranceLayout title="招待">
      <InvitationCard {...args} />
    </EntranceLayout>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(args.onAccept).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "招待を承諾する" }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

export const Gallery: Story = {
  name: "InvitationCard 状態一覧",
  render: (args) => (
    <Cases>
      <Case name="未サインイン・アカウントあり" width={400}>
        <InvitationCard {...args} signedInEmail={null} />
      </Case>
      <Case name="未サインイン・アカウントなし・企業の招待・長い名前・狭い" width={320}>
        <InvitationCard
          {...args}
          signedInEmail={null}
          invitation={buildInvitation({ type: "company", role: "admin", company_name: LONG_NAME })}
        />
      </Case>
      <Case name="読み込み中" width={400}>
        <InvitationCard {...args} invitation={undefined} />
      </Case>
      <Case name="期限切れ" width={400}>
        <InvitationCard {...args} signedInEmail={null} invitation={buildInvitation({ state: "expired" })} />
      </Case>
      <Case name="再送された" width={400}>
        <InvitationCard {...args} signedInEmail={null} invitation={buildInvitation({ state: "replaced" })} />
      </Case>
      <Case name="承諾済み" width={400}>
        <InvitationCard {...args} invitation={buildInvitation({ state: "accepted" })} />
      </Case>
      <Case name="契約が終わった" width={400}>
        <InvitationCard {...args} invitation={buildInvitation({ blocked: "contract_expired" })} />
      </Case>
      <Case name="運営のアカウント" width={400}>
        <InvitationCard {...args} problem="operator" />
      </Case>
      <Case name="別のアカウント" width={400}>
        <InvitationCard {...args} problem="wrong_account" />
      </Case>
      <Case name="すでにメンバー" width={400}>
        <InvitationCard {...args} problem="already_member" />
      </Case>
      <Case name="人数が上限" width={400}>
        <InvitationCard {...args} problem="seats_full" />
      </Case>
      <Case name="メール未確認" width={400}>
        <InvitationCard {...args} problem="email_not_verified" />
      </Case>
      <Case name="見つからない" width={400}>
        <InvitationCard {...args} invitation={undefined} signedInEmail={null} problem="not_found" />
      </Case>
    </Cases>
  ),
  play: async ({ canvasElement, args }) => {
    const region = (name: string) => within(within(canvasElement).getByRole("region", { name }));
    await expect(
      region("未サインイン・アカウントあり").getByRole("link", { name: "サインインして承諾する" }),
    ).toBeVisible();
    await userEvent.click(region("別のアカウント").getByRole("button", { name: /別のアカウント/ }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await expect(region("期限切れ").queryByRole("button", { name: "招待を承諾する" })).toBeNull();
  },
};

const verify = fn();

export const Confirms: Story = {
  name: "VerifyEmailCard・ConfirmEmailChangeCard",
  render: () => (
    <Cases>
      <Case name="確認の前" width={400}>
        <VerifyEmailCard state="ready" onVerify={verify} next={<a href="#next">次へ</a>} signIn={signIn} />
      </Case>
      <Case name="確認した" width={400}>
        <VerifyEmailCard
          state="done"
          emailMasked="h***@example.jp"
          onVerify={fn()}
          next={<a href="#company">企業の登録へ進む</a>}
          signIn={signIn}
        />
      </Case>
      {(["signed_out", "wrong_account", "link_expired", "link_used", "not_found"] as const).map((state) => (
        <Case key={state} name={`確認 ${state}`} width={400}>
          <VerifyEmailCard
            state={state}
            onVerify={fn()}
            next={<a href="#n">次へ</a>}
            signIn={signIn}
            otherAccount={<Button>別のアカウントを使う</Button>}
          />
        </Case>
      ))}
      {(["ready", "done", "link_expired", "link_used", "not_found", "conflict"] as const).map((state) => (
        <Case key={state} name={`変更 ${state}`} width={400}>
          <ConfirmEmailChangeCard
            state={state}
            emailMasked="n***@example.jp"
            onConfirm={fn()}
            signIn={signIn}
            settings={<a href="#settings">設定を開く</a>}
          />
        </Case>
      ))}
      <Case name="OutcomeCard（失敗のまま再試行できる）" width={320}>
        <OutcomeCard icon="info" title="お知らせだけのカード" />
      </Case>
    </Cases>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "メールアドレスを確認する" }));
    await expect(verify).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("link", { name: "企業の登録へ進む" })).toBeVisible();
    await expect(canvas.getAllByRole("link", { name: "設定を開く" })).toHaveLength(3);
  },
};
