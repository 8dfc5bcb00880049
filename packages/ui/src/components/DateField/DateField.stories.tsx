import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { dayOff } from "../../testing/daysOff.ts";
import { Case, Gallery as Cases, Column } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { UiProvider } from "../../theme/UiProvider.tsx";
import { FormField } from "../FormField/FormField.tsx";
import { DateField, type DateFieldProps } from "./DateField.tsx";

const InForm = (props: DateFieldProps) => {
  const [problem, setProblem] = useState<string>();
  return (
    <FormField label="納品日" requirement="required" error={problem}>
      <DateField
        {...props}
        onValueChange={(day, typed) => {
          setProblem(typed.problem);
          props.onValueChange?.(day, typed);
        }}
      />
    </FormField>
  );
};

const meta = {
  title: "部品/DateField 日付（デートピッカー）",
  id: "部品-datefield",
  component: DateField,
  args: { onValueChange: fn() },
  render: (args) => <InForm {...args} />,
  parameters: guide({
    use: "日付をひとつ受け取ります。期間は DateRangeField を、日時の表示だけなら RelativeTime や DueDate を使います。",
    do: [
      "FormField の中に置き、onValueChange の problem をそのまま error に渡します。原因と直し方が入っています。",
      "過去や先の日付を受け付けないときは min / max を渡します。カレンダーでも選べなくなります。",
      "祝日は UiProvider の holidays で一度だけ渡します。会社の休業日もある欄には dayOff を渡します。",
      "読み取れない文字も捨てずに残し、直してもらいます。",
    ],
    dont: [
      "「半角で入力してください」と書かない。全角も和暦も「11/20」も、そのまま受け取ります。",
      "placeholder に例の日付を入れない。入力済みに見えます。初期値の「年/月/日」のままにします。",
      "カレンダーだけで選ばせない。離れた日付は、打つほうが速く確かです。",
    ],
    keyboard: [
      ["↑ / ↓", "次の日・前の日。空のときは今日"],
      ["Alt + ↓", "カレンダーを開く"],
      ["← → ↑ ↓", "カレンダーの中で、1日・1週ずつ動く"],
      ["PageUp / PageDown", "前の月・次の月。Shift と一緒に押すと前の年・次の年"],
      ["Home / End", "週のはじめ・おわり"],
      ["Esc", "選ばずに閉じ、入力欄に戻る"],
    ],
    reader:
      "入力欄の説明として曜日を読みます。カレンダーの日は「今日、2026年11月20日金曜日」「2026年11月23日月曜日、勤労感謝の日」のように読み、閉じると入力欄に戻ります。",
  }),
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { defaultValue: "2026-11-20" } };

const Field = (props: DateFieldProps) => <DateField aria-label="日付" {...props} />;

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="カレンダーを開いた（祝日）">
        <div style={{ minHeight: 470 }}>
          <Field aria-label="開いた日付" defaultValue="2026-11-20" dayOff={dayOff} />
        </div>
      </Case>
      <Case name="空・入力済み">
        <Column>
          <Field />
          <Field defaultValue="2026-11-22" />
        </Column>
      </Case>
      <Case name="カーソルを重ねる" state="hover">
        <Field defaultValue="2026-11-20" />
      </Case>
      <Case name="キーボードで選ぶ" state="focus-visible">
        <div style={{ paddingBottom: 40 }}>
          <Field defaultValue="2026-11-20" />
        </div>
      </Case>
      <Case name="誤り（カレンダーにない日付）" width={320}>
        <FormField
          label="納品日"
          requirement="required"
          error="カレンダーにない日付です。月と日を確かめてください。"
        >
          <DateField value="2026/2/30" />
        </FormField>
      </Case>
      <Case name="使えない・読み取り専用">
        <Column>
          <Field defaultValue="2026-11-20" disabled />
          <Field defaultValue="2026-11-20" readOnly />
        </Column>
      </Case>
      <Case name="狭い場所" width={168}>
        <Field defaultValue="2026-11-20" />
      </Case>
    </Cases>
  ),
  play: async ({ canvasElement }) => {
    const shown = within(within(canvasElement).getByRole("region", { name: "カレンダーを開いた（祝日）" }));
    await userEvent.click(shown.getByRole("button", { name: "カレンダーを開く" }));
    const panel = within(await screen.findByRole("dialog"));
    await expect(
      await panel.findByRole("button", { name: /2026年11月20日金曜日/ }, { timeout: 5000 }),
    ).toBeVisible();
  },
};

