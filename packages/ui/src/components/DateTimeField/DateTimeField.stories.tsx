import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { dayOff } from "../../testing/daysOff.ts";
import { Case, Gallery as Cases, Column } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { FormField } from "../FormField/FormField.tsx";
import { DateTimeField, type DateTimeFieldProps } from "./DateTimeField.tsx";

const InForm = (props: DateTimeFieldProps) => {
  const [problem, setProblem] = useState<string>();
  return (
    <FormField label="送る日時（日本時間）" requirement="required" error={problem}>
      <DateTimeField
        {...props}
        onValueChange={(value, typed) => {
          setProblem(typed.problem);
          props.onValueChange?.(value, typed);
        }}
      />
    </FormField>
  );
};

const meta = {
  title: "部品/DateTimeField 日時",
  id: "部品-datetimefield",
  component: DateTimeField,
  args: { onValueChange: fn() },
  render: (args) => <InForm {...args} />,
  parameters: guide({
    use: "日付と時刻をひとつの欄で受け取ります。送信の予約や投稿の日時に使います。日付だけなら DateField、期間なら DateRangeField を使います。",
    do: [
      "ラベルに「（日本時間）」と書きます。値はどの国の PC でも日本の時計の日時で、instantOf で時点に直せます。",
      "onValueChange の problem をそのまま FormField の error に渡します。原因と直し方が入っています。",
      "ふつうの時刻が決まっているときは defaultTime を渡します。日付だけを入れても、その時刻で埋まります。",
    ],
    dont: [
      "日付と時刻で欄を分けない。欄を移る手間が増え、表から「11/24 15:30」と貼り付けられなくなります。",
      "step を選べる時刻の制限として使わない。一覧と矢印キーの間隔で、打てば 1 分ごとに受け取ります。",
      "時刻の決まっていないことに使わない。締め切りの日なら DateField です。",
    ],
    keyboard: [
      ["↑ / ↓", "カーソルの位置の日・時・分を進める・戻す。空のときは、これからの近い時刻"],
      ["Alt + ↓", "カレンダーを開く"],
      ["← → ↑ ↓", "カレンダーの中で、1日・1週ずつ動く"],
      ["PageUp / PageDown", "前の月・次の月"],
      ["Esc", "カレンダーを閉じ、入力欄に戻る"],
    ],
    reader: "入力欄の説明として曜日を読みます。カレンダーを閉じると入力欄に戻り、決めた日時を読みます。",
  }),
} satisfies Meta<typeof DateTimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { defaultValue: "2026-11-24T15:30" } };

const Field = (props: DateTimeFieldProps) => <DateTimeField aria-label="日時" {...props} />;

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="カレンダーを開いた（祝日）">
        <div style={{ minHeight: 540 }}>
          <Field aria-label="開いた日時" defaultValue="2026-11-24T15:30" dayOff={dayOff} />
        </div>
      </Case>
      <Case name="空・入力済み">
        <Column>
          <Field />
          <Field defaultValue="2026-11-22T09:00" />
        </Column>
      </Case>
      <Case name="カーソルを重ねる" state="hover">
        <Field defaultValue="2026-11-24T15:30" />
      </Case>
      <Case name="キーボードで選ぶ" state="focus-visible">
        <div style={{ paddingBottom: 40 }}>
          <Field defaultValue="2026-11-24T15:30" />
        </div>
      </Case>
      <Case name="誤り（時刻がない）" width={360}>
        <FormField
          label="送る日時（日本時間）"
          requirement="required"
          error="時刻がありません。「2026/11/20 10:00」のように、時刻まで入力してください。"
        >
          <DateTimeField value="11/24" />
        </FormField>
      </Case>
      <Case name="使えない・読み取り専用">
        <Column>
          <Field defaultValue="2026-11-24T15:30" disabled />
          <Field defaultValue="2026-11-24T15:30" readOnly />
        </Column>
      </Case>
      <Case name="狭い場所" width={200}>
        <Field defaultValue="2026-11-24T15:30" />
      </Case>
    </Cases>
  ),
  play: async ({ canvasElement }) => {
    const shown = within(within(canvasElement).getByRole("region", { name: "カレンダーを開いた（祝日）" }));
    await userEvent.click(shown.getByRole("button", { name: "カレンダーを開く" }));
    await screen.findByRole("button", { name: /2026年11月23日月曜日、勤労感謝の日/ }, { timeout: 5000 });
  },
};

