import type { Meta, StoryObj } from "@storybook/react-vite";
import { erasureKeeps, type MergeImpact } from "@tsumugi/contract";
import {
  buildAccountsToMerge,
  buildErasureImpact,
  buildList,
  buildManagedCreator,
  buildOpenCreator,
  dayFromToday,
  daysAgo,
} from "@tsumugi/mocks";
import { Case, Gallery, LONG_NAME } from "@tsumugi/ui/testing";
import { useState } from "react";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { ArchivedCreatorBanner } from "./ArchivedCreatorBanner/ArchivedCreatorBanner.tsx";
import { ConnectCreatorDialog } from "./ConnectCreatorDialog/ConnectCreatorDialog.tsx";
import { DisconnectCreatorDialog } from "./DisconnectCreatorDialog/DisconnectCreatorDialog.tsx";
import { EraseCreatorDialog } from "./EraseCreatorDialog/EraseCreatorDialog.tsx";
import { FieldChoice } from "./FieldChoice/FieldChoice.tsx";
import { mergeRows } from "./FieldChoice/fieldChoiceRows.ts";
import { MergeCreatorsDialog } from "./MergeCreatorsDialog/MergeCreatorsDialog.tsx";

const meta = { title: "画面の型/クリエイター管理/連携とまとめ" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const record = buildManagedCreator(
  { display_name: "みお", image: null, creator: null, memo: "撮影は平日のみ" },
  1,
);
const openCreators = buildList(buildOpenCreator, 4);
const close = fn();
const connect = fn();

export const Connects: Story = {
  name: "ConnectCreatorDialog",
  render: function Render() {
    const [uid, setUid] = useState<string>();
    return (
      <ConnectCreatorDialog
        open
        onOpenChange={close}
        record={record}
        creator={openCreators.find((creator) => creator.uid === uid)}
        candidates={openCreators.map((creator, index) => ({
          ...creator,
          sub: creator.area,
          taken: index === 1 ? "「はるか」と連携済み" : undefined,
        }))}
        onSearch={fn()}
        onChoose={setUid}
        onBack={() => setUid(undefined)}
        onConnect={connect}
      />
    );
  },
  play: async () => {
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.queryByRole("button", { name: "はるかの台所を選ぶ" })).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: "みお｜毎日スキンケアを選ぶ" }));
    const name = within(dialog.getByRole("radiogroup", { name: "表示名" }));
    await expect(name.getByRole("radio", { name: /みお$/ })).toBeChecked();
    await userEvent.click(name.getByRole("radio", { name: /みお｜毎日スキンケア/ }));
    await userEvent.click(dialog.getByRole("button", { name: "連携する" }));
    await expect(connect).toHaveBeenCalledWith(
      expect.objectContaining({ display_name: "right", image: "right", genres: "both" }),
    );
  },
};

const merge = fn();
const swap = fn();
const impact = (overrides: Partial<MergeImpact> = {}): MergeImpact => ({
  project_count: 3,
  room_count: 2,
  post_count: 12,
  notice_count: 1,
  shared_projects: [],
  bank_accounts: buildAccountsToMerge(),
  ...overrides,
});

export const Merges: Story = {
  name: "MergeCreatorsDialog",
  render: () => (
    <MergeCreatorsDialog
      open
      onOpenChange={close}
      kept={record}
      absorbed={buildManagedCreator({ display_name: LONG_NAME, kana: record.kana, phone: "" }, 2)}
      impact={impact()}
      onSwap={swap}
      onMerge={merge}
    />
  ),
  play: async () => {
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getByText("支払通知書").closest("div")).toHaveTextContent("1件");
    // What only one has is taken over without asking; the phone number stays.
    await userEvent.click(dialog.getAllByRole("button", { name: "すべてこちら" })[1] as HTMLElement);
    const phone = within(dialog.getByRole("radiogroup", { name: "電話番号" }));
    await userEvent.click(phone.getByRole("radio", { name: /090-0000-1001/ }));
    await userEvent.click(dialog.getByRole("button", { name: "1件にまとめる" }));
    await expect(merge).toHaveBeenCalledWith(
      expect.objectContaining({ display_name: "right", phone: "left", memo: "right" }),
    );
  },
};

/** 同じ案件に両方が入っているとき。もう一方の行の値がどこへ行くかを、まとめる前に伝えます。 */
export const MergesSharedRows: Story = {
  render: () => (
    <MergeCreatorsDialog
      open
      onOpenChange={close}
      kept={record}
      absorbed={buildManagedCreator({ display_name: LONG_NAME }, 2)}
      impact={impact({ shared_projects: [{ uid: "p1", name: "冬の新作", outcome: "resolved" }] })}
      onMerge={merge}
    />
  ),
  play: async () => {
    const dialog = within(await screen.findByRole("dialog"));
    const told = dialog.getByText(/「冬の新作」には両方が入っています/);
    await expect(told).toHaveTextContent(/どちらにも送っていなければ/);
    await expect(told).toHaveTextContent(/食い違う値は社内メモに「統合した行の値」/);
    await expect(told).toHaveTextContent(/お届け先と備考は残りません/);
  },
};

const erase = fn();

