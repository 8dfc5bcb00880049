import type { Meta, StoryObj } from "@storybook/react-vite";
import { getInvitation, signupMember } from "@tsumugi/contract";
import { buildInvitation, LONG_NAME, mockEndpoint, mockError, mockForever } from "@tsumugi/mocks";
import { expect, screen, userEvent } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame, signedIn, signedOut } from "../../testing/PageFrame.tsx";
import { onPhone, over } from "../../testing/states.ts";
import { MemberSignUpPage } from "./MemberSignUpPage.tsx";

const meta = {
  title: "画面/招待からの登録",
  component: MemberSignUpPage,
  render: (_, { parameters }) => (
    <PageFrame
      path={paths.signupMember.path}
      at={parameters.at ?? paths.signupMember.getHref({ token: "token", type: "member" })}
      frame="open"
      service={parameters.service ?? signedOut}
    >
      <MemberSignUpPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof MemberSignUpPage>;
export default meta;
type Story = StoryObj<typeof meta>;

async function fill() {
  await userEvent.type(await screen.findByRole("textbox", { name: /名前/ }), "新井 さくら");
  await userEvent.type(screen.getByLabelText(/^パスワード必須/), "kasa-to-densha-no-asa");
  await userEvent.click(screen.getByRole("button", { name: "登録して参加する" }));
}

export const Loaded: Story = {
  play: async () => {
    await expect(await screen.findByText("つむぎ化粧品")).toBeVisible();
    await expect(screen.getByText("s***@demo.tsumugi.test")).toBeVisible();
  },
};

export const Loading: Story = { ...over(mockForever(getInvitation)) };

export const Failed: Story = {
  ...over(mockError(getInvitation, "internal")),
  play: async () => {
    await expect(await screen.findByText("req_mock")).toBeVisible();
  },
};

export const Joins: Story = {
  play: async () => {
    await fill();
    await expect(await screen.findByText("別の画面に移りました")).toBeVisible();
  },
};

/** Signing in mounts the page again, when the link is used up already. */
export const HasJoined: Story = {
  parameters: {
    ...over(mockEndpoint(getInvitation, buildInvitation({ state: "accepted", has_account: true })))
      .parameters,
    service: signedIn,
  },
  play: async () => {
    const elsewhere = await screen.findByText("別の画面に移りました");
    await expect(elsewhere).toHaveAttribute("data-path", "/");
  },
};

export const Refused: Story = {
  ...over(mockError(signupMember, "seats_full")),
  play: async () => {
    await fill();
    await expect(await screen.findByText(/上限に達しています/)).toBeVisible();
    await expect(screen.getByRole("textbox", { name: /名前/ })).toHaveValue("新井 さくら");
  },
};

export const WithoutToken: Story = {
  parameters: { ...over().parameters, at: paths.signupMember.path },
  play: async () => {
    await expect(await screen.findByText("招待メールのリンクから開いてください")).toBeVisible();
  },
};

export const LongText: Story = {
  ...over(mockEndpoint(getInvitation, buildInvitation({ company_name: LONG_NAME, role: "admin" }))),
  play: async () => {
    await expect(await screen.findByText(LONG_NAME)).toBeVisible();
  },
};

export const Phone: Story = {
  ...Loaded,
  ...onPhone,
};
