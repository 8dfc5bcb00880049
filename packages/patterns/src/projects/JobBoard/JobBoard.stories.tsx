import type { Meta, StoryObj } from "@storybook/react-vite";
import { type JobStatus, jobPhaseStatuses, jobPhases, jobStatuses, jobStatusMoves } from "@tsumugi/contract";
import { buildProjectCreator, buildShipmentSummary } from "@tsumugi/mocks";
import { EmptyState } from "@tsumugi/ui";
import { guide, LONG_NAME } from "@tsumugi/ui/testing";
import { useState } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { JobBoard, type JobBoardProps } from "./JobBoard.tsx";

const creators = jobStatuses.flatMap((job_status, index) =>
  [1, 2].slice(0, index % 3 === 0 ? 2 : 1).map((copy) =>
    buildProjectCreator(
      {
        job_status,
        creator_uid: `board_${index}_${copy}`,
        shipment: job_status === "preparing" ? buildShipmentSummary({ status: "sent" }, 4) : null,
      },
      index * 2 + copy,
    ),
  ),
);

function Board(props: JobBoardProps) {
  const [rows, setRows] = useState(props.creators);
  const move: JobBoardProps["onMove"] = async (change) => {
    await props.onMove?.(change);
    setRows((now) =>
      now.map((row) =>
        row.creator_uid === change.creator_uid
          ? { ...row, job_status: change.job_status, days_in_status: 0 }
          : row,
      ),
    );
  };
  return <JobBoard {...props} creators={rows} onMove={props.onMove && move} />;
}

const meta = {
  title: "画面の型/案件/JobBoard",
  component: JobBoard,
  render: (args) => <Board {...args} />,
  args: {
    creators,
    movesOf: (creator) => jobStatusMoves(creator.job_status, "staff"),
    onMove: fn(async () => undefined),
    chatLinkTo: (creator) =>
      creator.chat_room_uid ? <a href={`/chat/${creator.chat_room_uid}`}>未読</a> : undefined,
  },
  parameters: {
    ...guide({
      use: "案件のクリエイターを段階ごとの列に並べ、カードを動かしてステータスを変えます。値を直すときは ProjectSheet を使います。",
      do: [
        "動かせるステータスの一覧は契約の jobStatusMoves から渡します。",
        "理由の要る移動では、動かしたあとに理由をたずねます。",
      ],
      dont: [
        "動かせない列を隠さない。置けない理由を、その列に示します。",
        "カードにすべての値を載せない。次の一手、期限、担当があれば選べます。",
      ],
      keyboard: [
        ["Space", "カードをつかむ。Enter で移す"],
        ["矢印キー", "つかんだカードの移動先を選ぶ。つかんでいなければほかのカードへ移る"],
        ["Esc", "つかむのをやめる"],
      ],
      reader: "つかんだこと、移せる先、移した結果を読み上げます。",
    }),
    layout: "fullscreen",
  },
} satisfies Meta<typeof JobBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const columnOf = (name: RegExp) => within(screen.getByRole("region", { name }));
const nameOf = (status: JobStatus) =>
  creators.find(({ job_status }) => job_status === status)?.display_name ?? "";
const cardOf = (status: JobStatus) =>
  document.querySelector<HTMLElement>(
    `[data-card="${creators.find(({ job_status }) => job_status === status)?.creator_uid}"]`,
  ) as HTMLElement;

export const ByKeys: Story = {
  name: "キーボードでつかんで移す",
  play: async ({ args }) => {
    const card = cardOf("drafting");
    card.focus();
    await userEvent.keyboard(" ");
    await expect(screen.getByRole("status")).toHaveTextContent("をつかみました");
    await userEvent.keyboard("{ArrowDown}");
    await expect(screen.getByRole("status")).toHaveTextContent("「下書き確認中」。Enterで移します");
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(screen.getByRole("status")).toHaveTextContent("には移せません");
    await userEvent.keyboard("{Escape}");
    await expect(args.onMove).not.toHaveBeenCalled();
    await userEvent.keyboard(" {ArrowDown}{Enter}");
    await waitFor(() =>
      expect(args.onMove).toHaveBeenCalledWith(expect.objectContaining({ job_status: "draft_review" })),
    );
    await waitFor(() => expect(document.activeElement).toBe(cardOf("drafting")));
    await expect(document.activeElement?.closest("[data-drop]")).toHaveAttribute("data-drop", "draft_review");
  },
};

