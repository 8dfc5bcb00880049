import type { Meta, StoryObj } from "@storybook/react-vite";
import { draftChecklist } from "@tsumugi/contract";
import { buildJobDrafts, buildRevisedDraft } from "@tsumugi/mocks";
import { Case, Gallery as Cases, guide } from "@tsumugi/ui/testing";
import { useState } from "react";
import { expect, fn, screen, userEvent } from "storybook/test";
import { DraftChecklist } from "./DraftChecklist/DraftChecklist.tsx";
import { DraftComments } from "./DraftComments/DraftComments.tsx";
import { DraftDecision } from "./DraftDecision/DraftDecision.tsx";
import { DraftLayout } from "./DraftLayout/DraftLayout.tsx";
import { DraftVersion } from "./DraftVersion/DraftVersion.tsx";

const job = buildJobDrafts();
const [newest] = job.items;
const revised = buildRevisedDraft();

const revise = fn(async () => undefined);
const decision = { revisionCount: 1, maxRevisions: 2, open: [], onApprove: fn(), onRevise: revise };

const meta = {
  title: "画面の型/下書き/下書き",
  parameters: guide({
    use: "下書きの版を並べ、場所を指してコメントし、確認項目を済ませて承認か修正の依頼を決める部品です。",
    do: [
      "コメントは版ごとに分け、前の版のものも並べて読めるようにします。",
      "承認は、確認項目が残っていないときだけ押せます。",
    ],
    dont: ["回数を超えた修正を、理由なしで頼ませない。"],
    keyboard: [
      ["j / k", "次・前の確認待ちへ移る"],
      ["Tab", "コメントできる場所とボタンを移る"],
    ],
    reader: "版の番号と状態、コメントの番号と場所の順に読みます。",
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Version: Story = {
  name: "版とコメントの印",
  render: () => <DraftVersion draft={revised} onPlace={fn()} />,
};

export const Difference: Story = {
  name: "文章の違い",
  render: () => (
    <DraftLayout bar="第2版と第1版" versions={newest && <DraftVersion draft={newest} before={revised} />}>
      <DraftDecision {...decision} />
    </DraftLayout>
  ),
  play: async () => {
    await expect(await screen.findByText("最高", { selector: "del", exact: false })).toBeVisible();
  },
};

export const Decision: Story = {
  name: "判断の状態一覧",
  render: () => (
    <Cases>
      <Case name="承認できる">
        <DraftDecision {...decision} />
      </Case>
      <Case name="確認が残っている">
        <DraftDecision {...decision} open={["#つむぎ", "商品名が正しい"]} />
      </Case>
      <Case name="2人で確認、あと1人">
        <DraftDecision {...decision} approversNeeded={2} approvedBy={["田中 美咲"]} hasApproved />
      </Case>
      <Case name="失敗">
        <DraftDecision
          {...decision}
          error="新しい下書き（第3版）が届いています。新しい版を確認してください。"
        />
      </Case>
    </Cases>
  ),
};

export const Revising: Story = {
  name: "回数を超えた修正の依頼",
  render: () => <DraftDecision {...decision} revisionCount={2} />,
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "修正を依頼" }));
    await userEvent.type(
      screen.getByRole("textbox", { name: /修正してほしい内容/ }),
      "商品名を直してください",
    );
    await userEvent.click(screen.getByRole("button", { name: /修正を依頼する/ }));
    await expect(screen.getByText(/理由が入力されていません/)).toBeVisible();
    await userEvent.type(screen.getByRole("textbox", { name: /超えて依頼する理由/ }), "商品名が変わりました");
    await userEvent.click(screen.getByRole("button", { name: /修正を依頼する/ }));
    await expect(revise).toHaveBeenCalledWith({
      message: "商品名を直してください",
      due_on: null,
      reason: "商品名が変わりました",
    });
  },
};

function Ticking() {
  const [said, setSaid] = useState<Record<string, boolean>>({});
  return (
    <DraftChecklist
      checks={draftChecklist(revised.text, job.rules)}
      said={said}
      onSay={(key, ok) => setSaid({ ...said, [key]: ok })}
    />
  );
}

export const Checklist: Story = {
  name: "確認項目",
  render: () => <Ticking />,
  play: async () => {
    await userEvent.click(await screen.findByRole("checkbox", { name: "#PR" }));
    await expect(screen.getByText("手で確認")).toBeVisible();
    await expect(screen.getByText("文中にあります")).toBeVisible();
  },
};

const add = fn(async () => undefined);
export const Commenting: Story = {
  name: "動画の時間へのコメント",
  render: () => (
    <DraftComments
      draft={revised}
      ownUid={revised.comments[0]?.by.uid}
      place={{ kind: "video", second: 5 }}
      onAdd={add}
      onResolve={fn()}
      onDelete={fn()}
    />
  ),
  play: async () => {
    const time = await screen.findByRole("textbox", { name: /動画の時間/ });
    await userEvent.clear(time);
    await userEvent.type(time, "1:05");
    await userEvent.type(screen.getByRole("textbox", { name: /へのコメント/ }), "ここで商品名を");
    await userEvent.click(screen.getByRole("button", { name: "コメントする" }));
    await expect(add).toHaveBeenCalledWith({ place: { kind: "video", second: 65 }, text: "ここで商品名を" });
  },
};
