import {
  type CustomFieldLook,
  type CustomKey,
  customKey,
  type Fields,
  type ImportField,
  type ImportMapping,
  importFieldLabels,
  importNames,
  managedCreatorFields,
  searchKey,
} from "@tsumugi/contract";
import { unguardFormula } from "../../core/csv/writeCsv.ts";
import { isPlatform } from "../../managed-creators/accounts.ts";
import { platformNames } from "../rows/platformWords.ts";
import { fits, isNeutral, notesOf } from "./headerNotes.ts";

/** Headers of the last columns of an error file: where the row stood in the uploaded file, and what is wrong with it. */
export const ROW_HEADER = "元のファイルの行";
export const REASON_HEADER = "取り込めなかった理由";

/** Whether a column was added by an error file: it is left out when the fixed file comes back. */
export const isErrorColumn = (header: string): boolean => header === ROW_HEADER || header === REASON_HEADER;

/** A column that says of each row where its account is. */
const PLATFORM =
  /^((sns|利用|使用|主要|主な|めいん)?媒体(名|種別)?|sns(名|種別)?|ぷらっとふぉーむ名?|platform)$/;
const FOLLOWERS =
  /^(の)?(ふぉろわー数|ふぉろわー|followers?|fw数?|登録者数?|ちゃんねる登録者数?|follower数)$/;
const ACCOUNT =
  /^(の)?(あかうんと名?|はんどる名?|url|id|りんく|ちゃんねる|ちゃんねるurl|ぷろふぃーるurl|ゆーざー名|account|handle)?$/;

