import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Case, Gallery as Cases, LONG_NAME } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { EmptyState } from "../EmptyState/EmptyState.tsx";
import { KanbanBoard, type KanbanBoardProps } from "./KanbanBoard.tsx";
import { HeldCard as Held, MiniBoard as Mini, NoCards } from "./testing/MiniBoard.tsx";
import { columnsOf, type Move, renderTask, type Task, tasks } from "./testing/tasks.tsx";

const onMove = fn<Move>(async () => undefined);

interface BoardArgs extends Partial<Omit<KanbanBoardProps<Task>, "onMove">> {
  onMove?: Move | undefined;
  tasks: readonly Task[];
}

function Board({ tasks: first, ...props }: BoardArgs) {
  const [all, setAll] = useState(first);
  const move = async (task: Task, place: string) => {
    await props.onMove?.(task, place);
    setAll((now) => now.map((each) => (each.id === task.id ? { ...each, place } : each)));
  };
  return (
    <KanbanBoard
      label="作業の進み"
      cardKey={(task) => task.id}
      cardLabel={(task) => task.title}
      renderCard={renderTask}
      allowMove={(task, place) =>
        place === "done" && task.place === "todo"
          ? { allowed: false, why: "未着手のものは完了にできません。先に制作中に移してください。" }
          : { allowed: true }
      }
      {...props}
      columns={columnsOf(all)}
      onMove={props.onMove && move}
    />
  );
}

const meta = {
  title: "部品/KanbanBoard かんばんボード（カンバン）",
  id: "部品-kanbanboard",
  component: KanbanBoard as (props: BoardArgs) => ReactNode,
  render: (args) => <Board {...args} />,
  args: { tasks, onMove: onMove as Move },
  parameters: guide({
    use: "ものごとを段階ごとの列に並べ、カードを動かして段階を変えます。値を見比べるなら DataTable、日付で見るなら EventCalendar を使います。",
    do: [
      "カードには、選ぶのに要ることだけを 3、4 行で載せます。残りはカードのリンクの先に置きます。",
      "置けない場所には allowMove で理由と直し方を渡します。運んでいる間、その場所に出ます。",
      "onMove は Promise を返します。すぐに移した先に描き、断られたら元に戻します。",
      "500 枚になりうるボードでは、renderCard を useCallback で包みます。",
    ],
    dont: [
      "列を 7 つより増やさない。横に送らないと全体が見えなくなります。近い段階は 1 つの列の places に分けます。",
      "ポインターだけに頼らない。カードのメニューからも段階を変えられるようにします。",
      "カードの上下の順に意味を持たせない。順は渡した並びのままです。",
    ],
    keyboard: [
      ["Space", "カードをつかむ。もう一度か Enter で移す"],
      ["矢印キー", "つかんだカードの移動先を選ぶ。つかんでいなければほかのカードへ移る"],
      ["Esc", "つかむのをやめる"],
    ],
    reader:
      "列は「未着手 2件」のような領域です。つかんだこと、移せる先とその理由、移した結果を読み上げます。",
  }),
} satisfies Meta<BoardArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="カードを動かせる・キーボードで選ぶ" state="focus-visible">
        <Mini name="動かせる" onMove={onMove} />
      </Case>
      <Case name="動かせるカードにカーソルを重ねる" state="hover">
        <Mini name="重ねた" titles={["企画", "進行", "公開"]} onMove={onMove} />
      </Case>
      <Case name="つかんでいる（置ける列は破線、置けない列は平ら）">
        <Held />
      </Case>
      <Case name="見るだけ（カードは動かない）">
        <Mini name="見るだけ" titles={["選定", "制作", "検収"]} />
      </Case>
      <Case name="読み込み中">
        <Mini name="読み込み中" loading columns={["募集", "契約"].map((title) => ({ key: title, title }))} />
      </Case>
      <Case name="まだない">
        <Mini name="まだない" columns={[]} empty={<EmptyState title="作業はまだありません" />} />
      </Case>
      <Case name="カードのない列">
        <NoCards />
      </Case>
      <Case name="長い名前">
        <Mini
          name="長い名前"
          titles={["依頼", "下書き", "投稿"]}
          renderCard={(task) => `${LONG_NAME}（${task.owner}）`}
        />
      </Case>
      <Case name="狭い場所（横に送る）" width={360}>
        <Mini name="狭い場所" titles={["準備", "撮影", "納品"]} />
      </Case>
    </Cases>
  ),
};

