import type { Meta, StoryObj } from "@storybook/react-vite";
import { type Shipment, shipmentStatuses } from "@tsumugi/contract";
import { buildShipment } from "@tsumugi/mocks";
import { Button } from "@tsumugi/ui";
import { Case, Gallery as Cases, framed, guide } from "@tsumugi/ui/testing";
import { type ComponentProps, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { ShipmentBadge, Tracking } from "./ShipmentBadge/ShipmentBadge.tsx";
import { ShipmentPanel } from "./ShipmentPanel/ShipmentPanel.tsx";
import { ShipmentsPanel } from "./ShipmentsPanel/ShipmentsPanel.tsx";

const rows = Array.from({ length: 7 }, (_, index) => buildShipment({}, index + 1));
const arranged = buildShipment({ status: "arranged", display_name: "はるか" }, 3);

const meta = {
  title: "画面の型/発送/ShipmentPanel",
  component: ShipmentPanel,
  parameters: {
    ...guide({
      use: "1人への商品の発送を、届け先・状況・送り状番号まで1か所で扱います。何人もまとめて変えるときは ShipmentsPanel を使います。",
      do: ["変えたものだけを保存します。", "同僚が先に変えたときは、相手の値を見せて選ばせます。"],
      dont: ["見るだけの人に住所を見せない。画面ごと出しません。"],
      keyboard: [
        ["Tab", "欄を移る"],
        ["Esc", "閉じる"],
      ],
    }),
    ...framed,
  },
  args: { open: true, onOpenChange: fn(), name: "はるか", shipment: arranged, onSave: fn() },
} satisfies Meta<typeof ShipmentPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const SavesWhatChanged: Story = {
  name: "変えたものだけを保存する",
  play: async ({ args }) => {
    const panel = within(await screen.findByRole("dialog", { name: "はるかの発送" }));
    await userEvent.selectOptions(panel.getByLabelText("発送の状況"), "発送済み");
    await userEvent.selectOptions(panel.getByLabelText("配送会社"), "ヤマト運輸");
    await userEvent.type(panel.getByLabelText("送り状番号"), "1234-5678-9012");
    await expect(panel.getByText(/検査数字が合いません/)).toBeVisible();
    await userEvent.click(panel.getByRole("button", { name: "保存する" }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        set: { status: "sent", carrier: "yamato", tracking_number: "1234-5678-9012" },
        was: { status: "arranged", carrier: null, tracking_number: "" },
      }),
    );
  },
};

export const Overtaken: Story = {
  name: "ほかの人が先に保存した",
  render: (args) => {
    const [overtaken, setOvertaken] = useState<typeof arranged>();
    return (
      <ShipmentPanel
        {...args}
        overtaken={overtaken}
        error={overtaken && "ほかの人が先に変更しました。"}
        onSave={(edit) => {
          if (overtaken) args.onSave(edit);
          else setOvertaken({ ...arranged, note: "要冷蔵" });
        }}
      />
    );
  },
  play: async ({ args }) => {
    const panel = within(await screen.findByRole("dialog"));
    const note = panel.getByLabelText("メモ");
    await userEvent.clear(note);
    await userEvent.type(note, "割れ物");
    await userEvent.click(panel.getByRole("button", { name: "保存する" }));
    await expect(await panel.findByText("メモ: 自分「割れ物」／現在「要冷蔵」")).toBeVisible();
    await userEvent.click(panel.getByRole("button", { name: "この内容で上書きする" }));
    await expect(args.onSave).toHaveBeenCalledWith({ set: { note: "割れ物" }, was: { note: "要冷蔵" } });
  },
};

