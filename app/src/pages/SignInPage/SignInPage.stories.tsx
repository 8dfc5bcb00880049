import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame, signedOut } from "../../testing/PageFrame.tsx";
import { onPhone, over } from "../../testing/states.ts";
import { SignInPage } from "./SignInPage.tsx";

const meta = {
  title: "画面/サインイン",
  component: SignInPage,
  render: (_, { parameters }) => (
    <PageFrame
      path={paths.signIn.path}
      at={parameters.at ?? paths.signIn.path}
      frame="open"
      service={signedOut}
    >
      <SignInPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof SignInPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "サインイン" }));
    await expect(await screen.findByText(/メールアドレスが入力されていません/)).toBeVisible();
  },
};

export const Phone: Story = {
  ...Loaded,
  ...onPhone,
};
