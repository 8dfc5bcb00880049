import { encodeCp932 } from "./cp932.ts";

const families = ["髙橋", "佐藤", "鈴木", "田中", "渡邊", "伊藤", "山本", "中村", "小林", "加藤"] as const;
const familyKana = [
  "たかはし",
  "さとう",
  "すずき",
  "たなか",
  "わたなべ",
  "いとう",
  "やまもと",
  "なかむら",
  "こばやし",
  "かとう",
];
const givens = ["結衣", "陽菜", "蓮", "湊", "葵", "凛", "大翔", "美咲", "悠真", "紬"] as const;
const givenKana = [
  "ゆい",
  "ひな",
  "れん",
  "みなと",
  "あおい",
  "りん",
  "ひろと",
  "みさき",
  "ゆうま",
  "つむぎ",
];
const genres = ["美容", "グルメ", "ファッション", "旅行", "ガジェット"] as const;

const headers = [
  "表示名",
  "氏名",
  "かな",
  "ジャンル",
  "タグ",
  "メールアドレス",
  "電話番号",
  "Instagram アカウント",
  "Instagram フォロワー数",
  "直近の報酬（円）",
  "社内メモ",
] as const;

const quote = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

const pick = <T>(values: readonly T[], index: number): T => values[index % values.length] as T;

/** Rows, as a spreadsheet numbers them, that must come back, with the reason's subject. */
export const badRows = [
  { row: 121, what: "表示名" },
  { row: 251, what: "メールアドレス" },
  { row: 378, what: "フォロワー数" },
  { row: 500, what: "報酬" },
] as const;

export const ROW_COUNT = 500;

/** Name of a row's creator, unique in the file. */
export const creatorName = (row: number): string =>
  `${pick(families, row)}${pick(givens, Math.floor(row / 10))}の通し検査${String(row).padStart(3, "0")}`;

function cells(row: number): string[] {
  const given = Math.floor(row / 10);
  const line = [
    creatorName(row),
    `${pick(families, row)} ${pick(givens, given)}`,
    `${pick(familyKana, row)} ${pick(givenKana, given)}`,
    pick(genres, row),
    "通し検査",
    `csv${String(row).padStart(3, "0")}@creator.tsumugi.test`,
    "０９０ー１２３４ー５６７８",
    `@e2e_creator_${String(row).padStart(3, "0")}`,
    (12_000 + row * 137).toLocaleString("en-US"),
    "￥１２，０００",
    row % 7 === 0 ? '撮影は平日のみ,\r\n"静かな場所"を希望①' : "",
  ];
  if (row === 120) line[0] = "";
  if (row === 250) line[5] = "csv250(at)creator";
  if (row === 377) line[8] = "たくさん";
  if (row === 499) line[9] = "応相談";
  return line;
}

/** 500 rows as Excel in Japan saves them: CP932, CRLF, quoted line breaks, full-width figures, four bad rows. */
export function creatorsCsv(): Buffer {
  const lines = [[...headers], ...Array.from({ length: ROW_COUNT }, (_, index) => cells(index + 1))];
  return encodeCp932(`${lines.map((line) => line.map(quote).join(",")).join("\r\n")}\r\n`);
}
