import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Case, Gallery as Cases, LONG_NAME } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { Badge } from "../Badge/Badge.tsx";
import { EventCalendar, type EventCalendarProps } from "./EventCalendar.tsx";
import type { CalendarEntry } from "./eventCalendar.types.ts";
import { entries, holidays, NOTHING } from "./testing/deadlines.ts";

type Move = (entry: CalendarEntry, day: string) => unknown;
interface CalendarArgs extends Partial<Omit<EventCalendarProps<CalendarEntry>, "entries" | "onMove">> {
  entries: readonly CalendarEntry[];
  onMove?: Move | undefined;
}

function Calendar({ entries: first, ...props }: CalendarArgs) {
  const [all, setAll] = useState(first);
  const move: Move = async (entry, day) => {
    await props.onMove?.(entry, day);
    setAll((now) => now.map((each) => (each.key === entry.key ? { ...each, day } : each)));
  };
  return (
    <EventCalendar
      label="期限"
      dayOff={(day) => holidays[day]}
      {...props}
      entries={all}
      onMove={props.onMove && move}
    />
  );
}

const meta = {
  title: "部品/EventCalendar カレンダー（スケジュール）",
  id: "部品-eventcalendar",
  component: EventCalendar as (props: CalendarArgs) => ReactNode,
  render: (args) => <Calendar {...args} />,
  args: { entries, onOpen: fn(), onMove: fn<Move>(async () => undefined) },
  parameters: guide({
    use: "日にちのあるものを、月か週の暦に並べます。段階で見るなら KanbanBoard を、日付をひとつ選ぶなら DateField を使います。",
    do: [
      "label にはだれの何かまで書きます。読み上げと、移したときの知らせに使います。",
      "dayOff に祝日と会社の休業日を渡します。日付の横に名前が出ます。",
      "動かしてよいものだけを movable にします。決まった期限と、仮の予定（tentative）を分けます。",
    ],
    dont: [
      "1 行に 2 つより多くのことを詰めない。残りは日のダイアログ（renderDetails）に出します。",
      "色だけで遅れを伝えない。件数を summary に書きます。",
      "時刻のある予定の重なりを見せることに使わない。1 日より細かい表は持っていません。",
    ],
    keyboard: [
      ["矢印キー", "日を移る"],
      ["Home / End", "週のはじめ・おわり"],
      ["PageUp / PageDown", "前の月・次の月"],
      ["Enter", "その日のすべてを開く"],
      ["Tab", "その日に並ぶものへ"],
      ["Space", "動かせるものをつかむ。矢印キーで日を選び、Enter で移す。Esc でやめる"],
    ],
    reader: "日付と曜日、休みの名前、件数の順に読みます。つかんだこと、移す日、移した結果を読み上げます。",
  }),
} satisfies Meta<CalendarArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

const dayOf = (month: number, date: number, rest = "") =>
  screen.getByRole("button", { name: new RegExp(`^2026年${month}月\\s*${date}\\s*日${rest}`) });

