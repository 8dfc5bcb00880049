import type { Meta, StoryObj } from "@storybook/react-vite";
import { jobStatusMoves, nextActionSteps } from "@tsumugi/contract";
import { buildProjectCreator, buildShipmentSummary } from "@tsumugi/mocks";
import { createSelection } from "@tsumugi/ui";
import { guide, LONG_NAME } from "@tsumugi/ui/testing";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { ProjectViewBar } from "../ProjectViewBar/ProjectViewBar.tsx";
import { JobCards } from "./JobCards.tsx";

const creators = Array.from({ length: 9 }, (_, index) =>
  buildProjectCreator(
    index === 4 ? { shipment: buildShipmentSummary({ status: "sent" }, 4) } : {},
    index + 1,
  ),
);

const meta = {
  title: "画面の型/案件/JobCards",
  component: JobCards,
  parameters: guide({
    use: "スマートフォンで、案件のクリエイターを1人1枚のカードで示します。幅のある画面では ProjectSheet を使います。",
    do: [
      "ステータス、次の一手、期限の3つを必ず載せます。",
      "次の一手はボタンにし、押したら目当ての画面を開きます。",
    ],
    dont: ["表を縮めて見せない。390px では1行も読めません。"],
    keyboard: [["Tab", "カードのボタンを移る"]],
  }),
  globals: { viewport: { value: "phone", isRotated: false } },
  args: {
    creators,
    movesOf: (creator) => jobStatusMoves(creator.job_status, "staff"),
    onMove: fn(),
    onOpen: fn(),
    nextLinkTo: ({ creator_uid }) => <a href={`#${creator_uid}`}>次の一手</a>,
  },
} satisfies Meta<typeof JobCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** As the guide asks: the next step leads to where it is done, and lies neither over the name nor over the deadline. */
export const NextStep: Story = {
  name: "次の一手へ",
  play: async () => {
    const [first] = creators.filter(({ next_action }) => next_action !== null);
    const label = first?.next_action ? nextActionSteps[first.next_action].label : "";
    const [link] = screen.getAllByRole("link", { name: label });
    await expect(link).toHaveAttribute("href", `#${first?.creator_uid}`);
    const row = link?.closest("p");
    const { top, bottom } = link?.getBoundingClientRect() ?? new DOMRect();
    const above = row?.previousElementSibling?.getBoundingClientRect().bottom;
    await expect(top).toBeGreaterThanOrEqual(above ?? Number.POSITIVE_INFINITY);
    const below = row?.nextElementSibling?.getBoundingClientRect().top;
    await expect(bottom).toBeLessThanOrEqual(below ?? 0);
  },
};

const selection = createSelection();
export const Acts: Story = {
  name: "ステータスを変え、選び、開く",
  args: { selection },
  play: async ({ args }) => {
    const name = creators[0]?.display_name ?? "";
    await userEvent.click(screen.getByRole("button", { name: new RegExp(`^${name}のステータス`) }));
    await userEvent.click(await screen.findByRole("menuitem", { name: /見送り/ }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByRole("textbox", { name: /理由/ }), "予算の都合");
    await userEvent.click(dialog.getByRole("button", { name: "変える" }));
    await expect(args.onMove).toHaveBeenCalledWith({
      creator_uid: creators[0]?.creator_uid,
      job_status: "rejected",
      was: creators[0]?.job_status,
      reason: "予算の都合",
    });
    await userEvent.click(screen.getByRole("checkbox", { name: `${name}を選ぶ` }));
    await expect(selection.keys()).toEqual([creators[0]?.creator_uid]);
    await userEvent.click(await screen.findByRole("button", { name: new RegExp(`^詳細 ?: ${name}$`) }));
    await expect(args.onOpen).toHaveBeenCalledWith(creators[0]);
  },
};
export const ReadOnly: Story = { args: { onMove: undefined, showFees: false } };
export const LongText: Story = {
  args: { creators: creators.map((creator) => ({ ...creator, display_name: LONG_NAME })) },
};
export const Views: Story = {
  name: "表示の切り替え",
  render: () => <ProjectViewBar view="board" onViewChange={fn()} />,
};
