import type { Meta, StoryObj } from "@storybook/react-vite";
import { customaryYearEnd } from "@tsumugi/contract";
import { buildProject, buildProjectCreator } from "@tsumugi/mocks";
import { guide, LONG_NAME } from "@tsumugi/ui/testing";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { JobCalendar, type JobCalendarProps } from "./JobCalendar.tsx";

const project = buildProject({ product_shipping: true, shipping_due_on: "2026-11-24" }, 1);
const creators = Array.from({ length: 14 }, (_, index) =>
  buildProjectCreator(
    index === 0
      ? { job_status: "candidate", planned_reply_due_on: "2026-11-18", planned_delivery_on: "2026-11-26" }
      : {},
    index + 1,
  ),
);
const calendar = {
  holidays: { "2026-11-03": "文化の日", "2026-11-23": "勤労感謝の日" },
  yearEnd: customaryYearEnd,
};

function Calendar(props: JobCalendarProps) {
  const [mode, setMode] = useState(props.mode);
  const [day, setDay] = useState(props.day);
  return (
    <JobCalendar
      {...props}
      mode={mode}
      day={day}
      onModeChange={(next) => {
        setMode(next);
        props.onModeChange(next);
      }}
      onDayChange={(next) => {
        setDay(next);
        props.onDayChange(next);
      }}
    />
  );
}

const meta = {
  title: "画面の型/案件/JobCalendar",
  component: JobCalendar,
  parameters: guide({
    use: "案件の期限を、月か週の暦に並べます。人ごとの進みを追うときは ProjectSheet か JobBoard を使います。",
    do: [
      "calendar には会社の休業日も入れます。祝日と同じように日付の横に名前が出ます。",
      "onMove は依頼を送る前の日だけを動かします。送ったあとの期限は条件の変更です。",
    ],
    dont: [
      "済んだ期限を初めから出さない。「完了も表示」で足せます。",
      "色だけで期限超過を伝えない。件数を上に書きます。",
    ],
    keyboard: [
      ["矢印キー", "日を移る"],
      ["Enter", "その日の期限をすべて開く"],
    ],
    reader: "日付、休日の名前、期限の件数の順に読みます。",
  }),
  render: (args) => <Calendar {...args} />,
  args: {
    creators,
    project,
    calendar,
    mode: "month",
    day: "2026-11-20",
    onModeChange: fn(),
    onDayChange: fn(),
    onOpen: fn(),
    onMove: fn(),
  },
} satisfies Meta<typeof JobCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async () => {
    await expect(screen.getByRole("button", { name: /11月\s*23\s*日\(月\)\s*勤労感謝の日/ })).toBeVisible();
    await expect(screen.getAllByText(/^ほか\d+件$/)[0]).toBeVisible();
  },
};

export const ByKeys: Story = {
  name: "矢印キーで日を移り、開く",
  play: async ({ args }) => {
    screen.getByRole("button", { name: /^2026年11月\s*20\s*日/ }).focus();
    await userEvent.keyboard("{ArrowDown}{ArrowLeft}");
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^2026年11月\s*26\s*日/));
    await userEvent.keyboard("{PageDown}");
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^2026年12月\s*26\s*日/));
    await userEvent.keyboard("{PageUp}");
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^2026年11月\s*26\s*日/));
    await userEvent.keyboard("{Enter}");
    const dialog = within(await screen.findByRole("dialog", { name: /2026\/11\/26.*の期限/ }));
    await userEvent.click(dialog.getByRole("button", { name: creators[0]?.display_name ?? "" }));
    await expect(args.onOpen).toHaveBeenCalledWith(creators[0]?.creator_uid);
  },
};

export const MovesThePlan: Story = {
  name: "依頼前の予定を別の日にする",
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole("button", { name: /^2026年11月\s*26\s*日/ }));
    const dialog = within(await screen.findByRole("dialog", { name: /の期限/ }));
    const field = dialog.getByLabelText("予定の日を変える");
    await userEvent.clear(field);
    await userEvent.type(field, "2026/11/30");
    await userEvent.click(dialog.getByRole("button", { name: "この日に移す" }));
    await waitFor(() =>
      expect(args.onMove).toHaveBeenCalledWith(
        expect.objectContaining({ plan: "delivery_on", on: "2026-11-30" }),
      ),
    );
  },
};

export const Week: Story = { name: "週", args: { mode: "week" } };
export const ReadOnly: Story = { name: "閲覧者", args: { onMove: undefined } };
export const Empty: Story = {
  args: { creators: [], empty: "期限はまだありません。依頼を送ると、ここに並びます。" },
};
export const Loading: Story = { args: { creators: [], loading: true } };
export const LongText: Story = {
  args: { creators: creators.map((creator) => ({ ...creator, display_name: LONG_NAME })) },
};
export const Phone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };
