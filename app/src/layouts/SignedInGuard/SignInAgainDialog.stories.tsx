import type { Meta, StoryObj } from "@storybook/react-vite";
import { ApiError } from "@tsumugi/hooks";
import { buildCurrentUser } from "@tsumugi/mocks";
import { framed } from "@tsumugi/ui/testing";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { PageFrame, signedIn } from "../../testing/PageFrame.tsx";
import { over } from "../../testing/states.ts";
import { SignInAgainDialog } from "./SignInAgainDialog.tsx";

const OLD = buildCurrentUser().email;
const NEW = "itsuki@minato.example.jp";

const tried: string[] = [];
const signIn = async (email: string) => {
  tried.push(email);
  if (email === NEW) return;
  const message = "メールアドレスかパスワードが違います。";
  throw new ApiError({ status: 401, statusText: "", code: "wrong_credentials", message });
};
const signOut = async () => {
  tried.push("signed out");
};

const meta = {
  title: "画面/サインイン/もう一度サインイン",
  component: SignInAgainDialog,
  beforeEach: () => {
    tried.length = 0;
  },
  render: () => (
    <PageFrame path="/" service={{ ...signedIn, signIn, signOut }}>
      <SignInAgainDialog />
    </PageFrame>
  ),
  parameters: { ...over().parameters, ...framed },
} satisfies Meta<typeof SignInAgainDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = () => screen.findByRole("textbox", { name: "メールアドレス" });

export const Asked: Story = {
  name: "サインインが終わったとき",
  play: async () => {
    await expect(await address()).toHaveValue(OLD);
    await expect(await address()).toHaveAttribute("readonly");
  },
};

/** Changed on another device, which ends every sign-in: to sign out for the new address would take what is below. */
export const NewAddress: Story = {
  name: "メールアドレスが変わっていたとき",
  play: async () => {
    await address();
    await userEvent.type(screen.getByLabelText(/^パスワード/), "tsumugi-demo");
    await userEvent.click(screen.getByRole("button", { name: "サインイン" }));
    await expect(await screen.findByText(/新しいアドレスに直してください/)).toBeVisible();
    await userEvent.clear(await address());
    await userEvent.type(await address(), `${NEW.replace("@", "＠")} `);
    await userEvent.click(screen.getByRole("button", { name: "サインイン" }));
    await waitFor(() => expect(tried).toEqual([OLD, NEW]));
  },
};