export const Playground: Story = {
  play: async () => {
    await expect(dayOf(11, 23, "\\(月\\)\\s*勤労感謝の日\\s*期限なし")).toBeVisible();
    await expect(dayOf(11, 27, "\\(金\\)\\s*期限6件")).toBeVisible();
    await expect(screen.getByRole("button", { name: "ほか3件" })).toBeVisible();
  },
};

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="月">
        <EventCalendar
          label="月の期限"
          entries={entries}
          dayOff={(day) => holidays[day]}
          onMove={fn()}
          summary={<Badge tone="danger">期限超過 1件</Badge>}
        />
      </Case>
      <Case name="週・キーボードで選ぶ" state="focus-visible">
        <div style={{ paddingBlock: 40 }}>
          <EventCalendar label="週の期限" mode="week" entries={entries} />
        </div>
      </Case>
      <Case name="読み込み中">
        <EventCalendar label="読み込み中の期限" entries={[]} loading />
      </Case>
      <Case name="まだない">
        <EventCalendar label="まだない期限" entries={[]} dayOff={(day) => holidays[day]} empty={NOTHING} />
      </Case>
      <Case name="長い名前">
        <EventCalendar
          label="長い名前の期限"
          mode="week"
          entries={entries.map((entry) => ({ ...entry, label: LONG_NAME }))}
        />
      </Case>
      <Case name="狭い場所（日ごとの一覧）" width={560}>
        <EventCalendar
          label="狭い場所の期限"
          dayOff={(day) => holidays[day]}
          entries={entries}
          summary={<Badge tone="danger">期限超過 1件</Badge>}
        />
      </Case>
      <Case name="狭い場所の週・長い名前" width={360}>
        <EventCalendar
          label="狭い場所の長い名前"
          mode="week"
          entries={entries.map((entry) => ({ ...entry, label: LONG_NAME }))}
        />
      </Case>
    </Cases>
  ),
};

const said = () => screen.getByRole("status");

export const ByKeys: Story = {
  name: "矢印キーで日を移り、開く",
  play: async ({ args }) => {
    dayOf(11, 20).focus();
    await userEvent.keyboard("{ArrowDown}{PageDown}");
    await waitFor(() => expect(dayOf(12, 27)).toHaveFocus());
    await expect(screen.getByRole("heading", { name: "2026年12月" })).toBeVisible();
    await userEvent.keyboard("{PageUp}{Enter}");
    const dialog = within(await screen.findByRole("dialog", { name: "2026/11/27(金)の期限" }));
    await userEvent.click(dialog.getByRole("button", { name: "夜ふかし書店の投稿日" }));
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ key: "many-5" }));
  },
};

export const MovesByKeys: Story = {
  name: "つかんで、ほかの月の日に移す",
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole("button", { name: /旅するミナ/ }));
    await expect(args.onOpen).toHaveBeenCalled();
    await userEvent.keyboard(" ");
    await expect(said()).toHaveTextContent("旅するミナの納品予定をつかみました。いまは2026/11/24(火)です。");
    await waitFor(() => expect(dayOf(11, 24)).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}{ArrowLeft}");
    await expect(said()).toHaveTextContent("元の日です。");
    await userEvent.keyboard("{Escape}");
    await expect(said()).toHaveTextContent("移動をやめました");
    await expect(args.onMove).not.toHaveBeenCalled();
    screen.getByRole("button", { name: /旅するミナ/ }).focus();
    await userEvent.keyboard(" {ArrowDown}{ArrowDown}");
    await waitFor(() => expect(dayOf(12, 8)).toHaveFocus());
    await expect(said()).toHaveTextContent("2026/12/08(火)。Enterで移します。");
    await userEvent.keyboard("{Enter}");
    await waitFor(() =>
      expect(args.onMove).toHaveBeenCalledWith(expect.objectContaining({ key: "3" }), "2026-12-08"),
    );
    await expect(dayOf(12, 8)).toHaveFocus();
    await expect(dayOf(12, 8, "\\(火\\)\\s*期限1件")).toBeVisible();
    // Putting it there opens nothing.
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

const middle = (element: Element) => {
  const box = element.getBoundingClientRect();
  return { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2, button: 0, bubbles: true };
};
const cellOf = (day: string) => document.querySelector(`[data-drop="${day}"]`) as HTMLElement;

