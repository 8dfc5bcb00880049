import { type Bank, toZengin } from "@tsumugi/contract";

const MOST = 20;

/** What most people are paid to: shown before anything is typed. */
const usual = ["0001", "0005", "0009", "0010", "0033", "0036", "0038", "9900"];

/** Ordinary banks stand in the table without the word for it; others (信金, 農協, foreign ones) carry their kind. */
const isPlainBank = (code: string) => /^(0[0-3]|05)\d\d$/.test(code) || code === "9900";

/** The name as people read and write it. */
export function bankName({ code, name }: Pick<Bank, "code" | "name">): string {
  const plain = name.normalize("NFKC");
  return isPlainBank(code) && !/(銀行|中金|中央金庫)$/.test(plain) ? `${plain}銀行` : plain;
}

/** How well a row meets the keyword, 0 being best; null: not at all. Of equals the lowest code stands first: it is the largest bank. */
function rankOf({ code, name, kana }: Bank, keyword: string, reading: string): number | null {
  if (code === keyword) return 0;
  if (/^\d+$/.test(keyword)) return code.startsWith(keyword) ? 1 : null;
  const own = toZengin(kana);
  const has = (at: (text: string, part: string) => boolean) =>
    at(name, keyword) || (reading !== "" && at(own, reading));
  if (has((text, part) => text === part)) return 2;
  if (has((text, part) => text.startsWith(part))) return 3;
  return has((text, part) => text.includes(part)) ? 4 : null;
}

/** The rows that a keyword names by code, name or reading, the likeliest first. */
function search(rows: readonly Bank[], typed: string, ending: RegExp): Bank[] {
  const keyword = typed.normalize("NFKC").replace(ending, "");
  const reading = toZengin(keyword);
  return rows
    .flatMap((row) => {
      const rank = rankOf(row, keyword, reading);
      return rank === null ? [] : [{ row, rank }];
    })
    .sort((a, b) => a.rank - b.rank || (a.row.code < b.row.code ? -1 : 1))
    .slice(0, MOST)
    .map(({ row }) => row);
}

export const searchBanks = (rows: readonly Bank[], keyword = ""): Bank[] =>
  keyword === ""
    ? usual.flatMap((code) => rows.find((row) => row.code === code) ?? [])
    : search(rows, keyword, /(?<=.)(銀行|ぎんこう|ギンコウ)$/);

export const searchBranches = (rows: readonly Bank[], keyword = ""): Bank[] =>
  keyword === "" ? rows.slice(0, MOST) : search(rows, keyword, /(?<=.)(支店|してん|シテン)$/);