export const Erases: Story = {
  name: "EraseCreatorDialog",
  render: () => <EraseCreatorDialog open onOpenChange={close} creator={record} onErase={erase} />,
  play: async () => {
    const dialog = within(await screen.findByRole("dialog"));
    // Whoever erases reads everything that stays, and until when.
    for (const { what, until } of Object.values(erasureKeeps)) {
      await expect(dialog.getByText(what)).toHaveTextContent(until);
    }
    await userEvent.click(dialog.getByRole("button", { name: "個人情報を消去する" }));
    await expect(erase).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole("textbox"), "みお");
    await userEvent.click(dialog.getByRole("button", { name: "個人情報を消去する" }));
    await expect(erase).toHaveBeenCalledOnce();
  },
};

const countAgain = fn();
const linkTo = (href: string) => <a href={`#${href}`}>開く</a>;

/** 消す前に、ほかのところに書かれた名前を数えて見せます。残るかもしれないところは、別のタブで開けます。 */
export const ErasesWithMentions: Story = {
  name: "EraseCreatorDialog・ほかのところの名前",
  render: () => (
    <EraseCreatorDialog
      open
      onOpenChange={close}
      creator={record}
      onErase={erase}
      impact={buildErasureImpact()}
      linkTo={linkTo}
    />
  ),
  play: async () => {
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getByText("6件を「（削除済み）」に置き換えます。")).toBeInTheDocument();
    await expect(dialog.getByText(/^ほかの人とのメッセージ 3件/)).toBeInTheDocument();
    const left = within(dialog.getByRole("region", { name: "名前が残るかもしれないところ" }));
    await expect(left.getByText(/「みお」は、ほかの人の名前やふつうの言葉でもある/)).toBeInTheDocument();
    await expect(left.getByRole("link", { name: /ほのか/ })).toHaveAttribute("target", "_blank");
  },
};

export const ErasesWhileCounting: Story = {
  name: "EraseCreatorDialog・数えている間・数えられない・ない",
  render: function Render() {
    const [step, setStep] = useState<"counting" | "failed" | "none">("counting");
    return (
      <EraseCreatorDialog
        open
        onOpenChange={() => setStep("failed")}
        creator={record}
        onErase={erase}
        impactError={
          step === "failed" ? "通信が切れています。つながってから、もう一度お試しください。" : undefined
        }
        impact={
          step === "none" ? buildErasureImpact({ counts: [], places: [], unsure_names: [] }) : undefined
        }
        onCountAgain={() => {
          countAgain();
          setStep("none");
        }}
      />
    );
  },
  play: async () => {
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getByRole("region", { name: /数えています/ })).toHaveAttribute("aria-busy", "true");
    await userEvent.click(dialog.getByRole("button", { name: "キャンセル" }));
    await userEvent.click(await dialog.findByRole("button", { name: "もう一度数える" }));
    await expect(countAgain).toHaveBeenCalledOnce();
    await expect(await dialog.findByText("置き換えるものはありません。")).toBeInTheDocument();
    await expect(dialog.queryByText(/名前が残るかもしれない/)).toBeNull();
  },
};

const disconnect = fn();

export const Disconnects: Story = {
  name: "DisconnectCreatorDialog・ArchivedCreatorBanner",
  render: function Render() {
    const [open, setOpen] = useState(true);
    return (
      <Gallery>
        <Case name="アーカイブ済み（管理者）">
          <ArchivedCreatorBanner
            creator={{ archived_at: daysAgo(12), erase_on: dayFromToday(18) }}
            onRestore={fn()}
            onErase={fn()}
          />
        </Case>
        <Case name="消去の直前">
          <ArchivedCreatorBanner
            creator={{ archived_at: daysAgo(29), erase_on: dayFromToday(1) }}
            onRestore={fn()}
            restoring
          />
        </Case>
        <Case name="閲覧のみ・狭い" width={320}>
          <ArchivedCreatorBanner creator={{ archived_at: daysAgo(30), erase_on: dayFromToday(0) }} />
        </Case>
        <Case name="進行中の依頼を待つ">
          <ArchivedCreatorBanner creator={{ archived_at: daysAgo(40), erase_on: dayFromToday(-10) }} />
        </Case>
        <Case name="個人情報を消去済み">
          <ArchivedCreatorBanner creator={{ archived_at: daysAgo(31), erase_on: null }} onRestore={fn()} />
        </Case>
        <Case name="2件に違いがない">
          <FieldChoice
            rows={mergeRows(record, record)}
            names={{ left: "残す記録", right: "なくなる記録" }}
            value={{}}
            onValueChange={fn()}
          />
        </Case>
        <DisconnectCreatorDialog
          open={open}
          onOpenChange={setOpen}
          creator={record}
          onDisconnect={() => {
            disconnect();
            setOpen(false);
          }}
        />
      </Gallery>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await screen.findByRole("button", { name: "連携を解除する" }));
    await expect(disconnect).toHaveBeenCalledOnce();
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^進行中の依頼があるため、個人情報はまだ消去していません/)).toBeVisible();
    await expect(canvas.getByText(/あと18日で個人情報が消去されます（2026\/12\/08/)).toBeVisible();
    await expect(canvas.getByText(/^今日、個人情報が消去/)).toBeVisible();
  },
};
