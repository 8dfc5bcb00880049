import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Case, Gallery as Cases, LONG_NAME } from "../../testing/Gallery.tsx";
import { framed, guide } from "../../testing/guide.ts";
import { Button } from "../Button/Button.tsx";
import { GuidedTour, type GuidedTourProps } from "./GuidedTour.tsx";
import { TourPanel } from "./TourPanel.tsx";

const Screen = (args: GuidedTourProps) => {
  const [isRunning, setRunning] = useState(args.run);
  return (
    <div
      style={{
        display: "flex",
        flexWrap: "wrap",
        gap: 8,
        alignContent: "start",
        padding: "120px 24px",
        minHeight: 480,
      }}
    >
      <Button onClick={() => setRunning(true)}>案内を見る</Button>
      <Button data-tour="cms.create">手動登録</Button>
      <Button data-tour="cms.import">一括登録</Button>
      <GuidedTour
        {...args}
        run={isRunning}
        onEnd={(result) => {
          setRunning(false);
          args.onEnd(result);
        }}
      />
    </div>
  );
};

const meta = {
  title: "部品/GuidedTour ツアー（オンボーディング）",
  id: "部品-guidedtour",
  component: GuidedTour,
  args: {
    run: true,
    onEnd: fn(),
    steps: [
      {
        target: '[data-tour="cms.create"]',
        title: "1人ずつ登録",
        content: "プロフィールのURLから登録できます。",
      },
      { target: '[data-tour="cms.missing"]', title: "ないもの", content: "権限がないと出ません。" },
      { target: '[data-tour="cms.import"]', title: "まとめて登録", content: "CSVをそのまま取り込めます。" },
    ],
  },
  render: (args) => <Screen {...args} />,
  parameters: guide({
    use: "はじめて開いた画面で、押すと始まる場所を順に指します。使い方の全体はヘルプに書きます。",
    do: [
      "5つまでにします。最初の仕事に要る場所だけを指します。",
      "対象には data-tour を付けます。権限で見えない対象は、自動で飛ばされます。",
      "終わったら onEnd で run を false にし、見たことを覚えます。ヘルプからもう一度始められるようにします。",
    ],
    dont: [
      "点滅する目印を置かない。始まりも終わりも状態で決めます。",
      "ダイアログを開いたまま始めない。どちらも操作できなくなります。",
      "毎回出さない。スキップした人にも、二度は出しません。",
    ],
    keyboard: [
      ["Enter", "次へ（最後は終了）"],
      ["Tab", "案内の中だけを移動する"],
      ["Esc", "終わりにして、元の場所に戻る。案内の外を押しても終わる"],
    ],
    reader: "項目ごとに題と本文を読みます。「2 / 5」のように、あといくつかがわかります。",
  }),
} satisfies Meta<typeof GuidedTour>;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = fn();

const steps = [
  { title: "1人ずつ登録", content: "プロフィールのURLから登録できます。" },
  { title: "まとめて登録", content: "CSVをそのまま取り込めます。" },
  { title: "案件に追加", content: "一覧で選んだ人を、案件の候補に加えられます。" },
];

/** The panel without the library, which allows one tour in a window. */
const Panel = ({ index = 0, size = 3, long = false }: { index?: number; size?: number; long?: boolean }) => {
  const step = long
    ? {
        title: `${LONG_NAME}をまとめて登録`,
        content: "Excelで作ったCSVを、そのまま取り込めます。列の名前は自動で対応付けられます。",
      }
    : steps[index];
  const press = { onClick: nothing };
  return (
    <TourPanel
      {...({
        index,
        size,
        step,
        isLastStep: index === size - 1,
        backProps: press,
        closeProps: press,
        primaryProps: press,
        tooltipProps: { role: "alertdialog" },
      } as unknown as Parameters<typeof TourPanel>[0])}
    />
  );
};

/** As the library draws it: the pointed-at place stays light, and a beak leads to it. */
const Pointing = () => (
  <div style={{ position: "relative", overflow: "hidden", padding: "24px 24px 20px", borderRadius: 8 }}>
    <div style={{ display: "flex", flexWrap: "wrap", gap: 8 }}>
      <div
        style={{
          margin: -8,
          padding: 8,
          borderRadius: 8,
          boxShadow: "0 0 0 100vmax var(--tsu-overlay)",
        }}
      >
        <Button>手動登録</Button>
      </div>
    </div>
    <div style={{ position: "relative", marginTop: 30 }}>
      <svg
        width="32"
        height="16"
        aria-hidden="true"
        style={{ position: "absolute", top: -16, left: 32, fill: "var(--tsu-raised)" }}
      >
        <path d="M0 16h32L16 0z" />
      </svg>
      <Panel />
    </div>
  </div>
);

