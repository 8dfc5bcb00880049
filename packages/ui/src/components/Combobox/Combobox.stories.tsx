import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { Case, Gallery as Cases, Column, HeldOpen, LONG_NAME } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { FormField } from "../FormField/FormField.tsx";
import { Combobox, type ComboboxProps } from "./Combobox.tsx";
import type { ComboboxOption } from "./choices.ts";

const people: ComboboxOption[] = [
  { value: "m1", label: "田中 美咲", keywords: "たなか みさき", group: "営業1部" },
  { value: "m2", label: "鈴木 健", keywords: "すずき けん", group: "営業1部" },
  { value: "m3", label: "𠮷野 りん", keywords: "よしの りん", group: "営業2部", description: "12月まで休み" },
  { value: "m4", label: LONG_NAME, group: "営業2部" },
  { value: "m5", label: "退職した人", group: "営業2部", disabled: true },
];

const Stateful = (props: ComboboxProps) => {
  const [value, setValue] = useState(props.value);
  return (
    <FormField label="担当" hint="名前かかなで探せます">
      <Combobox
        {...props}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          props.onValueChange?.(next);
        }}
      />
    </FormField>
  );
};

const meta = {
  title: "部品/Combobox 候補から選ぶ（コンボボックス、オートコンプリート）",
  id: "部品-combobox",
  component: Combobox,
  args: { options: people, value: null, onValueChange: fn(), onSearch: undefined, placeholder: "未設定" },
  render: (args) => <Stateful {...args} />,
  parameters: guide({
    use: "たくさんの候補から、文字を打って探し、ひとつ選びます。候補が10件くらいまでなら Select、いくつも選ぶなら MultiSelect を使います。",
    do: [
      "漢字の名前には keywords でかなを渡します。「はなこ」「ﾊﾅｺ」のどちらでも見つかります。",
      "サーバーで探すときは onSearch・loading・error・onRetry を渡します。選んだ値の名前は valueLabel で渡します。",
      "一覧にない名前を足してよい場所だけ onCreate を渡します。",
    ],
    dont: [
      "自由な言葉を書いてもらう欄に使わない。候補にない文字は、欄を離れると消えます。TagField か TextField を使います。",
      "最初の候補を初期値にしない。選んでいないことが見分けられなくなります。",
    ],
    keyboard: [
      ["文字", "候補を絞り込み、先頭に印をつける"],
      ["↓ / ↑", "候補を開く、次・前へ"],
      ["Enter", "印のついた候補を選ぶ。変換中の Enter は変換の確定だけ"],
      ["Esc", "候補を閉じる。ダイアログの中でもダイアログは閉じない"],
      ["Home / End", "開いているとき、最初・最後の候補へ"],
    ],
    reader: "絞り込むたびに「候補3件」のように件数を読みます。読み込み中・失敗・0件も同じ場所で読みます。",
  }),
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { value: "m1" } };

const Plain = (props: Partial<ComboboxProps>) => (
  <Combobox
    aria-label="担当"
    options={people}
    value={null}
    onValueChange={fn()}
    placeholder="未設定"
    {...props}
  />
);

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="候補を開いた" width={320}>
        <HeldOpen height={370}>
          <Plain aria-label="開いた担当" value="m1" />
        </HeldOpen>
      </Case>
      <Case name="空・選んだ" width={320}>
        <Column>
          <Plain />
          <Plain value="m1" />
        </Column>
      </Case>
      <Case name="カーソルを重ねる" state="hover" width={320}>
        <Plain value="m1" />
      </Case>
      <Case name="キーボードで選ぶ" state="focus-visible" width={320}>
        <div style={{ paddingBottom: 40 }}>
          <Plain value="m1" />
        </div>
      </Case>
      <Case name="誤り" width={320}>
        <FormField
          label="担当"
          requirement="required"
          error="担当が選択されていません。ひとり選んでください。"
        >
          <Combobox options={people} value={null} onValueChange={fn()} />
        </FormField>
      </Case>
      <Case name="使えない・読み取り専用" width={320}>
        <Column>
          <Plain value="m1" disabled />
          <Plain value="m1" readOnly />
        </Column>
      </Case>
      <Case name="長い名前・狭い場所" width={200}>
        <Plain value="m4" />
      </Case>
      <Case name="ツールバーの中">
        <Plain inline placeholder="担当: すべて" />
      </Case>
    </Cases>
  ),
  play: async ({ canvasElement }) => {
    const opened = within(within(canvasElement).getByRole("region", { name: "候補を開いた" }));
    await userEvent.click(await opened.findByRole("button", { name: "候補を開く" }));
    await waitFor(() => expect(opened.getAllByRole("option")).toHaveLength(people.length));
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(opened.getByRole("option", { name: /鈴木 健/ })).toBeVisible();
  },
};

