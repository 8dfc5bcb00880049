import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildNoticeCandidate } from "@tsumugi/mocks";
import { Card, createSelection, EmptyState } from "@tsumugi/ui";
import { guide, LONG_NAME } from "@tsumugi/ui/testing";
import { expect, userEvent, within } from "storybook/test";
import { NoticeCandidates } from "./NoticeCandidates.tsx";

const jobs = [1, 2, 3, 4, 5].map((index) => buildNoticeCandidate({}, index));

const meta = {
  title: "画面の型/支払通知書/NoticeCandidates",
  component: NoticeCandidates,
  args: {
    candidates: [
      ...jobs,
      buildNoticeCandidate(
        { received_on: "2026-09-10", due_on: "2026-11-08", legal_latest_on: "2026-11-08" },
        6,
      ),
    ],
    selection: createSelection(["job_request_001"]),
  },
  parameters: guide({
    use: "検収済みで、まだ支払通知書のない依頼です。選んだものから支払先ごとに下書きを作ります。",
    do: ["作れない依頼も隠さず、理由を見せます。"],
    dont: ["法定期限を過ぎた依頼を一覧から外さない。いちばん急ぐ支払いです。"],
  }),
  render: (args) => (
    <Card flush>
      <NoticeCandidates {...args} />
    </Card>
  ),
} satisfies Meta<typeof NoticeCandidates>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("すでに別の支払通知書に載っています。")).toBeVisible();
    await expect(canvas.getByText(/^法定超過/)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { candidates: [], empty: <EmptyState kind="done" title="支払通知書を待つ依頼はありません" /> },
};

export const LongText: Story = {
  args: {
    candidates: [
      buildNoticeCandidate(
        { payee_name: LONG_NAME, description: LONG_NAME, project: { uid: "p", name: LONG_NAME } },
        1,
      ),
    ],
  },
};

/** Cards instead of a table: the whole card is the tick. */
export const Phone: Story = {
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect((await canvas.findAllByRole("checkbox"))[0]).toBeChecked();
    await expect(canvas.queryByRole("grid")).toBeNull();
    const card = canvas.getAllByRole("listitem")[1] as HTMLElement;
    const { right, bottom } = card.getBoundingClientRect();
    await userEvent.click(document.elementFromPoint(right - 4, bottom - 4) as Element);
    await expect(within(card).getByRole("checkbox")).toBeChecked();
    await expect(canvas.getByText("すでに別の支払通知書に載っています。")).toBeVisible();
  },
};