/** A header without blanks, brackets, units and marks such as 必須, as search key. */
const bare = (header: string): string =>
  searchKey(header.replace(/^\uFEFF/, ""))
    .replace(/[(（【[]?(必須|任意|税抜|円|人)[)）】\]]?/g, "")
    .replace(/[\s・_\-/／:：()（）[\]【】"'*※]/g, "");

const fields: Fields = managedCreatorFields;

/** Words that stand for a field: its own label, and what else people call it. The first fitting column gets it. */
const OTHER_ACCOUNTS = [
  importFieldLabels.other_accounts,
  "その他のアカウント",
  "サブアカウント",
  "別アカウント",
];

const fieldByWord = new Map(
  importNames(managedCreatorFields).flatMap((name) =>
    name === "accounts"
      ? OTHER_ACCOUNTS.map((word): readonly [string, ImportField] => [bare(word), "other_accounts"])
      : [managedCreatorFields[name].label, ...(fields[name]?.csv?.words ?? [])].map(
          (word) => [bare(word), name as ImportField] as const,
        ),
  ),
);

/** `platform`, `account` and `followers` say which only beside other columns. */
type Guess = ImportField | "followers" | null;

function guess(header: string): Guess {
  const word = bare(header);
  // 「ご住所」 and 「御氏名」 ask for the same; 「御社」 is another word.
  const known = fieldByWord.get(word) ?? fieldByWord.get(word.replace(/^(?:御(?!社)|ご|お)/, ""));
  if (known) return known;
  for (const [platform, name] of platformNames) {
    const found = name.exec(word);
    if (!found) continue;
    const rest = word.slice(found[0].length);
    if (FOLLOWERS.test(rest)) return `${platform}_followers`;
    if (ACCOUNT.test(rest)) return platform;
  }
  if (FOLLOWERS.test(word)) return "followers";
  if (PLATFORM.test(word)) return "platform";
  return word !== "" && ACCOUNT.test(word) ? "account" : null;
}

const isName = (field: Guess) => field === "display_name" || field === "real_name" || field === "kana";
/** Fields of a social network: 「Instagram（投稿数）」 and 「フォロワー数（Threads）」 are no account, so any other note forbids them. */
const isSocial = (field: Guess) =>
  isPlatform(field) || field === "account" || field === "followers" || field?.endsWith("_followers") === true;

/** What is left of a header without its brackets and notes, unless one of these says that it is something else. */
function guessWithoutNotes(header: string): Guess {
  const { name, notes } = notesOf(header);
  const telling = notes.filter((note) => !isNeutral(note));
  if (telling.length === 1) {
    // 「フォロワー数（IG）」, 「URL（TikTok）」: the note names the network.
    const together = guess(`${telling[0]}${name}`);
    if (isSocial(together) && together !== "account" && together !== "followers") return together;
  }
  const field = guess(name);
  if (field === null) return null;
  const meant = telling.map((note) => ({ note, other: guess(note) }));
  // 「名前（カナ）」, 「お名前（本名）」: of a name the note says which one.
  const which = isName(field) ? meant.find(({ other }) => isName(other))?.other : undefined;
  const isStill = ({ note, other }: (typeof meant)[number]) => {
    if (other !== null) return other === field || other === which;
    return !isSocial(field) && fits(field as ImportField, note);
  };
  return meant.every(isStill) ? (which ?? field) : null;
}

/** Whether a header already says something: a company's own field cannot be called that. */
export const isTakenHeader = (header: string): boolean =>
  isErrorColumn(header) ||
  !["platform", null].includes(guess(header)) ||
  productLabels.has(searchKey(header));

const productLabels = new Set(
  [
    ...Object.values(managedCreatorFields),
    ...Object.values(importFieldLabels).map((label) => ({ label })),
  ].map(({ label }) => searchKey(label)),
);

/** What a row says as headers: the fields they name, each once. */
const named = (cells: readonly string[]) =>
  new Set(cells.map(guessWithoutNotes).filter((field) => field !== null));

/** Whether no cell of a row is a header of ours, as of a title or a date above the table. */
export const namesNothing = (cells: readonly string[]): boolean => named(cells).size === 0;

/** Whether a row can only be headers: a name and something else. */
export function isHeaderRow(cells: readonly string[]): boolean {
  const found = named(cells);
  return found.size > 1 && [...found].some(isName);
}

/** A company's own field that a header names: as its label stands, else in any spelling. */
function customByHeader(own: readonly Pick<CustomFieldLook, "uid" | "label">[]) {
  const exact = new Map(own.map(({ uid, label }) => [label, customKey(uid)]));
  const loose = new Map(own.toReversed().map(({ uid, label }) => [bare(label), customKey(uid)]));
  return (header: string): CustomKey | undefined => {
    const plain = unguardFormula(header).trim();
    return exact.get(plain) ?? (guess(header) === null ? loose.get(bare(plain)) : undefined);
  };
}

/** Whether a header says its field without a look at the other columns. */
const isTelling = (field: Guess): field is ImportField =>
  field !== null && field !== "platform" && field !== "account" && field !== "followers";
const isAccount = (field: ImportField | null) => field === "account" || isPlatform(field);

/** What nobody is called in law, and a name that is the one in law where such a name stands beside it. */
const NICKNAME = /^(活動名|にっくねーむ|はんどるねーむ|ちゃんねる名)$/;
const NAME = /^(お|御|ご)?(名前|芳名)$/;

function withRealName(headers: readonly string[], guesses: readonly Guess[]): readonly Guess[] {
  const words = headers.map(bare);
  if (guesses.includes("real_name") || !words.some((word) => NICKNAME.test(word))) return guesses;
  return guesses.map((field, index) =>
    field === "display_name" && NAME.test(words[index] ?? "") ? "real_name" : field,
  );
}

/**
 * Proposes a field per column from its header. A follower count without platform belongs to the account column
 * left of it, an account without platform is that of the row's column of platforms, or taken for Instagram, and a name alone is the name shown. A header that says
 * a field exactly goes before one that says it with notes: 「メール（連絡用）」 beside 「メール」 stays out.
 */
export function guessMapping(
  headers: readonly string[],
  own: readonly Pick<CustomFieldLook, "uid" | "label">[] = [],
): ImportMapping {
  const taken = new Set<ImportField>();
  const take = (field: ImportField): ImportField | null => {
    if (taken.has(field)) return null;
    taken.add(field);
    return field;
  };
  const ownFields = customByHeader(own);
  const exact = headers.map((header) =>
    isErrorColumn(header) ? null : (ownFields(header) ?? guess(header)),
  );
  const guesses = withRealName(
    headers,
    headers.map((header, index) =>
      isErrorColumn(header) ? null : (exact[index] ?? guessWithoutNotes(header)),
    ),
  );
  const isByRow = guesses.includes("platform") && guesses.includes("account");
  // The exact ones choose first.
  const order = [...headers.keys()].toSorted((a, b) => Number(exact[a] === null) - Number(exact[b] === null));
  const mapping: ImportMapping = headers.map(() => null);
  const each = (choose: (guessed: Guess, index: number) => ImportField | null) => {
    for (const index of order) mapping[index] ??= choose(guesses[index] ?? null, index);
  };
  each((field) => (isTelling(field) ? take(field) : null));
  each((field) => (field === "account" ? take(isByRow ? "account" : "instagram") : null));
  each((field) => (field === "platform" && isByRow ? take("platform") : null));
  each((field, index) => {
    if (field !== "followers") return null;
    const left = mapping.slice(0, index).findLast(isAccount) ?? mapping.find(isAccount);
    return left ? take(`${left}_followers`) : null;
  });
  const only = mapping.indexOf("real_name");
  if (!taken.has("display_name") && only >= 0) mapping[only] = "display_name";
  return mapping;
}