export const FindsInAnyKana: Story = {
  name: "どのかなでも見つかり、変換中は選ばない",
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("combobox", { name: "担当" });
    await userEvent.click(field);
    await expect(canvas.getAllByRole("option")).toHaveLength(5);
    await fireEvent.compositionStart(field);
    await fireEvent.input(field, { target: { value: "ﾖｼﾉ" }, isComposing: true });
    await waitFor(() => expect(canvas.getByRole("option", { name: /𠮷野 りん/ })).toBeVisible());
    await fireEvent.keyDown(field, { key: "Enter", keyCode: 229 });
    await fireEvent.keyDown(field, { key: "ArrowDown", keyCode: 229 });
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await fireEvent.compositionEnd(field);
    await expect(canvas.getAllByRole("status").some((one) => one.textContent === "候補1件")).toBe(true);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith("m3"));
    await expect(field).toHaveValue("𠮷野 りん");
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await userEvent.type(field, "いない人");
    await expect(canvas.getAllByText("「𠮷野 りんいない人」に当てはまる候補はありません。")[0]).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue("𠮷野 りん"));
    await userEvent.click(canvas.getByRole("button", { name: "選択を消す" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

const Remote = (props: ComboboxProps) => {
  const [state, setState] = useState<"idle" | "loading" | "failed" | "done">("idle");
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onOpenChange={setOpen} title="案件に追加" trigger={<Button>開く</Button>}>
      <Stateful
        {...props}
        options={state === "done" ? people : []}
        loading={state === "loading"}
        error={state === "failed" ? "候補を読み込めませんでした。" : undefined}
        onSearch={(text) => setState(text === "" ? "idle" : "failed")}
        onRetry={() => setState("done")}
      />
    </Dialog>
  );
};

export const RetriesAndCreates: Story = {
  name: "読み込みの失敗・追加・ダイアログの中のEsc",
  args: { onCreate: fn() },
  render: (args) => <Remote {...args} />,
  play: async ({ args }) => {
    const dialog = within(await within(document.body).findByRole("dialog", { name: "案件に追加" }));
    const field = dialog.getByRole("combobox", { name: "担当" });
    await userEvent.type(field, "新人");
    await expect(dialog.getAllByText("候補を読み込めませんでした。")[0]).toBeVisible();
    await userEvent.keyboard("{ArrowUp}{Enter}");
    await waitFor(() => expect(dialog.getByRole("option", { name: /田中 美咲/ })).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(dialog.queryByRole("option")).toBeNull());
    await expect(field).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, "新人");
    await userEvent.click(dialog.getByRole("option", { name: "「新人」を追加" }));
    await waitFor(() => expect(args.onCreate).toHaveBeenCalledWith("新人"));
  },
};

const OpenedWith = (props: Partial<ComboboxProps>) => (
  <div style={{ maxWidth: 320, minHeight: 170 }}>
    <Plain {...props} />
  </div>
);

/** Opens the list, types what is searched, and waits for what the list then says. */
const showing =
  (typed: string, says: string): Story["play"] =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole("combobox", { name: "担当" });
    await userEvent.click(field);
    if (typed) await userEvent.type(field, typed);
    const said = await canvas.findAllByText(says);
    await expect(said.some((one) => one.checkVisibility() && one.closest(".tsu-choice-list"))).toBe(true);
  };

export const LoadingChoices: Story = {
  name: "候補を読み込んでいる",
  render: () => <OpenedWith options={[]} loading onSearch={fn()} />,
  play: showing("", "候補を読み込んでいます…"),
};

export const NoMatchingChoice: Story = {
  name: "当てはまる候補がない・足せる",
  render: () => <OpenedWith onCreate={fn()} />,
  play: showing("新人", "「新人」を追加"),
};

export const FailedChoices: Story = {
  name: "候補を読み込めなかった",
  render: () => (
    <OpenedWith options={[]} error="候補を読み込めませんでした。" onSearch={fn()} onRetry={fn()} />
  ),
  play: showing("", "候補を読み込めませんでした。"),
};
