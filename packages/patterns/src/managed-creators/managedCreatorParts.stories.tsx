import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  buildCreatorFees,
  buildCreatorProjects,
  buildCustomField,
  buildList,
  buildManagedCreator,
  dayFromToday,
} from "@tsumugi/mocks";
import { Case, Gallery, guide } from "@tsumugi/ui/testing";
import { useState } from "react";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { BulkCustomDialog } from "./BulkEditDialog/BulkCustomDialog.tsx";
import { BulkEditDialog, type BulkEditKind } from "./BulkEditDialog/BulkEditDialog.tsx";
import { ChooseRecordDialog } from "./ChooseRecordDialog/ChooseRecordDialog.tsx";
import { CreatorExportDialog, type ExportChoice } from "./CreatorExportDialog/CreatorExportDialog.tsx";
import { CreatorProjects } from "./CreatorProjects/CreatorProjects.tsx";
import { DuplicateNotice } from "./DuplicateNotice/DuplicateNotice.tsx";
import { FeeHistory } from "./FeeHistory/FeeHistory.tsx";
import { TermBadges } from "./TermBadges/TermBadges.tsx";

const meta = {
  title: "画面の型/クリエイター管理/一括変更・出力・履歴",
  parameters: guide({
    use: "クリエイター管理の一覧と詳細で使う部品です。",
    do: ["まとめて変えたあとは、人数と「元に戻す」を同じ知らせに出します。"],
    dont: ["重複の警告で登録を止めない。同じ名前の別人がいます。"],
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const owners = [
  { value: "m1", label: "田中 美咲" },
  { value: "m2", label: "高橋 由美" },
];
const apply = fn();
const bulk = (kind: BulkEditKind): Story => ({
  render: () => (
    <BulkEditDialog
      kind={kind}
      count={1234}
      owners={owners}
      tagSuggestions={["秋冬", "リピート"]}
      onClose={fn()}
      onApply={apply}
    />
  ),
});

export const AddsTags: Story = {
  ...bulk("add_tags"),
  name: "BulkEditDialog: タグ",
  play: async () => {
    const dialog = within(await screen.findByRole("dialog", { name: "1,234名のタグを付ける" }));
    await userEvent.click(dialog.getByRole("button", { name: "タグを付ける" }));
    const field = dialog.getByRole("combobox", { name: /タグ/ });
    await expect(field).toHaveAccessibleDescription(/入力されていません/);
    await userEvent.type(field, "秋冬、東京{Enter}");
    await userEvent.click(dialog.getByRole("heading", { name: "1,234名のタグを付ける" }));
    await userEvent.keyboard("{Escape}");
    await userEvent.click(await dialog.findByRole("button", { name: "編集に戻る" }));
    await userEvent.click(dialog.getByRole("button", { name: "タグを付ける" }));
    await expect(apply).toHaveBeenCalledWith({ kind: "add_tags", tags: ["秋冬", "東京"] });
  },
};

export const SetsStage: Story = {
  ...bulk("set_stage"),
  name: "BulkEditDialog: 関係",
  play: async () => {
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: /関係/ }), "継続取引");
    await userEvent.click(dialog.getByRole("button", { name: "関係を変える" }));
    await expect(apply).toHaveBeenCalledWith({ kind: "set_stage", value: "repeat" });
  },
};

const setCustom = fn();
export const SetsOwnField: Story = {
  name: "BulkCustomDialog: 自社の項目",
  render: () => (
    <BulkCustomDialog
      count={1234}
      fields={[buildCustomField({}, 1), buildCustomField({}, 2)]}
      onClose={fn()}
      onApply={setCustom}
    />
  ),
  play: async () => {
    const dialog = within(await screen.findByRole("dialog", { name: "1,234名の自社の項目を変える" }));
    const apply = dialog.getByRole("button", { name: "自社の項目を変える" });
    await userEvent.type(dialog.getByLabelText(/靴のサイズ/), "２４．５");
    await userEvent.click(apply);
    await expect(setCustom).toHaveBeenLastCalledWith(expect.objectContaining({ label: "靴のサイズ" }), 24.5);
    // What was typed for one field is not kept for another, and left empty it takes the value away.
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: "変える項目" }), "契約書");
    await userEvent.click(apply);
    await expect(setCustom).toHaveBeenLastCalledWith(expect.objectContaining({ label: "契約書" }), null);
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: /契約書/ }), "締結済み");
    await userEvent.click(apply);
    await expect(setCustom).toHaveBeenLastCalledWith(
      expect.objectContaining({ label: "契約書" }),
      "option_001",
    );
    // Looking at another field loses nothing: what was typed stands there again, and closing asks.
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: "変える項目" }), "靴のサイズ");
    await expect(dialog.getByLabelText(/靴のサイズ/)).toHaveValue("24.5");
    await expect(dialog.getByText(/ほかの項目に入力した値は、まだ変わりません/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "キャンセル" }));
    await expect(await dialog.findByText(/保存していない入力があります/)).toBeVisible();
  },
};

export const SetsOwner: Story = { ...bulk("set_owner"), name: "BulkEditDialog: 担当" };

const save = fn();
function Exporting() {
  const [choice, setChoice] = useState<ExportChoice>();
  const isLossy = choice?.encoding === "shift_jis";
  return (
    <CreatorExportDialog
      open
      onClose={fn()}
      count={10_000}
      isCountCapped
      shown={["display_name", "stage", "email", "follower_count"]}
      showFees
      customFields={[{ uid: "contract", label: "契約書", type: "check", options: [] }]}
      check={isLossy ? { rows: 12_840, lost: 31, samples: ["𠮷", "👍", "葛󠄀"] } : undefined}
      onChoose={setChoice}
      onExport={save}
    />
  );
}

