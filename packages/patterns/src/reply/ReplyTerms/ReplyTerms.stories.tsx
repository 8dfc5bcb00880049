import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildJobTerms, buildJobVersion, buildJobVersions } from "@tsumugi/mocks";
import { guide } from "@tsumugi/ui/testing";
import { expect, screen, userEvent } from "storybook/test";
import { ReplyTerms } from "./ReplyTerms.tsx";

const { items } = buildJobVersions();

const meta = {
  title: "画面の型/依頼への返信/ReplyTerms",
  component: ReplyTerms,
  parameters: guide({
    use: "送られた条件を、版ごとに読ませます。今の条件が先頭で、前の版は畳みます。",
    do: ["変わった条件は、前と今を並べて示します。", "税込・源泉と、受け取る額まで見せます。"],
    dont: ["前の版を消さない。合意がどの版かを、あとから双方が確かめます。"],
    keyboard: [["Tab / Enter", "前の版を開く・閉じる"]],
  }),
  args: { job: { terms: items[0]?.terms ?? buildJobTerms(), version: 2 }, versions: items },
  globals: { viewport: { value: "phone" } },
} satisfies Meta<typeof ReplyTerms>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: "第2版と、変わった条件",
  play: async () => {
    await userEvent.click(await screen.findByText("これまでの条件をすべて見る（2版）"));
    await expect(screen.getByRole("region", { name: "第2版の条件" })).toBeVisible();
  },
};
/** After a job was cancelled the same is asked once more: nothing has changed, and no empty card says so. */
export const SameAgain: Story = {
  name: "同じ条件で、もう一度の依頼",
  args: {
    job: { terms: buildJobTerms(), version: 2 },
    versions: [buildJobVersion({ version: 2 }), buildJobVersion()],
  },
  play: async () => {
    await expect(await screen.findByText("これまでの条件をすべて見る（2版）")).toBeVisible();
    await expect(screen.queryByText(/変わった条件/)).toBeNull();
  },
};
export const FirstVersion: Story = {
  name: "はじめの条件",
  args: { job: { terms: buildJobTerms(), version: 1 }, versions: [buildJobVersion()] },
};

const wished = {
  fee: 115_000,
  delivery_on: "2026-12-14",
  note: "動画の編集に時間がかかるため、ご相談させてください。",
};
export const Wished: Story = {
  name: "相談中の希望",
  args: {
    job: { terms: buildJobTerms(), version: 1 },
    versions: [buildJobVersion({ answer: "negotiating", wish: wished })],
  },
  play: async () => {
    await expect(await screen.findByRole("heading", { name: "あなたの希望" })).toBeVisible();
    await expect(screen.getByText(/115,000円/)).toBeVisible();
  },
};