/** Only what was touched is written over: what a colleague changed beside it is shown, and stays. */
export const KeepsOthers: Story = {
  name: "ほかの人が別の項目も変えていた",
  render: (args) => {
    const [overtaken, setOvertaken] = useState<typeof arranged>();
    return (
      <ShipmentPanel
        {...args}
        overtaken={overtaken}
        error={overtaken && "ほかの人が先に変更しました。"}
        onSave={(edit) => {
          if (overtaken) args.onSave(edit);
          else setOvertaken({ ...arranged, note: "要冷蔵", item: "ローション2本", quantity: 2 });
        }}
      />
    );
  },
  play: async ({ args }) => {
    const panel = within(await screen.findByRole("dialog"));
    const note = panel.getByLabelText("メモ");
    await userEvent.clear(note);
    await userEvent.type(note, "割れ物");
    await userEvent.click(panel.getByRole("button", { name: "保存する" }));
    await expect(await panel.findByText("メモ: 自分「割れ物」／現在「要冷蔵」")).toBeVisible();
    await expect(panel.queryByText(/^品名: 自分/)).toBeNull();
    await expect(panel.getByLabelText("品名")).toHaveValue("ローション2本");
    await userEvent.click(panel.getByRole("button", { name: "この内容で上書きする" }));
    await expect(args.onSave).toHaveBeenCalledWith({ set: { note: "割れ物" }, was: { note: "要冷蔵" } });
  },
};

export const Loading: Story = { args: { shipment: undefined } };
export const Failed: Story = { args: { shipment: undefined, error: "サーバーに接続できませんでした。" } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const Phone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };

const sends = fn(async () => true);
const bulk: ComponentProps<typeof ShipmentsPanel> = {
  open: true,
  onOpenChange: fn(),
  shipments: rows,
  total: 7,
  onOpen: fn(),
  onEdit: fn(async () => true),
  onExport: fn(),
};

export const Many: Story = { name: "まとめて発送", render: () => <ShipmentsPanel {...bulk} /> };
export const ManyOnPhone: Story = {
  ...Many,
  name: "まとめて発送（スマートフォン）",
  globals: Phone.globals ?? {},
};
export const NobodyYet: Story = {
  name: "まだ相手がいない",
  render: () => <ShipmentsPanel {...bulk} shipments={[]} total={0} onExport={undefined} />,
};

export const PastesNumbers: Story = {
  name: "番号を貼り付けて発送済みにする",
  render: function Saves() {
    const [shipments, setShipments] = useState(rows);
    return (
      <ShipmentsPanel
        {...bulk}
        shipments={shipments}
        onEdit={(edits) => {
          const sets = new Map(edits.map(({ creator_uid, set }) => [creator_uid, set]));
          setShipments(shipments.map((row) => ({ ...row, ...sets.get(row.creator_uid) }) as Shipment));
          return bulk.onEdit(edits);
        }}
      />
    );
  },
  play: async () => {
    const [first, second] = rows.filter(({ status }) => status !== "sent" && status !== "arrived");
    const panel = within(await screen.findByRole("dialog", { name: "商品の発送" }));
    await userEvent.click(panel.getByText("送り状番号を貼り付けて「発送済み」にする"));
    await userEvent.click(panel.getByLabelText("名前と番号"));
    await userEvent.paste(
      `お名前\t送り状番号\n${second?.display_name}\t4012-3400-0013\n${first?.recipient.name} 様\t401234000024\n知らない人\t401234000035`,
    );
    await expect(panel.getByText(/だれの番号か分からない行が1件/)).toBeVisible();
    await userEvent.click(panel.getByRole("button", { name: "2名を発送済みにする" }));
    await expect(bulk.onEdit).toHaveBeenCalledWith([
      {
        creator_uid: first?.creator_uid,
        set: { status: "sent", carrier: "yamato", tracking_number: "401234000024" },
        was: { tracking_number: first?.tracking_number },
      },
      {
        creator_uid: second?.creator_uid,
        set: { status: "sent", carrier: "yamato", tracking_number: "401234000013" },
        was: { tracking_number: second?.tracking_number },
      },
    ]);
    // What was saved is nobody else's: of three lines the one that nobody knows is left.
    await expect(panel.getByText(/だれの番号か分からない行が1件/)).toBeVisible();
    await expect(panel.getByRole("button", { name: "番号を貼り付けてください" })).toBeVisible();
    const field = panel.getByLabelText("名前と番号");
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste("401234000024\n401234000013");
    await expect(await panel.findByText("貼り付けた番号は、すべて登録されています。")).toBeVisible();
    await expect(field).toHaveValue("");
  },
};

