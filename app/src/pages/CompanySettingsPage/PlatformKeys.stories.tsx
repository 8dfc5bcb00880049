import type { Meta, StoryObj } from "@storybook/react-vite";
import { checkPlatformKey } from "@tsumugi/contract";
import { mockEndpoint } from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { over } from "../../testing/states.ts";
import { PlatformKeys } from "./PlatformKeys.tsx";

const meta = {
  title: "画面/設定/企業情報/SNS連携",
  component: PlatformKeys,
  render: () => (
    <PageFrame path={paths.companySettings.path}>
      <PlatformKeys />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof PlatformKeys>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody pressed 「接続を試す」: saving tries the key all the same, and what is wrong stays in sight. */
export const SavedWrong: Story = {
  name: "誤ったキーを保存すると、すぐに分かる",
  ...over(
    mockEndpoint(checkPlatformKey, {
      fault: "key_refused",
      message: "キーが正しくありません。確かめて、入れ直してください。",
      checked_at: "2026-11-20T03:00:00.000Z",
    }),
  ),
  play: async () => {
    const [first] = await screen.findAllByRole("button", { name: /自社のキーを設定|キーを入れ直す/ });
    if (first) await userEvent.click(first);
    // The button has gone: the keyboard goes on in the form, and where the form was once that has gone.
    await waitFor(() => expect(screen.getAllByLabelText(/必須/)[0]).toHaveFocus());
    for (const field of await screen.findAllByLabelText(/必須/)) await userEvent.type(field, "sandbox-401");
    await userEvent.click(screen.getByRole("button", { name: "保存する" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "保存する" })).toBeNull());
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/自社のキーを設定|キーを入れ直す/));
    await expect(await screen.findByText(/キーが正しくありません。.*入れ直してください。/)).toBeVisible();
  },
};
