import type { Meta, StoryObj } from "@storybook/react-vite";
import { type JobStatus, jobStatusMoves } from "@tsumugi/contract";
import { buildProjectCreator } from "@tsumugi/mocks";
import { useState } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { JobBoard, type JobBoardProps } from "./JobBoard.tsx";

const creators = (["drafting", "draft_review", "posted"] as const).map((job_status, index) =>
  buildProjectCreator({ job_status, creator_uid: `card_${index}`, display_name: `花子${index}` }, index + 1),
);

let moveByColleague: (uid: string, status: JobStatus) => void = () => undefined;

function Board(props: JobBoardProps) {
  const [rows, setRows] = useState(props.creators);
  moveByColleague = (uid, job_status) =>
    setRows((now) => now.map((row) => (row.creator_uid === uid ? { ...row, job_status } : row)));
  return <JobBoard {...props} creators={rows} />;
}

const meta = {
  title: "画面の型/案件/JobBoard/同僚が先に動かした",
  component: JobBoard,
  render: (args) => <Board {...args} />,
  args: {
    creators,
    movesOf: (creator) => jobStatusMoves(creator.job_status, "staff"),
    onMove: fn(async () => undefined),
  },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof JobBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

const card = (uid: string) => document.querySelector<HTMLElement>(`[data-card="${uid}"]`) as HTMLElement;
const placeOf = (uid: string) => card(uid).closest<HTMLElement>("[data-drop]")?.dataset.drop;

export const WhileHeldByKeys: Story = {
  name: "キーでつかんでいる間",
  play: async ({ args }) => {
    card("card_0").focus();
    await userEvent.keyboard(" ");
    moveByColleague("card_0", "approved");
    await waitFor(() =>
      expect(screen.getByRole("status")).toHaveTextContent(
        "その間に花子0が「投稿待ち」へ移されたため、移動をやめました。",
      ),
    );
    // The keys go on from where the card is.
    await expect(card("card_0")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onMove).not.toHaveBeenCalled();
    await userEvent.keyboard(" ");
    await expect(screen.getByRole("status")).toHaveTextContent("いまは「投稿待ち」です。");
  },
};

export const WhileCarried: Story = {
  name: "ポインターで運んでいる間",
  play: async ({ args, canvasElement }) => {
    const middle = (element: Element) => {
      const box = element.getBoundingClientRect();
      return { clientX: box.left + box.width / 2, clientY: box.top + 12, button: 0, bubbles: true };
    };
    const start = middle(card("card_0"));
    await fireEvent.pointerDown(card("card_0"), start);
    await fireEvent.pointerMove(window, { ...start, clientX: start.clientX + 20 });
    moveByColleague("card_0", "approved");
    await waitFor(() => expect(placeOf("card_0")).toBe("approved"));
    const target = canvasElement.querySelector('[data-drop="draft_review"]') as HTMLElement;
    await fireEvent.pointerMove(window, middle(target));
    await fireEvent.pointerUp(window, middle(target));
    // From where it was seen: the server can say that it is there no more.
    await waitFor(() =>
      expect(args.onMove).toHaveBeenCalledWith({
        creator_uid: "card_0",
        job_status: "draft_review",
        was: "drafting",
      }),
    );
  },
};

/** The card is another element in another column by then; the reason was typed beside it. */
export const WhileTheReasonIsWritten: Story = {
  name: "理由を書いている間",
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole("button", { name: "花子0のステータスを変える" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: /^中止/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "「中止」に変えますか？" }));
    await userEvent.type(dialog.getByRole("textbox"), "体調不良のため");
    moveByColleague("card_0", "draft_review");
    await expect(
      await dialog.findByText(
        /「制作中」から「下書き確認中」に変えました。このまま変えると、「下書き確認中」から「中止」に/,
      ),
    ).toBeVisible();
    await expect(dialog.getByRole("textbox")).toHaveValue("体調不良のため");
    await userEvent.click(dialog.getByRole("button", { name: "変える" }));
    await waitFor(() =>
      expect(args.onMove).toHaveBeenCalledWith({
        creator_uid: "card_0",
        job_status: "cancelled",
        was: "draft_review",
        reason: "体調不良のため",
      }),
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};