export const AsksWhy: Story = {
  name: "戻すときは理由を尋ねる",
  play: async ({ args }) => {
    cardOf("draft_review").focus();
    await userEvent.keyboard(" {ArrowUp}{Enter}");
    const dialog = within(await screen.findByRole("dialog", { name: "「制作中」に変えますか？" }));
    await userEvent.click(dialog.getByRole("button", { name: "変える" }));
    await expect(dialog.getByText(/理由が空です/)).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/理由/), "差し替えのため");
    await userEvent.click(dialog.getByRole("button", { name: "変える" }));
    await waitFor(() =>
      expect(args.onMove).toHaveBeenCalledWith(
        expect.objectContaining({ job_status: "drafting", was: "draft_review", reason: "差し替えのため" }),
      ),
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(cardOf("draft_review")));
    await expect(document.activeElement?.closest("[data-drop]")).toHaveAttribute("data-drop", "drafting");
  },
};

export const ByPointer: Story = {
  name: "ポインターで運ぶ",
  play: async ({ args, canvasElement }) => {
    const card = cardOf("accepted");
    const target = canvasElement.querySelector('[data-drop="drafting"]') as HTMLElement;
    const from = card.getBoundingClientRect();
    const to = target.getBoundingClientRect();
    const at = (box: DOMRect) => ({
      clientX: box.left + 20,
      clientY: box.top + 12,
      button: 0,
      bubbles: true,
    });
    await fireEvent.pointerDown(card, at(from));
    await fireEvent.pointerMove(window, { ...at(from), clientX: from.left + 40 });
    await waitFor(() => expect(target).toHaveAttribute("data-target", "allowed"));
    await fireEvent.pointerMove(window, at(to));
    await fireEvent.pointerUp(window, at(to));
    await waitFor(() =>
      expect(args.onMove).toHaveBeenCalledWith(expect.objectContaining({ job_status: "drafting" })),
    );
  },
};

export const TakenBack: Story = {
  name: "断られたら元に戻る",
  args: { onMove: fn(() => Promise.reject(new Error("断られました"))) },
  play: async () => {
    cardOf("drafting").focus();
    await userEvent.keyboard(" {ArrowDown}{Enter}");
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("「制作中」に戻しました"));
    await expect(cardOf("drafting").closest("[data-drop]")).toHaveAttribute("data-drop", "drafting");
  },
};

export const ByMenu: Story = {
  name: "メニューから変える",
  play: async ({ args }) => {
    const button = within(cardOf("accepted")).getByRole("button", {
      name: `${nameOf("accepted")}のステータスを変える`,
    });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole("menuitem", { name: /制作中/ }));
    await waitFor(() => expect(args.onMove).toHaveBeenCalled());
  },
};

const { onMove: _onMove, ...shownOnly } = meta.args;
export const ReadOnly: Story = {
  name: "閲覧者",
  args: { ...shownOnly, onMove: undefined, showFees: false },
  play: async () => {
    await expect(screen.queryByRole("button", { name: /ステータスを変える/ })).toBeNull();
    await expect(columnOf(/^制作/).queryByText(/¥/)).toBeNull();
  },
};

export const Empty: Story = {
  args: { creators: [], empty: <EmptyState title="クリエイターはまだ追加されていません" /> },
};
export const Loading: Story = { args: { creators: [], loading: true } };
export const LongText: Story = {
  args: { creators: creators.map((creator) => ({ ...creator, display_name: LONG_NAME })) },
};
export const Phone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };

/** As many as a large project has. */
export const FiveHundred: Story = {
  name: "500名",
  tags: ["no-visual"],
  args: {
    creators: Array.from({ length: 500 }, (_, index) =>
      buildProjectCreator(
        {
          creator_uid: `many_${index}`,
          job_status: jobPhaseStatuses[jobPhases[index % 6] ?? "selection"][0] ?? "candidate",
        },
        (index % 40) + 1,
      ),
    ),
  },
  // The rules are tried on the other stories; on five hundred cards they take half a minute.
  parameters: { chromatic: { disableSnapshot: true }, a11y: { test: "off" } },
  play: async () => {
    await expect(document.querySelectorAll("[data-card]")).toHaveLength(500);
    await expect(document.querySelectorAll('[data-card][tabindex="0"]')).toHaveLength(1);
  },
};
