import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { clipboard, goTo, ProjectSheet, send, textOf } from "./testing/projectSheet.tsx";

/** Shown under 部品/DataTable, whose page contains the guide. */
const meta = {
  title: "部品/DataTable（範囲の集計）",
  component: ProjectSheet,
  args: { rowCount: 5, onEdit: fn() },
} satisfies Meta<typeof ProjectSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const figuresIn = (canvasElement: HTMLElement) =>
  within(canvasElement).queryByRole("group", { name: "選んだ範囲の集計" });
const shows = (canvasElement: HTMLElement, words: string) =>
  waitFor(() => expect(figuresIn(canvasElement)).toHaveTextContent(words));

export const Counts: Story = {
  name: "範囲の個数・合計・平均が、表の下に出る",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await goTo(canvasElement, 0, 2);
    await expect(figuresIn(canvasElement)).toBeNull();
    await userEvent.keyboard("{Shift>}{ArrowDown}{ArrowDown}{/Shift}");
    await shows(canvasElement, "個数 3合計 ¥105,000平均 ¥35,000");
    // Nothing is announced while the range grows.
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await expect(figuresIn(canvasElement)?.closest("[aria-live], [role=status]")).toBeNull();

    // Texts only count; blank memos do not.
    await userEvent.keyboard("{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}");
    await shows(canvasElement, "個数 10合計 ¥105,000平均 ¥35,000");

    // On request they are read: the next stop of Tab is described by them.
    await userEvent.tab();
    const more = canvas.getByRole("button", { name: "最小・最大" });
    await waitFor(() => expect(more).toHaveFocus());
    await expect(more).toHaveAccessibleDescription(/個数 10 合計 ¥105,000 平均 ¥35,000/);
    await userEvent.keyboard("{Enter}");
    await shows(canvasElement, "平均 ¥35,000最小 ¥30,000最大 ¥40,000");
    await expect(more).toHaveAttribute("aria-expanded", "true");
    await userEvent.tab({ shift: true });

    // The copy of a range stays what it was.
    const copied = clipboard();
    send("copy", copied);
    await expect(copied.getData("text/plain").split("\r\n")[0]).toBe("30000\t2026/12/01\tはい\t");
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(figuresIn(canvasElement)).toBeNull());
  },
};

export const CountsWhatIsShown: Story = {
  name: "保存していない値も、見えているとおりに数える",
  args: { refused: [70000] },
  play: async ({ canvasElement }) => {
    await goTo(canvasElement, 0, 2);
    send("paste", clipboard("来週\r\n70000\r\n1000"));
    await shows(canvasElement, "個数 3合計 ¥71,000平均 ¥35,500");
    await waitFor(() => expect(textOf(canvasElement, 0, 2)).toBe("来週"));
    // Back to the values of the rows, once the second one has been refused, too.
    await waitFor(() => expect(canvasElement.querySelectorAll("[data-edit='failed']")).toHaveLength(2));
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "元の値に戻す" }));
    await shows(canvasElement, "合計 ¥66,000");
  },
};

export const FarRows: Story = {
  name: "1万個のセルを、見えない行まで数える",
  args: { rowCount: 2_000 },
  play: async ({ canvasElement }) => {
    await goTo(canvasElement, 0, 1);
    await userEvent.keyboard("{Shift>}{End}{Control>}{ArrowDown}{/Control}{/Shift}");
    await shows(canvasElement, "個数 8,001合計 ¥10,055,000,000平均 ¥5,027,500");
  },
};