export const ReadsWhatIsTyped: Story = {
  name: "全角・和暦・年なしを読み、離れると整う",
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("textbox", { name: /納品日/ });
    await userEvent.type(field, "令和８年１１月２２日");
    await expect(field).toHaveValue("令和８年１１月２２日");
    await userEvent.tab();
    await expect(field).toHaveValue("2026/11/22");
    await expect(field).toHaveAccessibleDescription("(日)");
    await userEvent.clear(field);
    await userEvent.type(field, "明日");
    await fireEvent.keyDown(field, { key: "ArrowDown", keyCode: 229 });
    await expect(field).toHaveValue("明日");
    await userEvent.tab();
    await expect(field).toHaveValue("2026/11/21");
    await userEvent.type(field, "{ArrowDown}{ArrowDown}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2026-11-19", expect.anything());
    await userEvent.clear(field);
    await userEvent.type(field, "2/30");
    await userEvent.tab();
    await expect(field).toHaveValue("2/30");
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/カレンダーにない日付です/);
  },
};

export const PicksFromTheCalendar: Story = {
  name: "カレンダーをキーボードで使う",
  args: { defaultValue: "2026-11-20", max: "2026-12-24" },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole("textbox", { name: /納品日/ });
    await userEvent.click(field);
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    const panel = within(await screen.findByRole("dialog", { name: "カレンダー" }));
    const chosen = await panel.findByRole("button", { name: /2026年11月20日金曜日/ }, { timeout: 5000 });
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}{ArrowUp}");
    await waitFor(() => expect(panel.getByRole("button", { name: /11月14日土曜日/ })).toHaveFocus());
    await userEvent.keyboard("{PageDown}{ArrowDown}");
    await waitFor(() => expect(panel.getByRole("button", { name: /12月21日/ })).toHaveFocus());
    await expect(panel.getByRole("button", { name: /12月25日/ })).toBeDisabled();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue("2026/12/21");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2026-12-21", expect.anything());
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const LeavesTheFocus: Story = {
  name: "カレンダーの外の欄を押すと、その欄に移る",
  render: (args) => (
    <Column>
      <DateField {...args} />
      <input aria-label="メモ" />
    </Column>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "カレンダーを開く" }));
    const panel = await screen.findByRole("dialog", { name: "カレンダー" });
    await within(panel).findAllByRole("gridcell", {}, { timeout: 5000 });
    const memo = canvas.getByRole("textbox", { name: "メモ" });
    await userEvent.click(memo);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    // The popover gives the focus back in a task of its own, after it is gone.
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(memo).toHaveFocus();
  },
};

const loadHolidays = fn(async () => ({ "2026-11-23": "勤労感謝の日" }));

export const NamesDaysOff: Story = {
  name: "祝日と休業日の名前を読む",
  args: {
    defaultValue: "2026-11-20",
    dayOff: (day) => (day === "2026-11-24" ? "創立記念日" : undefined),
  },
  decorators: [
    (Story) => (
      <UiProvider holidays={loadHolidays} clock={() => Date.parse("2026-11-20T10:00:00+09:00")}>
        <Story />
      </UiProvider>
    ),
  ],
  beforeEach: () => void loadHolidays.mockClear(),
  play: async ({ canvasElement }) => {
    await expect(loadHolidays).not.toHaveBeenCalled();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "カレンダーを開く" }));
    const panel = within(await screen.findByRole("dialog", { name: "カレンダー" }));
    const holiday = await panel.findByRole(
      "button",
      { name: "2026年11月23日月曜日、勤労感謝の日" },
      { timeout: 5000 },
    );
    const sunday = panel.getByRole("button", { name: "2026年11月22日日曜日" });
    await expect(getComputedStyle(holiday).color).toBe(getComputedStyle(sunday).color);
    await expect(panel.getByRole("button", { name: "2026年11月24日火曜日、創立記念日" })).toBeVisible();
    const weekday = panel.getByRole("button", { name: "2026年11月25日水曜日" });
    await expect(getComputedStyle(weekday).color).not.toBe(getComputedStyle(sunday).color);
  },
};
