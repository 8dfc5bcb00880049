import type { CustomColumnType, JobStatus } from "@tsumugi/contract";

/** What stands in a cell: by the row's place in the project, its status, and the people of the company. */
export interface SheetCellFacts {
  readonly index: number;
  readonly status: JobStatus;
  readonly staff: readonly string[];
  readonly dayFromToday: (offset: number) => string;
}

export interface SheetColumnData {
  readonly key: string;
  readonly label: string;
  readonly type: CustomColumnType;
  readonly options?: readonly string[];
  /** Null: nobody has filled it in. For a check, whether it is set. */
  readonly valueOf: (facts: SheetCellFacts) => string | number | boolean | null;
}

export interface RowRemark {
  /** Place of the row in the project. */
  readonly row: number;
  readonly by: number;
  readonly daysAgo: number;
  readonly text: string;
}

export interface SheetData {
  readonly columns: readonly SheetColumnData[];
  readonly remarks: readonly RowRemark[];
}

const asked: readonly JobStatus[] = ["candidate", "requested", "negotiating", "declined", "rejected"];
const isAgreed = (status: JobStatus) => !asked.includes(status);
const isPast = (status: JobStatus, from: readonly JobStatus[]) => from.includes(status);
const at = <T>(list: readonly T[], index: number): T | null => list[index % list.length] ?? null;

const checkedDrafts: readonly JobStatus[] = ["draft_review", "revision", "approved", "posted", "inspected"];

/** Columns that a brand keeps beside the built-in ones, by project. */
export const sheetData: Readonly<Record<string, SheetData>> = {
  "demo-project-winter-serum": {
    columns: [
      {
        key: "skin_type",
        label: "肌質",
        type: "select",
        options: ["乾燥肌", "混合肌", "敏感肌", "普通肌"],
        valueOf: ({ index }) =>
          index % 7 === 5 ? null : at(["乾燥肌", "混合肌", "乾燥肌", "敏感肌", "普通肌"], index),
      },
      {
        key: "angle",
        label: "切り口",
        type: "text",
        valueOf: ({ index, status }) =>
          isAgreed(status)
            ? at(
                [
                  "夜の3ステップに足すだけ",
                  "暖房の乾燥、午後の化粧直し",
                  "敏感肌の2週間日記",
                  "成分の話はせず、肌ざわりで",
                  "朝のメイク前、ベタつかない",
                ],
                index,
              )
            : null,
      },
      {
        key: "samples",
        label: "送付数",
        type: "number",
        valueOf: ({ index, status }) => (isAgreed(status) ? (index % 4 === 0 ? 2 : 1) : null),
      },
      {
        key: "second_use_fee",
        label: "二次利用費",
        type: "yen",
        valueOf: ({ index, status }) =>
          isAgreed(status) && index % 3 !== 1 ? 20_000 + (index % 4) * 10_000 : null,
      },
      {
        key: "shoot_on",
        label: "撮影予定",
        type: "date",
        valueOf: ({ index, status, dayFromToday }) =>
          isAgreed(status) ? dayFromToday(-4 + (index % 9)) : null,
      },
      {
        key: "reference",
        label: "参考投稿",
        type: "url",
        valueOf: ({ index }) => (index % 3 === 0 ? `https://www.instagram.com/p/C9f${index}xKtLq2/` : null),
      },
      {
        key: "law_by",
        label: "薬機法の担当",
        type: "member",
        valueOf: ({ index, status, staff }) => (isAgreed(status) ? at(staff, index) : null),
      },
      {
        key: "law_checked",
        label: "薬機法確認",
        type: "check",
        valueOf: ({ index, status }) => isPast(status, checkedDrafts) && index % 4 !== 0,
      },
    ],
    remarks: [
      { row: 3, by: 1, daysAgo: 2, text: "DMの返信が早い方です。先に声をかけておきました。" },
      {
        row: 10,
        by: 0,
        daysAgo: 3,
        text: "@小川 拓真 事務所経由の返事待ち。報酬は10万円までなら調整できます。",
      },
      { row: 10, by: 1, daysAgo: 1, text: "承知しました。木曜までに返事がなければ電話します。" },
      {
        row: 25,
        by: 1,
        daysAgo: 1,
        text: "@山本 美月 「しわが消える」の表現があったので、「うるおいで目立ちにくく」に直してもらいます。",
      },
    ],
  },
  "demo-project-hand-cream": {
    columns: [
      {
        key: "scent",
        label: "担当の香り",
        type: "select",
        options: ["柚子", "白檀", "金木犀"],
        valueOf: ({ index }) => at(["柚子", "白檀", "金木犀"], index),
      },
      {
        key: "boxes",
        label: "ギフト箱",
        type: "number",
        valueOf: ({ index, status }) => (isAgreed(status) ? 1 + (index % 2) : null),
      },
      {
        key: "noshi",
        label: "熨斗の向き",
        type: "check",
        valueOf: ({ index, status }) => isPast(status, ["posted", "inspected"]) && index % 5 !== 2,
      },
      {
        key: "story",
        label: "ストーリーズ",
        type: "url",
        valueOf: ({ index, status }) =>
          isPast(status, ["posted", "inspected"]) && index % 2 === 0
            ? `https://www.instagram.com/stories/highlights/1803${index}44/`
            : null,
      },
    ],
    remarks: [
      { row: 5, by: 0, daysAgo: 4, text: "開封の音がとても良いので、広告での利用を相談したいです。" },
    ],
  },
  "demo-project-lip-tint": {
    columns: [
      {
        key: "shade",
        label: "主役の色",
        type: "select",
        options: ["01 朱", "02 梅", "03 小豆", "04 桜"],
        valueOf: ({ index }) => at(["01 朱", "02 梅", "03 小豆", "04 桜"], index),
      },
      {
        key: "extra",
        label: "追加費用",
        type: "yen",
        valueOf: ({ index }) => (index % 4 === 2 ? 8_000 + (index % 3) * 2_000 : null),
      },
      {
        key: "invoice",
        label: "請求書の受領",
        type: "check",
        valueOf: ({ status, index }) => status === "completed" || (status === "paying" && index % 2 === 0),
      },
    ],
    remarks: [],
  },
  "demo-project-store-event": {
    columns: [
      {
        key: "visit_on",
        label: "来店日",
        type: "date",
        valueOf: ({ index, status, dayFromToday }) =>
          isAgreed(status) ? dayFromToday(-1 + (index % 8)) : null,
      },
      {
        key: "slot",
        label: "来店の枠",
        type: "select",
        options: ["11:00〜", "13:00〜", "15:00〜", "17:00〜"],
        valueOf: ({ index, status }) =>
          isAgreed(status) ? at(["11:00〜", "13:00〜", "15:00〜", "17:00〜"], index) : null,
      },
      {
        key: "companions",
        label: "同伴者",
        type: "number",
        valueOf: ({ index, status }) => (isAgreed(status) ? index % 3 : null),
      },
      {
        key: "permit",
        label: "撮影許可証",
        type: "check",
        valueOf: ({ index, status }) => isAgreed(status) && index % 3 !== 0,
      },
    ],
    remarks: [{ row: 4, by: 1, daysAgo: 1, text: "車いすの方です。入口の段差にスロープを用意します。" }],
  },
};
