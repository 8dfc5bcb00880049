import type { Meta, StoryObj } from "@storybook/react-vite";
import { acceptInvitation, getCompanyUser, getInvitation, type Invitation } from "@tsumugi/contract";
import {
  buildCurrentUser,
  buildInvitation,
  LONG_NAME,
  mockEndpoint,
  mockError,
  mockForever,
} from "@tsumugi/mocks";
import type { HttpHandler } from "msw";
import { expect, screen, userEvent } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame, signedIn, signedOut } from "../../testing/PageFrame.tsx";
import { onPhone, over } from "../../testing/states.ts";
import { InvitationPage } from "./InvitationPage.tsx";

const invited = (values: Partial<Invitation> = {}) => mockEndpoint(getInvitation, buildInvitation(values));
const sakura = buildCurrentUser({ email: "sakura@demo.tsumugi.test", company: null, role: null });
const asSakura = mockEndpoint(getCompanyUser, sakura);
const visitor = { service: signedOut };

const meta = {
  title: "画面/招待",
  component: InvitationPage,
  render: (_, { parameters }) => (
    <PageFrame
      path={paths.invitation.path}
      at={paths.invitation.getHref("token", { type: "member" })}
      frame="open"
      service={parameters.service ?? signedIn}
    >
      <InvitationPage />
    </PageFrame>
  ),
  ...over(asSakura, invited({ has_account: true })),
} satisfies Meta<typeof InvitationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const asVisitor = (...handlers: HttpHandler[]) => ({
  parameters: { ...over(...handlers).parameters, ...visitor },
});

export const Loaded: Story = {
  play: async () => {
    await expect(await screen.findByRole("button", { name: "招待を承諾する" })).toBeVisible();
  },
};

export const Accepts: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "招待を承諾する" }));
    await expect(await screen.findByText("別の画面に移りました")).toBeVisible();
  },
};

/** Signed up by address and password alone: colleagues and creators would see a part of the address. */
export const AcceptsNameless: Story = {
  name: "名前のない人は、承諾したあと名前を決めるところに着く",
  ...over(mockEndpoint(getCompanyUser, { ...sakura, name: "" }), invited({ has_account: true })),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "招待を承諾する" }));
    const elsewhere = await screen.findByText("別の画面に移りました");
    await expect(elsewhere.dataset.path).toBe(paths.profileSettings.path);
  },
};

export const Loading: Story = { ...over(asSakura, mockForever(getInvitation)) };

export const Failed: Story = {
  ...over(asSakura, mockError(getInvitation, "internal")),
  play: async () => {
    await expect(await screen.findByText("req_mock")).toBeVisible();
  },
};

export const NewPerson: Story = {
  ...asVisitor(invited()),
  play: async () => {
    await expect(await screen.findByRole("link", { name: "アカウントを作って参加する" })).toHaveAttribute(
      "href",
      "/signup/member?token=token&type=member",
    );
  },
};

export const KnownPerson: Story = {
  ...asVisitor(invited({ has_account: true })),
  play: async () => {
    await expect(await screen.findByRole("link", { name: "サインインして承諾する" })).toHaveAttribute(
      "href",
      "/signin?next=%2Finvitations%2Ftoken%3Ftype%3Dmember",
    );
  },
};

export const WrongAccount: Story = {
  ...over(mockEndpoint(getCompanyUser, buildCurrentUser({ email: "kenji@other.example.jp" })), invited()),
  play: async () => {
    await expect(await screen.findByText("招待されたアドレスではありません")).toBeVisible();
    await expect(screen.getByText("s***@demo.tsumugi.test")).toBeVisible();
    await expect(screen.getByRole("button", { name: "別のアカウントでサインインする" })).toBeVisible();
  },
};

export const NotVerified: Story = {
  ...over(mockEndpoint(getCompanyUser, { ...sakura, email_verified: false }), invited({ has_account: true })),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "確認メールを送る" }));
    await expect(await screen.findByText("確認メールを送りました")).toBeVisible();
  },
};

export const AlreadyMember: Story = {
  ...over(asSakura, invited({ has_account: true }), mockError(acceptInvitation, "conflict")),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "招待を承諾する" }));
    await expect(await screen.findByText("すでにこの企業のメンバーです")).toBeVisible();
  },
};

export const SeatsFull: Story = {
  ...over(asSakura, invited({ blocked: "seats_full" })),
  play: async () => {
    await expect(await screen.findByText("メンバーの人数が上限に達しています")).toBeVisible();
  },
};

export const Expired: Story = {
  ...asVisitor(invited({ state: "expired" })),
  play: async () => {
    await expect(await screen.findByText("招待の期限が切れています")).toBeVisible();
  },
};

export const Replaced: Story = {
  ...asVisitor(invited({ state: "replaced" })),
  play: async () => {
    await expect(await screen.findByText("新しい招待が届いています")).toBeVisible();
  },
};

export const Used: Story = {
  ...asVisitor(invited({ state: "accepted" })),
  play: async () => {
    await expect(await screen.findByText("この招待は承諾済みです")).toBeVisible();
    await expect(screen.getByRole("link", { name: "サインインへ" })).toBeVisible();
  },
};

export const NotFound: Story = {
  ...asVisitor(mockError(getInvitation, "not_found")),
  play: async () => {
    await expect(await screen.findByText("招待が見つかりません")).toBeVisible();
  },
};

export const AcceptFails: Story = {
  ...over(asSakura, invited({ has_account: true }), mockError(acceptInvitation, "internal")),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "招待を承諾する" }));
    await expect(await screen.findByText(/サーバーで問題が起きました/)).toBeVisible();
    await expect(screen.getByRole("button", { name: "招待を承諾する" })).toBeEnabled();
  },
};

export const LongText: Story = {
  ...asVisitor(invited({ company_name: LONG_NAME, type: "company", role: "admin" })),
  play: async () => {
    await expect(await screen.findByText(LONG_NAME)).toBeVisible();
  },
};

export const Phone: Story = {
  ...Loaded,
  ...onPhone,
};
