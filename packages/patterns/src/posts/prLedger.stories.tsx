import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildPrRecord, buildPrRules, buildReuse, TODAY } from "@tsumugi/mocks";
import { Button, Card, EmptyState } from "@tsumugi/ui";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { PrCheckForm } from "./pr-ledger/PrCheckForm.tsx";
import { PrLedgerDetail } from "./pr-ledger/PrLedgerDetail.tsx";
import { PrLedgerSheet } from "./pr-ledger/PrLedgerSheet.tsx";
import { PrLedgerTable } from "./pr-ledger/PrLedgerTable.tsx";
import { PrReuseForm } from "./pr-ledger/PrReuseForm.tsx";
import { PrRuleForm, PrRuleRow } from "./pr-ledger/PrRuleForm.tsx";
import { PrSignForm } from "./pr-ledger/PrSignForm.tsx";

const meta = { title: "画面の型/投稿実績/PR表記の台帳" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const records = [1, 2, 3, 4].map((at) => buildPrRecord({}, at));
const [signed, waiting] = [buildPrRecord({}, 1), buildPrRecord({}, 2)];
const untitled = {
  ...signed,
  post: { ...signed.post, title: "", posted_at: null, url: "https://www.instagram.com/reel/Cx0untitled" },
};
const rules = buildPrRules();
const open = fn();
const keep = fn();

export const Loaded: Story = { render: () => <PrLedgerTable records={records} onOpen={open} /> };

export const Opens: Story = {
  render: () => <PrLedgerTable records={records} onOpen={open} />,
  play: async ({ canvasElement }) => {
    open.mockClear();
    const [row] = within(canvasElement).getAllByRole("button");
    await userEvent.click(row!);
    await expect(open).toHaveBeenCalledTimes(1);
  },
};

/** Of a desk's usual window, the frame and the menu leave this much. */
export const AtDesk: Story = {
  render: () => (
    <div data-frame style={{ inlineSize: 1142 }}>
      <PrLedgerTable records={records} onOpen={open} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const frame = canvasElement.querySelector("[data-frame]") as HTMLElement;
    const right = (element: Element) => element.getBoundingClientRect().right;
    const [words] = canvas.getAllByText("開く");
    await waitFor(() => expect(right(words!)).toBeLessThanOrEqual(right(frame)));
  },
};

/** A post that its platform has told nothing of is named by its address: in its row, and to who only hears the button. */
export const NamedByAddress: Story = {
  render: () => <PrLedgerTable records={[untitled]} onOpen={open} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^instagram\.com\//)[0]).toBeVisible();
    await expect(canvas.getByText("開く")).toHaveTextContent("開く: instagram.com/reel/Cx0untitled");
  },
};

export const Loading: Story = { render: () => <PrLedgerTable records={[]} loading onOpen={open} /> };

export const Empty: Story = {
  render: () => (
    <PrLedgerTable records={[]} empty={<EmptyState title="投稿実績がまだありません" />} onOpen={open} />
  ),
};

export const Detail: Story = {
  render: () => <PrLedgerDetail record={signed} reuseActions={() => <Button size="sm">変更</Button>} />,
};

export const Paper: Story = {
  render: () => (
    <PrLedgerSheet project="冬の新作リップ" day={TODAY} records={records} footer="つむぎ化粧品株式会社" />
  ),
};

export const Checking: Story = {
  render: () => <PrCheckForm pictureProblem={() => undefined} onKeep={keep} onCancel={fn()} />,
};

export const Signing: Story = {
  render: () => <PrSignForm record={waiting} signer="佐藤はな" onSign={keep} />,
};

export const Reusing: Story = {
  render: () => <PrReuseForm reuse={buildReuse()} onSave={keep} onCancel={fn()} />,
};

export const Rules: Story = {
  render: () => (
    <Card title="PR表記のルール">
      {rules.map((each, at) => (
        <PrRuleRow key={each.platform} rule={each} actions={<Button size="sm">変更</Button>}>
          {at === 0 && <PrRuleForm rule={each} onSave={keep} onCancel={fn()} />}
        </PrRuleRow>
      ))}
    </Card>
  ),
};
