import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card, createSelection, type OnEdit } from "@tsumugi/ui";
import { expect, fn, userEvent } from "storybook/test";
import { goTo } from "../../testing/sheetCells.ts";
import {
  sampleSheetRows as filled,
  sampleSheetMembers as members,
  sampleSheetColumns as own,
} from "../../testing/sheetSamples.ts";
import { ProjectSheet } from "./ProjectSheet.tsx";

const meta = {
  title: "画面の型/案件/ProjectSheet/コピー",
  component: ProjectSheet,
  args: {
    columns: own,
    rows: filled,
    members,
    selection: createSelection(),
    onEdit: fn<OnEdit>(async () => undefined),
  },
  render: (args) => (
    <Card flush>
      <ProjectSheet {...args} />
    </Card>
  ),
} satisfies Meta<typeof ProjectSheet>;
export default meta;

/** What goes into a spreadsheet is what stands in the cells, not what explains them. */
export const CopiesWhatIsSeen: StoryObj<typeof meta> = {
  name: "見えているとおりにコピーする",
  play: async ({ canvasElement }) => {
    await goTo(canvasElement, 0, "滞留日数");
    const copied = new DataTransfer();
    await userEvent.keyboard("{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}");
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("copy", { clipboardData: copied, bubbles: true, cancelable: true }),
    );
    const [row] = filled;
    await expect(copied.getData("text/plain").split("\t").slice(0, 3)).toEqual([
      String(row?.days_in_status),
      row?.owner?.name,
      String(row?.fee),
    ]);
  },
};