export const ByPointer: Story = {
  name: "ポインターで運ぶ",
  play: async ({ args }) => {
    const entry = screen.getByRole("button", { name: /旅するミナ/ });
    const start = middle(entry);
    await fireEvent.pointerDown(entry, start);
    await fireEvent.pointerMove(window, { ...start, clientX: start.clientX + 20 });
    await fireEvent.pointerMove(window, middle(cellOf("2026-11-18")));
    await waitFor(() => expect(cellOf("2026-11-18")).toHaveAttribute("data-over"));
    await fireEvent.pointerUp(window, middle(cellOf("2026-11-18")));
    await waitFor(() =>
      expect(args.onMove).toHaveBeenCalledWith(expect.objectContaining({ key: "3" }), "2026-11-18"),
    );
    // What may not be moved stays.
    const fixed = screen.getByRole("button", { name: /はなこ美容/ });
    await fireEvent.pointerDown(fixed, middle(fixed));
    await fireEvent.pointerMove(window, middle(cellOf("2026-11-18")));
    await fireEvent.pointerUp(window, middle(cellOf("2026-11-18")));
    await expect(args.onMove).toHaveBeenCalledTimes(1);
  },
};

export const ByDialog: Story = {
  name: "日のダイアログから移す",
  play: async ({ args }) => {
    await userEvent.click(dayOf(11, 24));
    const dialog = within(await screen.findByRole("dialog", { name: /の期限$/ }));
    const field = dialog.getByLabelText("予定の日を変える");
    await userEvent.clear(field);
    await userEvent.type(field, "11/30");
    await userEvent.click(dialog.getByRole("button", { name: "この日に移す" }));
    await waitFor(() =>
      expect(args.onMove).toHaveBeenCalledWith(expect.objectContaining({ key: "3" }), "2026-11-30"),
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const TakenBack: Story = {
  name: "断られたら元に戻る",
  args: { onMove: fn<Move>(() => Promise.reject(new Error("断られました"))) },
  play: async () => {
    screen.getByRole("button", { name: /旅するミナ/ }).focus();
    await userEvent.keyboard(" {ArrowRight}{Enter}");
    await waitFor(() => expect(said()).toHaveTextContent("移せませんでした。2026/11/24(火)に戻しました。"));
    await expect(within(cellOf("2026-11-24")).getByText(/旅するミナ/)).toBeVisible();
  },
};

export const Week: Story = { name: "週", args: { mode: "week" } };
export const ReadOnly: Story = {
  name: "見るだけ",
  args: { onMove: undefined, onOpen: undefined },
  play: async () => {
    // Without a place to lead to, an entry opens its day.
    await userEvent.click(screen.getByRole("button", { name: /はなこ美容/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "2026/11/24(火)の期限" }));
    await expect(dialog.queryByRole("button", { name: "この日に移す" })).toBeNull();
  },
};
export const Empty: Story = {
  name: "まだない",
  args: { entries: [], empty: NOTHING },
  play: async () => {
    await expect(screen.getByText(NOTHING)).toBeVisible();
    // The days stay, and lead to their dialog.
    await expect(screen.getAllByRole("row")).toHaveLength(6);
    await expect(dayOf(11, 3, "\\(火\\)\\s*文化の日\\s*期限なし")).toBeVisible();
  },
};
export const Loading: Story = { name: "読み込み中", args: { entries: [], loading: true } };
export const LongText: Story = {
  name: "長い名前",
  args: { entries: entries.map((entry) => ({ ...entry, label: LONG_NAME })) },
};
export const Narrow: Story = {
  name: "狭い場所では、広い画面でも一覧にも出る",
  render: (args) => (
    <div style={{ width: 560 }} data-testid="place">
      <Calendar {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const place = canvas.getByTestId("place");
    const list = () => place.querySelector(".agenda");
    await waitFor(() => expect(list()).toBeVisible());
    await expect(list()).toHaveTextContent("佐々木りんの下書き期限");
    const cell = cellOf("2026-11-27");
    await expect(within(cell).queryByText("あやかコスメの投稿日")).not.toBeVisible();
    place.style.width = "900px";
    await waitFor(() => expect(list()).toBeNull());
    await expect(within(cell).getByText("あやかコスメの投稿日")).toBeVisible();
  },
};
export const Phone: Story = {
  name: "スマートフォンでは一覧にも出る",
  globals: { viewport: { value: "phone", isRotated: false } },
};