export const ReadsWhatIsTyped: Story = {
  name: "打ったとおりに読み、離れると整う",
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole("textbox", { name: /送る日時/ });
    await userEvent.type(field, "１１月２４日 １５時半");
    await expect(field).toHaveValue("１１月２４日 １５時半");
    await userEvent.tab();
    await expect(field).toHaveValue("2026/11/24 15:30");
    await expect(field).toHaveAccessibleDescription("(火)");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2026-11-24T15:30", expect.anything());
    await userEvent.clear(field);
    await userEvent.type(field, "1125 930");
    await userEvent.tab();
    await expect(field).toHaveValue("2026/11/25 09:30");
    await userEvent.clear(field);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, expect.anything());
    await userEvent.type(field, "11/26");
    await userEvent.tab();
    await expect(field).toHaveValue("11/26");
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/時刻がありません/);
  },
};

export const StepsByArrows: Story = {
  name: "矢印キーで、カーソルの位置を進める",
  args: { defaultValue: "2026-11-24T23:30", step: 15, max: "2026-11-25T00:30" },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>("textbox", { name: /送る日時/ });
    await userEvent.click(field);
    field.setSelectionRange(16, 16);
    await userEvent.keyboard("{ArrowUp}");
    await expect(field).toHaveValue("2026/11/24 23:45");
    await expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe("45");
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect(field).toHaveValue("2026/11/25 00:15");
    field.setSelectionRange(12, 12);
    await userEvent.keyboard("{ArrowUp}");
    // An hour later the last allowed time is over.
    await expect(field).toHaveValue("2026/11/25 00:15");
    await userEvent.keyboard("{ArrowDown}");
    await expect(field).toHaveValue("2026/11/24 23:15");
    field.setSelectionRange(4, 4);
    await userEvent.keyboard("{ArrowDown}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2026-11-23T23:15", expect.anything());
  },
};

export const PicksFromThePanel: Story = {
  name: "カレンダーと時刻の一覧から選ぶ",
  args: { min: "2026-11-20T10:10", name: "send_at" },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole("textbox", { name: /送る日時/ });
    await userEvent.click(field);
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    const panel = within(await screen.findByRole("dialog", { name: "カレンダー" }));
    await expect(await panel.findByRole("button", { name: /11月19日/ }, { timeout: 5000 })).toBeDisabled();
    await userEvent.click(panel.getByRole("button", { name: /2026年11月20日/ }));
    // A day alone is no value yet.
    await expect(args.onValueChange).not.toHaveBeenCalled();
    const times = panel.getByRole("combobox", { name: "時刻（日本時間）" });
    await expect(within(times).queryByRole("option", { name: "10:00" })).toBeNull();
    await userEvent.selectOptions(times, "10:30");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2026-11-20T10:30", expect.anything());
    await userEvent.click(panel.getByRole("button", { name: /2026年11月24日/ }));
    await userEvent.click(panel.getByRole("button", { name: "決定" }));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue("2026/11/24 10:30");
    await expect(canvasElement.querySelector('input[name="send_at"]')).toHaveValue("2026-11-24T10:30");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const Opened: Story = {
  name: "開いたところ",
  args: { defaultValue: "2026-11-24T15:30" },
  parameters: { docs: { story: { inline: false, height: "520px" } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "カレンダーを開く" }));
    await screen.findByRole("button", { name: /2026年11月24日/ }, { timeout: 5000 });
  },
};

export const Phone: Story = {
  ...Opened,
  name: "開いたところ（スマートフォン）",
  globals: { viewport: { value: "phone", isRotated: false } },
};

export const Clears: Story = {
  name: "消す。必須の欄は空のまま送れない",
  args: { defaultValue: "2026-11-24T15:30", required: true },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>("textbox", { name: /送る日時/ });
    await userEvent.click(within(canvasElement).getByRole("button", { name: "カレンダーを開く" }));
    await userEvent.click(await screen.findByRole("button", { name: "消す" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, expect.anything());
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue("");
    await expect(field.validity.valueMissing).toBe(true);
  },
};
