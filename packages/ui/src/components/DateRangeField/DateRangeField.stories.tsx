import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { dayOff } from "../../testing/daysOff.ts";
import { Case, Gallery as Cases, Column } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { DateRangeField, type DateRangeFieldProps } from "./DateRangeField.tsx";
import { emptyRange } from "./dateRange.ts";

const Stateful = (props: DateRangeFieldProps) => {
  const [value, setValue] = useState(props.value);
  return (
    <DateRangeField
      {...props}
      value={value}
      onValueChange={(range) => {
        setValue(range);
        props.onValueChange?.(range);
      }}
    />
  );
};

const meta = {
  title: "部品/DateRangeField 期間（デートレンジ）",
  id: "部品-daterangefield",
  component: DateRangeField,
  args: { label: "投稿期間", value: emptyRange, onValueChange: fn() },
  render: (args) => <Stateful {...args} />,
  parameters: guide({
    use: "始まりと終わりの日をひとつの期間として受け取ります。締め切りのように日がひとつなら DateField を使います。",
    do: [
      "よく使う期間を presets で渡します。ふり返る画面は pastPresets（過去7日・先月など）、予定を入れる画面は comingPresets です。",
      "片方だけの期間（「11/20〜」）も受け取ります。両方いるときだけ error で求めます。",
      "読み取れない日や逆さまの期間のあいだは、直前の期間のままにします。表が空になりません。",
    ],
    dont: [
      "終わりの日を「その日の0時まで」と数えない。選んだ日は両端とも期間に入ります。",
      "DateField をふたつ並べて代わりにしない。前後の誤りと、期間をまとめて選ぶ操作がなくなります。",
    ],
    keyboard: [
      ["↑ / ↓", "次の日・前の日"],
      ["Alt + ↓", "カレンダーを開く"],
      ["矢印・PageUp / PageDown", "カレンダーの中で、日・月を動く"],
      ["Enter", "1回目で開始日、2回目で終了日を選んで閉じる"],
      ["Esc", "選びかけをやめて閉じる"],
    ],
    reader:
      "欄の名前は「投稿期間の開始日」「投稿期間の終了日」。カレンダーでは、次に選ぶのがどちらの日かを読みます。誤りは欄を離れたときに読みます。",
  }),
} satisfies Meta<typeof DateRangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { value: { from: "2026-11-01", to: "2026-11-30" } } };

const november = { from: "2026-11-01", to: "2026-11-30" };
const Plain = (props: Partial<DateRangeFieldProps>) => (
  <DateRangeField label="期間" value={november} onValueChange={fn()} {...props} />
);

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="カレンダーを開いた（祝日）">
        {/* As high as the panel: two months beside each other, or one below the presets on a phone. */}
        <div style={{ minHeight: "clamp(350px, 780px - 60vw, 520px)" }}>
          <Plain label="開いた期間" dayOff={dayOff} />
        </div>
      </Case>
      <Case name="空・入力済み・片方だけ">
        <Column>
          <Plain value={emptyRange} />
          <Plain />
          <Plain value={{ from: "2026-11-20", to: null }} />
        </Column>
      </Case>
      <Case name="カーソルを重ねる" state="hover">
        <Plain />
      </Case>
      <Case name="キーボードで選ぶ" state="focus-visible">
        <div style={{ paddingBottom: 40 }}>
          <Plain value={emptyRange} />
        </div>
      </Case>
      <Case name="誤り（逆さま・外から）">
        <Column>
          <Plain value={{ from: "2026-11-30", to: "2026-11-01" }} />
          <Plain value={emptyRange} error="期間が入力されていません。開始日と終了日を入れてください。" />
        </Column>
      </Case>
      <Case name="使えない・読み取り専用">
        <Column>
          <Plain disabled />
          <Plain readOnly />
        </Column>
      </Case>
      <Case name="狭い場所（縦に並ぶ）" width={240}>
        <Column>
          <Plain />
          <Plain value={{ from: "2026-11-30", to: "2026-11-01" }} />
        </Column>
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

/** On a phone it is as wide as its place, whatever it stands in: every button of it can be reached. */
export const FitsItsPlace: Story = {
  name: "スマートフォンの幅に収まる",
  globals: { viewport: { value: "phone" } },
  parameters: { layout: "fullscreen" },
  render: () => (
    <div style={{ display: "grid", gap: 16, padding: 20, overflow: "clip" }}>
      <div style={{ display: "flex", flexWrap: "wrap" }}>
        <div style={{ flex: "none" }}>
          <Plain label="並べた欄の期間" />
        </div>
      </div>
      <div style={{ display: "grid" }}>
        <div>
          <Plain label="フォームの期間" />
        </div>
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const buttons = await canvas.findAllByRole("button");
    await expect(buttons).toHaveLength(4);
    for (const button of buttons)
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth - 20);
  },
};

export const RefusesAnUpsideDownRange: Story = {
  name: "終わりが先なら、離れたときに直し方を出す",
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const from = canvas.getByRole("textbox", { name: "投稿期間の開始日" });
    const to = canvas.getByRole("textbox", { name: "投稿期間の終了日" });
    await userEvent.type(from, "１１月２０日");
    await userEvent.type(to, "11/1");
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: "2026-11-20", to: null });
    await userEvent.tab();
    await expect(canvas.getByRole("alert")).toHaveTextContent("終わりの日を2026/11/20以降にしてください");
    await expect(to).toBeInvalid();
    await expect(from).toBeValid();
    await userEvent.clear(to);
    await userEvent.type(to, "12/24");
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: "2026-11-20", to: "2026-12-24" });
    await userEvent.tab();
    await expect(to).toHaveValue("2026/12/24");
    await expect(to).toBeValid();
  },
};

export const PicksARange: Story = {
  name: "よく使う期間と、カレンダーの2回押し",
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole("button", { name: "カレンダーを開く" });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole("button", { name: "先月" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: "2026-10-01", to: "2026-10-31" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(opener);
    const panel = within(await screen.findByRole("dialog", { name: "投稿期間を選ぶ" }));
    await expect(panel.getByRole("button", { name: "先月" })).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(await panel.findByRole("button", { name: /2026年10月20日/ }, { timeout: 5000 }));
    await expect(panel.getByText("開始日 2026/10/20。次に終了日を選んでください。")).toBeVisible();
    await userEvent.click(panel.getByRole("button", { name: /2026年10月10日/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: "2026-10-10", to: "2026-10-20" });
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "投稿期間の開始日" })).toHaveFocus());
  },
};

export const GivesTheFocusBack: Story = {
  name: "閉じると、開いた欄に戻る",
  play: async ({ canvas }) => {
    for (const end of ["終了日", "開始日"]) {
      const field = canvas.getByRole("textbox", { name: `投稿期間の${end}` });
      await userEvent.click(field);
      await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
      await screen.findByRole("dialog", { name: "投稿期間を選ぶ" });
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await waitFor(() => expect(field).toHaveFocus());
    }
  },
};