export const HintsAtMore: Story = {
  name: "横に続く列があれば、その側の端が薄れる",
  render: () => (
    <div style={{ width: 360 }}>
      <Mini name="狭い場所" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const columns = canvasElement.querySelector(".columns") as HTMLElement;
    const view = columns.parentElement as HTMLElement;
    const fade = (side: "::before" | "::after") => Number(getComputedStyle(view, side).opacity);
    await waitFor(() => expect([fade("::before"), fade("::after")]).toEqual([0, 1]));
    columns.scrollLeft = columns.scrollWidth;
    await waitFor(() => expect([fade("::before"), fade("::after")]).toEqual([1, 0]));
  },
};

const cardOf = (id: string) => document.querySelector<HTMLElement>(`[data-card="${id}"]`) as HTMLElement;
const said = () => screen.getByRole("status");

export const ByKeys: Story = {
  name: "キーボードでつかんで移す",
  play: async ({ args }) => {
    cardOf("1").focus();
    await userEvent.keyboard("{ArrowDown}{ArrowRight}");
    // The same height of the next column.
    await waitFor(() => expect(cardOf("5")).toHaveFocus());
    await userEvent.keyboard(" ");
    await expect(said()).toHaveTextContent("ストーリーズ3本をつかみました。いまは「制作中」です。");
    await userEvent.keyboard("{ArrowDown}");
    await expect(said()).toHaveTextContent("「確認中」。Enterで移します。");
    await userEvent.keyboard("{Escape}");
    await expect(said()).toHaveTextContent("移動をやめました");
    await expect(args.onMove).not.toHaveBeenCalled();
    await userEvent.keyboard(" {ArrowDown}{ArrowUp}{Enter}");
    await expect(said()).toHaveTextContent("元の場所に置きました");
    await userEvent.keyboard(" {ArrowRight}{Enter}");
    await waitFor(() =>
      expect(args.onMove).toHaveBeenCalledWith(expect.objectContaining({ id: "5" }), "hold"),
    );
    await waitFor(() => expect(cardOf("5")).toHaveFocus());
    await expect(cardOf("5").closest("[data-drop]")).toHaveAttribute("data-drop", "hold");
  },
};