export const Gallery: Story = {
  name: "状態一覧",
  args: { run: false },
  render: () => (
    <Cases>
      <Case name="指している場所">
        <Pointing />
      </Case>
      <Case name="はじめ">
        <Panel />
      </Case>
      <Case name="なかほど">
        <Panel index={1} />
      </Case>
      <Case name="おわり">
        <Panel index={2} />
      </Case>
      <Case name="1つだけ">
        <Panel size={1} />
      </Case>
      <Case name="カーソルを重ねる" state="hover">
        <Panel index={1} />
      </Case>
      <Case name="キーボードで選ぶ" state="focus-visible">
        <Panel index={1} />
      </Case>
      <Case name="長い文・狭い場所" width={300}>
        <Panel index={8} size={10} long />
      </Case>
    </Cases>
  ),
};

/** Over the page, with the target cut out of the overlay. */
export const OverTheScreen: Story = {
  parameters: framed,
  name: "対象だけを明るくし、前にも戻れる",
  args: {
    steps: [
      { target: '[data-tour="cms.create"]', title: "1人ずつ登録", content: "はじめの項目です。" },
      { target: '[data-tour="cms.import"]', title: "まとめて登録", content: "CSVを取り込めます。" },
    ],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "次へ" }, { timeout: 5000 }));
    await screen.findByText("2 / 2");
    await userEvent.click(screen.getByRole("button", { name: "戻る" }));
    await screen.findByText("1 / 2");
  },
};

export const SkipsWhatIsMissing: Story = {
  name: "ない項目は飛ばし、フォーカスは中に留まり、終わると戻る",
  args: { run: false },
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole("button", { name: "案内を見る" });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByText("1人ずつ登録")).toBeVisible(), { timeout: 5000 });
    await expect(screen.getByText("1 / 2")).toBeVisible();
    const panel = screen.getByRole("alertdialog", { name: "1人ずつ登録" });
    await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
    for (let press = 0; press < 5; press += 1) await userEvent.tab();
    await expect(panel).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(screen.getByRole("button", { name: "次へ" }));
    await waitFor(() => expect(screen.getByText("まとめて登録")).toBeVisible());
    await userEvent.click(screen.getByRole("button", { name: "終了" }));
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledWith({ completed: true }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** A search stands where the panel would be: it stays free, and one press ends the tour and goes on in it. */
const Searching = (args: GuidedTourProps) => {
  const [isRunning, setRunning] = useState(true);
  return (
    <div
      style={{
        display: "grid",
        gap: 16,
        justifyItems: "end",
        padding: 24,
        minHeight: 560,
        alignContent: "start",
      }}
    >
      <Button data-tour="cms.create">手動登録</Button>
      <input className="tsu-field" aria-label="検索" style={{ width: 300 }} />
      <GuidedTour
        {...args}
        run={isRunning}
        onEnd={(result) => {
          setRunning(false);
          args.onEnd(result);
        }}
      />
    </div>
  );
};

export const EndsByPress: Story = {
  parameters: framed,
  name: "下の端に出れば入力欄を覆わず、外を押すと終わって、その欄に打てる",
  args: {
    steps: [
      {
        target: '[data-tour="cms.create"]',
        title: "1人ずつ登録",
        content: "プロフィールのURLから登録できます。",
        placement: "foot",
      },
    ],
  },
  render: (args) => <Searching {...args} />,
  play: async ({ args }) => {
    const panel = await screen.findByRole("alertdialog", { name: "1人ずつ登録" });
    await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
    const field = screen.getByLabelText("検索");
    const box = field.getBoundingClientRect();
    await expect(panel.getBoundingClientRect().top).toBeGreaterThan(box.bottom);
    await expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    const [x, y] = [box.left + 20, box.top + 10];
    const over = document.elementFromPoint(x, y) as Element;
    await expect(over).not.toBe(field);
    over.dispatchEvent(new MouseEvent("click", { clientX: x, clientY: y, bubbles: true }));
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledWith({ completed: false }));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(args.onEnd).toHaveBeenCalledTimes(1);
  },
};

export const EndsWithEscape: Story = {
  parameters: framed,
  name: "Escで終わる。かなの変換を取り消すEscでは終わらない",
  play: async ({ args }) => {
    const panel = await screen.findByRole("alertdialog", { name: "1人ずつ登録" });
    // It handles keys once it has the focus.
    await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
    for (const keys of [{ isComposing: true }, { keyCode: 229 }]) {
      const focused = document.activeElement as HTMLElement;
      focused.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, ...keys }));
    }
    // It goes on.
    await userEvent.keyboard("{Enter}");
    const next = await screen.findByRole("alertdialog", { name: "まとめて登録" });
    await waitFor(() => expect(next).toContainElement(document.activeElement as HTMLElement));
    await expect(args.onEnd).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledWith({ completed: false }));
  },
};
