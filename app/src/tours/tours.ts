import type { OnboardingName } from "@tsumugi/contract";
import type { TourStep } from "@tsumugi/ui";

/** Anchors of the guided tours: `data-tour` on what a step points at. */
export const tourAnchors = {
  cms: { manualRegister: "cms.manual-register", csvImport: "cms.csv-import", help: "cms.help" },
  projectList: { create: "projectList.create", help: "projectList.help" },
} as const;

export type TourName = Extract<OnboardingName, keyof typeof tourAnchors>;

const at = (anchor: string) => `[data-tour="${anchor}"]`;

/**
 * Specification §2: the two tours and what their steps point at. They are read at the foot of the window: beside the buttons of
 * a list they would lie over its search.
 */
export const tourSteps: Record<TourName, readonly TourStep[]> = {
  cms: [
    {
      target: at(tourAnchors.cms.manualRegister),
      placement: "foot",
      title: "1人ずつ登録する",
      content:
        "名前とアカウントを入力して登録します。同じアカウントが登録済みなら、保存の前にお知らせします。",
    },
    {
      target: at(tourAnchors.cms.csvImport),
      placement: "foot",
      title: "CSV・Excelでまとめて登録する",
      content: "Excelの一覧をそのまま取り込めます。登録の前に、新規・更新・エラーの件数を確かめられます。",
    },
    {
      target: at(tourAnchors.cms.help),
      placement: "foot",
      title: "困ったときは",
      content:
        "画面ごとの使い方とキーボード操作をヘルプで確認できます。この案内もヘルプからもう一度見られます。",
    },
  ],
  projectList: [
    {
      target: at(tourAnchors.projectList.create),
      placement: "foot",
      title: "案件をつくる",
      content: "案件名と期日を決めたら、クリエイターを追加して依頼を送れます。",
    },
    {
      target: at(tourAnchors.projectList.help),
      placement: "foot",
      title: "困ったときは",
      content: "依頼から投稿実績までの流れをヘルプで確認できます。",
    },
  ],
};