export const Exports: Story = {
  name: "CreatorExportDialog",
  render: () => <Exporting />,
  play: async () => {
    const dialog = within(await screen.findByRole("dialog", { name: "CSV出力" }));
    await expect(dialog.getByText(/10,000名以上を出力します/)).toBeVisible();
    await userEvent.click(dialog.getByRole("radio", { name: /Shift_JIS/ }));
    await expect(dialog.getByText("Shift_JIS で書けない文字が31文字あります")).toBeVisible();
    await expect(dialog.getByText(/12,840名を出力します/)).toBeVisible();
    await userEvent.click(dialog.getByRole("radio", { name: /すべての列/ }));
    await userEvent.click(dialog.getByRole("button", { name: "出力する" }));
    await expect(save).toHaveBeenCalledWith({ encoding: "shift_jis", columns: "all" });
  },
};

/** What is on screen is chosen to begin with. */
export const ExportsChosen: Story = {
  name: "CreatorExportDialog: 列を選ぶ",
  render: () => <Exporting />,
  play: async () => {
    const dialog = within(await screen.findByRole("dialog", { name: "CSV出力" }));
    const row = (name: string) => dialog.getByRole("treeitem", { name });
    await userEvent.click(dialog.getByRole("radio", { name: /列を選ぶ/ }));
    await expect(row("連絡先")).toHaveAttribute("aria-checked", "mixed");
    await userEvent.click(row("連絡先"));
    await userEvent.click(row("連絡先"));
    await userEvent.click(row("契約書"));
    await expect(dialog.getByText("4列を、この順に出力します。")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "出力する" }));
    await expect(save).toHaveBeenLastCalledWith({
      encoding: "utf-8",
      columns: ["display_name", "stage", "custom-contract", "follower_count"],
    });
  },
};

export const ExportsNothing: Story = {
  name: "CreatorExportDialog: 列がひとつもない",
  render: () => <Exporting />,
  play: async () => {
    const dialog = within(await screen.findByRole("dialog", { name: "CSV出力" }));
    await userEvent.click(dialog.getByRole("radio", { name: /列を選ぶ/ }));
    const tree = dialog.getByRole("treeitem", { name: "プロフィール" });
    tree.focus();
    // All of them, then none.
    await userEvent.keyboard("{Control>}a{/Control}{Control>}a{/Control}");
    await expect(dialog.getByRole("alert")).toHaveTextContent("出力する列を選んでください");
    await expect(dialog.getByRole("button", { name: "出力する" })).toHaveAttribute("aria-disabled", "true");
  },
};

export const Duplicates: Story = {
  name: "DuplicateNotice",
  render: () => (
    <DuplicateNotice
      duplicates={[
        { creator: buildManagedCreator({}, 1), reasons: ["account", "name"] },
        {
          creator: buildManagedCreator({ archived_at: "2026-11-01T00:00:00Z" }, 2),
          reasons: ["email"],
        },
      ]}
      linkTo={({ uid }) => (
        // biome-ignore lint/a11y/useAnchorContent: the notice puts the name in
        <a href={`#${uid}`} />
      )}
    />
  ),
  play: async () => {
    await expect(screen.getByText("SNSアカウント・名前が同じ")).toBeVisible();
    await expect(screen.getByText("アーカイブ済み")).toBeVisible();
  },
};

export const Fees: Story = {
  name: "FeeHistory",
  render: () => (
    <Gallery>
      <Case name="3件">
        <FeeHistory
          fees={[
            ...buildCreatorFees(),
            {
              project_uid: "p9",
              project_name: "春の香水",
              on: dayFromToday(0),
              fee: 150_000,
              agreed: false,
              job_status: "negotiating",
            },
          ]}
        />
      </Case>
      <Case name="まだない">
        <FeeHistory fees={[]} />
      </Case>
    </Gallery>
  ),
  play: async () => {
    const [, newest] = within(screen.getByRole("table", { name: "案件ごとの報酬" })).getAllByRole("row");
    await expect(newest).toHaveTextContent("春の香水");
    await expect(newest).toHaveTextContent("打診");
  },
};

export const Projects: Story = {
  name: "CreatorProjects",
  render: () => (
    <Gallery>
      <Case name="進行中">
        <CreatorProjects projects={buildCreatorProjects()} />
      </Case>
      <Case name="まだない">
        <CreatorProjects projects={[]} />
      </Case>
    </Gallery>
  ),
};

const terms = (exclusion: number | null, reuse: number | null) => ({
  competitor_exclusion_until: exclusion === null ? null : dayFromToday(exclusion),
  secondary_use_until: reuse === null ? null : dayFromToday(reuse),
});
export const Terms: Story = {
  name: "TermBadges",
  render: () => (
    <Gallery>
      <Case name="先">
        <TermBadges creator={terms(45, 120)} />
      </Case>
      <Case name="今日まで">
        <TermBadges creator={terms(0, null)} />
      </Case>
      <Case name="終わった">
        <TermBadges creator={terms(-1, -30)} />
      </Case>
    </Gallery>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/（あと0日）/)).toBeVisible();
    await expect(within(canvasElement).getAllByText(/競合排除中/)).toHaveLength(2);
  },
};

const choose = fn();
export const ChoosesRecord: Story = {
  name: "ChooseRecordDialog",
  render: () => (
    <ChooseRecordDialog
      title="まとめる相手を探す"
      description="「みお」と同じ人の、もう1件の記録を選んでください。"
      records={buildList(buildManagedCreator, 3)}
      keyword="みお"
      onSearch={fn()}
      onChoose={choose}
      onClose={fn()}
    />
  ),
  play: async () => {
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "みお｜毎日スキンケアを選ぶ" }));
    await expect(choose).toHaveBeenCalledWith("managed_creator_001");
  },
};
