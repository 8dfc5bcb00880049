import type { Meta, StoryObj } from "@storybook/react-vite";
import { framed } from "@tsumugi/ui/testing";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { SendJobPanel } from "./SendJobPanel.tsx";
import type { JobPreviewLook } from "./SendJobPreview.tsx";
import { people, previous } from "./sendJobPanel.fixture.ts";

const meta = {
  title: "画面の型/案件/SendJobPanel/届くメール",
  component: SendJobPanel,
  args: {
    open: true,
    onOpenChange: fn(),
    recipients: people,
    orderer: "つむぎ化粧品株式会社",
    orderedOn: "2026-11-20",
    onSend: fn(),
  },
  parameters: framed,
} satisfies Meta<typeof SendJobPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const mailTo = (creator_uid: string, name: string): JobPreviewLook => ({
  creator_uid,
  mail: {
    to: `${creator_uid}@example.jp`,
    subject: "【ツムギ】つむぎ化粧品 様から依頼が届きました",
    html: `<!doctype html><html lang="ja"><body style="font-family:sans-serif;padding:16px"><p>${name} 様</p><p>新作リップの使用感を紹介するリール動画1本</p></body></html>`,
  },
  terms: {
    ...previous,
    orderer: "つむぎ化粧品株式会社",
    contractor: name,
    ordered_on: "2026-11-20",
    tax: { rate: 10, rounding: "floor", withholding: true },
  },
  problems: [],
  skipped: [],
});

/** The mail of the person who is asked for comes a moment later, as in the app. */
function WithPreview(args: Parameters<typeof SendJobPanel>[0] & { problems?: JobPreviewLook["problems"] }) {
  const [preview, setPreview] = useState<JobPreviewLook>();
  return (
    <SendJobPanel
      {...args}
      preview={preview}
      onPreview={(values, uid, draft) => {
        args.onPreview?.(values, uid, draft);
        const name = args.recipients.find(({ creator_uid }) => creator_uid === uid)?.display_name ?? "";
        setPreview({ ...mailTo(uid, name), problems: args.problems ?? [] });
      }}
    />
  );
}

export const ShowsTheVeryMail: Story = {
  name: "届くメールを一人ずつ確かめる",
  args: { defaultTerms: previous, onPreview: fn() },
  render: WithPreview,
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "内容を確認" }));
    await expect(await screen.findByTitle("はなこ美容に届くメール")).toBeVisible();
    await expect(screen.getByText("59,874円", { exact: false })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "次の人（→）" }));
    await expect(await screen.findByTitle("ゆうきの台所に届くメール")).toBeVisible();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(await screen.findByTitle("はなこ美容に届くメール")).toBeVisible();
    await expect(args.onPreview).toHaveBeenLastCalledWith(
      expect.objectContaining({ creator_uids: ["c1", "c2"] }),
      "c1",
      expect.objectContaining({ byLink: [] }),
    );
    await userEvent.click(screen.getByRole("button", { name: "2名に送る" }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledTimes(1));
  },
};

export const StopsAtAVariable: Story = {
  name: "値のない変数は、その人の名前を出して止める",
  args: { defaultTerms: previous, onPreview: fn() },
  render: (args) => (
    <WithPreview
      {...args}
      problems={[
        {
          creator_uid: "c2",
          display_name: "ゆうきの台所",
          message:
            "「ゆうきの台所」さんの {アカウント名} に入れる値がありません。クリエイターか案件に登録するか、文から消してください。",
        },
      ]}
    />
  ),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "内容を確認" }));
    await expect(await screen.findByText(/「ゆうきの台所」さんの \{アカウント名\}/)).toBeVisible();
    const send = screen.getByRole("button", { name: "2名に送る" });
    await expect(send).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(send);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