export const PastesDoubtful: Story = {
  name: "貼り付けた番号に、確かめたいものがある",
  render: () => <ShipmentsPanel {...bulk} onEdit={sends} />,
  play: async () => {
    const [first] = rows.filter(({ status }) => status !== "sent" && status !== "arrived");
    const gone = rows.find(({ status }) => status === "sent" || status === "arrived");
    const panel = within(await screen.findByRole("dialog", { name: "商品の発送" }));
    await userEvent.click(panel.getByText("送り状番号を貼り付けて「発送済み」にする"));
    await userEvent.click(panel.getByLabelText("名前と番号"));
    const strangers = [1, 2, 3, 4].map((n) => `知らない人${n}\t40123400${n}000`);
    await userEvent.paste(
      [`${first?.display_name}\t401234567890`, `${gone?.display_name}\t401234000013`, ...strangers].join(
        "\n",
      ),
    );
    await expect(panel.getByText(/検査数字が合わない番号が1件あります/)).toBeVisible();
    await expect(panel.getByText(/「発送済み」か「到着」の人の行が1件あります/)).toBeVisible();
    await expect(panel.getByText(/だれの番号か分からない行が4件あります/)).toBeVisible();
    await expect(panel.getByText(/知らない人4/, { selector: "li" })).toBeVisible();
    // Another carrier's numbers have no such digit.
    await userEvent.selectOptions(panel.getByLabelText("配送会社"), "その他");
    await expect(panel.queryByText(/検査数字が合わない番号/)).toBeNull();
  },
};

const without = rows.map((row, index) =>
  index === 0 ? { ...row, status: "arranged" as const, recipient: { ...row.recipient, address: "" } } : row,
);

export const WithoutAddress: Story = {
  name: "住所のない人を発送済みにする",
  render: () => <ShipmentsPanel {...bulk} shipments={without} onEdit={sends} />,
  play: async () => {
    const panel = within(await screen.findByRole("dialog", { name: "商品の発送" }));
    await userEvent.click(panel.getByRole("checkbox", { name: "すべて選ぶ" }));
    const status = panel.getByRole("combobox", { name: "選んだ人の発送の状況を変える" });
    await userEvent.selectOptions(status, "発送済み");
    await expect(panel.getByText(/住所のない人が1名います/)).toBeVisible();
    await expect(sends).not.toHaveBeenCalled();
    await userEvent.click(panel.getByRole("button", { name: "やめる" }));
    await userEvent.selectOptions(status, "発送済み");
    await userEvent.click(panel.getByRole("button", { name: `このまま${without.length}名を発送済みにする` }));
    await expect(sends).toHaveBeenCalledOnce();
  },
};

export const ChoosesAndMoves: Story = {
  name: "選んでまとめて変え、送り状を出す",
  render: () => <ShipmentsPanel {...bulk} />,
  play: async () => {
    const panel = within(await screen.findByRole("dialog", { name: "商品の発送" }));
    await userEvent.click(panel.getByLabelText("すべて選ぶ"));
    await userEvent.click(panel.getByRole("button", { name: "送り状CSV" }));
    await expect(bulk.onExport).toHaveBeenCalledWith(
      rows.map(({ creator_uid }) => creator_uid),
      "shift_jis",
    );
    await userEvent.selectOptions(panel.getByLabelText("選んだ人の発送の状況を変える"), "手配済み");
    await waitFor(() =>
      expect(bulk.onEdit).toHaveBeenLastCalledWith(expect.arrayContaining([expect.anything()])),
    );
    // Whoever took the step is not carried along by the next one.
    await waitFor(() => expect(panel.getByRole("checkbox", { name: "すべて選ぶ" })).not.toBeChecked());
  },
};

export const Badges: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      {shipmentStatuses.map((status) => (
        <Case key={status} name={status}>
          <ShipmentBadge status={status} />
        </Case>
      ))}
      <Case name="番号">
        <Tracking carrier="japan_post" number="401234000013" />
      </Case>
      <Case name="ページのない配送会社">
        <Tracking carrier="other" number="ABC123456" />
      </Case>
      <Case name="ボタンの隣">
        <Button size="sm">発送</Button>
      </Case>
    </Cases>
  ),
};
