import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { creatorName } from "../../testing/creatorNames.ts";
import { Case, Gallery as Cases } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { EmptyState } from "../EmptyState/EmptyState.tsx";
import { Tree, type TreeProps } from "./Tree.tsx";
import { columns, departments, hoverLast, longTexts, many } from "./testing/trees.tsx";
import type { TreeItem } from "./tree.types.ts";

const meta = {
  title: "部品/Tree 木構造の一覧（ツリー）",
  id: "部品-tree",
  component: Tree,
  args: { label: "出力する列", items: columns, onValueChange: fn(), onExpandedChange: fn() },
  parameters: guide({
    use: "入れ子になったものを、枝ごとに開いて見せ、ひとつ、またはまとめて選ばせます。入れ子がなければ CheckboxGroup か RadioGroup、値を見比べるなら DataTable（まとまり）、画面の移動なら AppShell を使います。",
    do: [
      "まとめて選ぶことがあるものだけを、ひとつの枝にします。枝の箱は、下の一部だけが選ばれていると半分になります。",
      "下の項目が多いか、あとから分かるときは、hasChildren と onLoadChildren で開いたときに読み込みます。",
      "長くなるときは style か className で高さを限ります。100 行を超えると、見えている行だけを描きます。",
      "ひとつも選ばないと先へ進めないときは、その理由を近くに書きます。",
    ],
    dont: [
      "3 段より深くしない。狭い画面で名前が読めなくなります。",
      "選ぶことと開くことを、同じ押し方に結び付けない。行を押すと選び、山形の印を押すと開きます（何も選ばない木では、行を押すと開きます）。",
      "行のボタンにだけできることを置かない。指ではいつも見えますが、カーソルでは行に触れたときに出ます。",
    ],
    keyboard: [
      ["↑ ↓ / Home End", "見えている行を移動する"],
      ["→", "枝を開く。開いていれば下の項目へ"],
      ["←", "枝を閉じる。閉じていれば上の項目へ"],
      ["*", "同じ段の枝をすべて開く"],
      ["文字", "その文字で始まる行へ移る"],
      ["Enter / Space", "選ぶ・外す。選ばない木では開く・閉じる"],
      ["Ctrl + A", "すべて選ぶ・外す（multiple）"],
      ["Tab", "行のボタンへ、次に木の外へ"],
    ],
    reader:
      "「出力する列、ツリー」と読み、行では名前、数、開いているか、選ばれているか（一部だけなら「一部チェック」）、何段目の何番目かを読みます。あとから届いた数と、読み込めなかったことも読み上げます。",
  }),
} satisfies Meta<typeof Tree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { selection: "multiple", defaultValue: ["email", "phone"], defaultExpanded: ["contact"] },
};

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="何も選ばない（数とボタン）" width={360}>
        <Tree label="部署" items={departments} defaultExpanded={["sales"]} />
      </Case>
      <Case name="ひとつを選ぶ・カーソルを重ねる（行のボタンが出る）" width={360}>
        <div ref={hoverLast}>
          <Tree
            label="部署を選ぶ"
            items={departments}
            selection="single"
            defaultValue={["film"]}
            defaultExpanded={["make"]}
          />
        </div>
      </Case>
      <Case name="いくつも選ぶ（一部だけ・使えない）・キーボードで選ぶ" state="focus-visible" width={360}>
        <Tree
          label="列を選ぶ"
          items={columns}
          selection="multiple"
          defaultValue={["display_name", "real_name", "email", "phone", "address"]}
          defaultExpanded={["profile", "contact", "place"]}
        />
      </Case>
      <Case name="読み込み中・失敗・空の枝" width={360}>
        <Tree
          label="枝の状態"
          items={[
            { key: "coming", label: "関東", hasChildren: true, loading: true },
            {
              key: "failed",
              label: "関西",
              hasChildren: true,
              error: "接続が切れました。電波のよいところで、もう一度お試しください。",
            },
            { key: "none", label: "海外", children: [] },
          ]}
          defaultExpanded={["coming", "failed", "none"]}
          onLoadChildren={async () => undefined}
        />
      </Case>
      <Case name="長い名前・狭い場所" width={280}>
        <Tree
          label="長い名前"
          items={longTexts}
          selection="multiple"
          defaultValue={["longer"]}
          defaultExpanded={["long"]}
        />
      </Case>
      <Case name="詰めた表示" width={360}>
        <div data-density="compact">
          <Tree
            label="詰めた表示"
            items={columns}
            selection="multiple"
            defaultValue={["email"]}
            defaultExpanded={["contact"]}
          />
        </div>
      </Case>
      <Case name="全体の読み込み中" width={360}>
        <Tree label="読み込み中" items={[]} loading />
      </Case>
      <Case name="全体の失敗" width={360}>
        <Tree
          label="失敗"
          items={[]}
          error="接続が切れました。電波のよいところで、もう一度お試しください。"
          onRetry={fn()}
        />
      </Case>
      <Case name="ない" width={360}>
        <Tree label="ない" items={[]} empty={<EmptyState compact title="部署はまだありません" />} />
      </Case>
    </Cases>
  ),
};