export const SaysWhyNot: Story = {
  name: "置けない場所は理由を言う",
  play: async ({ args }) => {
    cardOf("1").focus();
    await userEvent.keyboard(" {ArrowRight}{ArrowRight}{ArrowRight}");
    await expect(said()).toHaveTextContent("「完了」には移せません。未着手のものは完了にできません。");
    await expect(screen.getByText(/先に制作中に移してください。$/, { selector: ".why" })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(args.onMove).not.toHaveBeenCalled();
    await expect(cardOf("1")).toHaveFocus();
  },
};

/** Leaving the card lets it go. */
export const LetsGo: Story = {
  name: "フォーカスが離れたら、つかむのをやめる",
  play: async () => {
    cardOf("1").focus();
    await userEvent.keyboard(" ");
    await expect(cardOf("1")).toHaveAttribute("data-grabbed");
    await userEvent.click(cardOf("4"));
    await waitFor(() => expect(cardOf("1")).not.toHaveAttribute("data-grabbed"));
  },
};

const middle = (element: Element) => {
  const box = element.getBoundingClientRect();
  return { clientX: box.left + box.width / 2, clientY: box.top + 12, button: 0, bubbles: true };
};

export const ByPointer: Story = {
  name: "ポインターで運ぶ",
  play: async ({ args, canvasElement }) => {
    const target = canvasElement.querySelector('[data-drop="hold"]') as HTMLElement;
    const start = middle(cardOf("3"));
    await fireEvent.pointerDown(cardOf("3"), start);
    await fireEvent.pointerMove(window, { ...start, clientX: start.clientX + 20 });
    await waitFor(() => expect(target).toHaveAttribute("data-target", "allowed"));
    await expect(canvasElement.querySelectorAll("[data-ghost]")).toHaveLength(1);
    await fireEvent.pointerMove(window, middle(target));
    await waitFor(() => expect(target).toHaveAttribute("data-over"));
    await fireEvent.pointerUp(window, middle(target));
    await waitFor(() =>
      expect(args.onMove).toHaveBeenCalledWith(expect.objectContaining({ id: "3" }), "hold"),
    );
    await expect(canvasElement.querySelectorAll("[data-ghost]")).toHaveLength(0);
    // Esc leaves everything as it was.
    await fireEvent.pointerDown(cardOf("6"), middle(cardOf("6")));
    await fireEvent.pointerMove(window, middle(target));
    await fireEvent.keyDown(window, { key: "Escape" });
    await fireEvent.pointerUp(window, middle(target));
    await expect(args.onMove).toHaveBeenCalledTimes(1);
  },
};

export const Carried: Story = {
  name: "運んでいるところ",
  play: async ({ canvasElement }) => {
    const target = canvasElement.querySelector('[data-drop="done"]') as HTMLElement;
    const start = middle(cardOf("2"));
    await fireEvent.pointerDown(cardOf("2"), start);
    await fireEvent.pointerMove(window, { ...start, clientX: start.clientX + 20 });
    await fireEvent.pointerMove(window, middle(target));
    await expect(await screen.findByText(/先に制作中に移してください。$/)).toBeVisible();
  },
};

export const TakenBack: Story = {
  name: "断られたら元に戻る",
  args: { onMove: fn<Move>(() => Promise.reject(new Error("断られました"))) },
  play: async () => {
    cardOf("3").focus();
    await userEvent.keyboard(" {ArrowDown}{Enter}");
    await waitFor(() => expect(said()).toHaveTextContent("移せませんでした。「制作中」に戻しました。"));
    await expect(cardOf("3").closest("[data-drop]")).toHaveAttribute("data-drop", "drafting");
    await waitFor(() => expect(cardOf("3")).toHaveFocus());
  },
};

export const Saving: Story = {
  name: "保存中",
  args: { onMove: () => new Promise(() => undefined) },
  play: async () => {
    cardOf("3").focus();
    await userEvent.keyboard(" {ArrowRight}{Enter}");
    await waitFor(() => expect(cardOf("3")).toHaveAttribute("aria-busy", "true"));
    await expect(within(screen.getByRole("region", { name: "保留 1件" })).getByText(/構成案/)).toBeVisible();
  },
};

export const Summaries: Story = {
  name: "列の合計と単位",
  args: {
    unit: "枚",
    renderSummary: (cards) => `急ぎ ${cards.filter(({ urgent }) => urgent).length}`,
  },
};
export const ReadOnly: Story = {
  name: "見るだけ",
  args: { onMove: undefined },
  play: async () => {
    cardOf("1").focus();
    await userEvent.keyboard(" ");
    await expect(said()).toBeEmptyDOMElement();
    await expect(cardOf("1")).not.toHaveAttribute("data-movable");
  },
};
export const Empty: Story = {
  name: "まだない",
  args: { tasks: [], empty: <EmptyState title="作業はまだありません" /> },
};
export const Loading: Story = { name: "読み込み中", args: { tasks: [], loading: true } };
export const LongText: Story = {
  name: "長い名前",
  args: { tasks: tasks.map((task) => ({ ...task, title: LONG_NAME, owner: LONG_NAME })) },
};
export const Phone: Story = {
  name: "スマートフォン",
  globals: { viewport: { value: "phone", isRotated: false } },
};

export const FiveHundred: Story = {
  name: "500枚",
  tags: ["no-visual"],
  args: {
    tasks: Array.from({ length: 500 }, (_, index) => ({
      ...(tasks[index % 6] as Task),
      id: `many-${index}`,
    })),
  },
  // The rules are tried on the other stories; on five hundred cards they take half a minute.
  parameters: { chromatic: { disableSnapshot: true }, a11y: { test: "off" } },
  play: async () => {
    await expect(document.querySelectorAll("[data-card]")).toHaveLength(500);
    await expect(document.querySelectorAll('[data-card][tabindex="0"]')).toHaveLength(1);
  },
};