/** By the beginning of its name: 「表示名」 is read with what stands below it. */
const row = (name: string) => screen.getByRole("treeitem", { name: (text) => text.startsWith(name) });

export const ByKeys: Story = {
  name: "キーボードで開き、まとめて選ぶ",
  args: { selection: "multiple" },
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(row("プロフィール")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowRight}{ArrowRight}");
    await expect(row("メールアドレス")).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["email"]);
    await expect(row("連絡先")).toHaveAttribute("aria-checked", "mixed");
    await userEvent.keyboard("{ArrowLeft}{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["email", "phone", "postal_code", "address"]);
    await expect(row("送り先")).toBeChecked();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(row("連絡先")).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("*{End}");
    await expect(row("社内メモ")).toHaveFocus();
    await expect(row("表示名")).toBeVisible();
    await userEvent.keyboard("{Home}{Enter}");
    // What cannot be chosen stays out of it, and the branch half chosen.
    await expect(row("プロフィール")).toHaveAttribute("aria-checked", "mixed");
    await userEvent.keyboard("{Control>}a{/Control}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      "real_name",
      "kana",
      "email",
      "phone",
      "postal_code",
      "address",
      "memo",
    ]);
  },
};

export const ByPointer: Story = {
  name: "山形の印で開き、行で選ぶ",
  args: { items: departments, label: "部署", selection: "single" },
  play: async ({ args }) => {
    await userEvent.click(row("営業本部 1,204").querySelector(".toggle") as Element);
    await expect(row("東日本営業部 640")).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText("西日本営業部"));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["west"]);
    await expect(row("西日本営業部 564")).toHaveAttribute("aria-selected", "true");
    await expect(row("西日本営業部 564")).toHaveFocus();
  },
};

export const RowActions: Story = {
  name: "行の中の操作へ Tab で移る",
  args: { items: departments, label: "部署" },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard("{End}");
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("button", { name: "管理部を編集" })).toHaveFocus();
    // Those of the other rows are no stops.
    await userEvent.tab();
    await expect(canvasElement.querySelector("[role=tree]")).not.toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};

const areas: readonly TreeItem[] = ["関東", "関西"].map((label) => ({
  key: label,
  label,
  hasChildren: true,
}));

/** Fails the first time. */
function Loaded(props: Partial<TreeProps>) {
  const [items, setItems] = useState(areas);
  const [tries, setTries] = useState(0);
  const load = async (key: string) => {
    setTries((now) => now + 1);
    if (tries === 0) throw new Error("接続が切れました");
    const children = ["東京", "横浜", "千葉"].map((label) => ({ key: `${key} ${label}`, label }));
    setItems((now) => now.map((item) => (item.key === key ? { ...item, children } : item)));
  };
  return (
    <Tree
      {...props}
      label="地域"
      items={items}
      selection="multiple"
      defaultValue={["関東"]}
      onLoadChildren={load}
    />
  );
}

export const LoadsOnOpening: Story = {
  name: "開いたときに読み込み、失敗したらやり直す",
  render: (args) => <Loaded onValueChange={args.onValueChange} />,
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await userEvent.click(await screen.findByText("もう一度読み込む"));
    // What is below a chosen branch is chosen when it comes.
    await waitFor(() => expect(row("横浜")).toBeChecked());
    await expect(screen.getByRole("status")).toHaveTextContent("関東: 3件");
    await userEvent.click(row("横浜"));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["関東 東京", "関東 千葉"]);
  },
};

export const TypesAhead: Story = {
  name: "文字を打って移る",
  args: {
    label: "媒体",
    items: ["YouTube", "Instagram", "TikTok", "X", "Twitch"].map((label) => ({ key: label, label })),
  },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard("t");
    await expect(row("TikTok")).toHaveFocus();
    await userEvent.keyboard("w");
    await expect(row("Twitch")).toHaveFocus();
  },
};

export const TenThousand: Story = {
  name: "1万件",
  tags: ["no-visual"],
  args: {
    label: "クリエイター",
    items: many,
    selection: "multiple",
    defaultExpanded: many.map(({ key }) => key),
    style: { height: 400 },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const rows = () => canvasElement.querySelectorAll("[role=treeitem]").length;
    await waitFor(() => expect(rows()).toBeLessThan(60));
    await userEvent.tab();
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(row(creatorName(9999))).toHaveFocus());
    await expect(row(creatorName(9999))).toBeVisible();
    await expect(rows()).toBeLessThan(60);
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(row("グループ100 100")).toHaveFocus());
  },
};

export const LongText: Story = {
  name: "長い名前",
  args: { label: "長い名前", items: longTexts, selection: "multiple", defaultExpanded: ["long"] },
};
export const Loading: Story = { name: "読み込み中", args: { items: [], loading: true } };
export const Failed: Story = {
  name: "失敗",
  args: { items: [], error: "接続が切れました。電波のよいところで、もう一度お試しください。", onRetry: fn() },
};
export const Empty: Story = {
  name: "ない",
  args: { items: [], empty: <EmptyState title="部署はまだありません" /> },
};
export const Phone: Story = {
  name: "スマートフォン",
  args: { selection: "multiple", defaultExpanded: ["contact"] },
  globals: { viewport: { value: "phone", isRotated: false } },
};
