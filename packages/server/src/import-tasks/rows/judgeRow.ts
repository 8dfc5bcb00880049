import {
  type CustomValue,
  type ImportBlank,
  type ImportKeyChoice,
  type ImportMatch,
  importKeyLabels,
  managedCreatorFields,
} from "@tsumugi/contract";
import { fingerprint } from "../../core/ids.ts";
import { accountKey } from "../../managed-creators/accounts.ts";
import { blankImport, type ImportValues } from "../../managed-creators/creatorColumns.ts";
import { listCell } from "./cells.ts";
import { customChange } from "./customCells.ts";
import { type Existing, keysOf, type Lookup, matchesOf, meantBy } from "./matching.ts";
import { type ParsedRow, type RowAccount, type RowFields, type RowProblem, readField } from "./parseRow.ts";
import { sumProblem } from "./sumRow.ts";

/** Keys that earlier rows of the file stand for → that row and a fingerprint of what it said. */
export type Claims = Map<string, Claim>;
export interface Claim {
  readonly row: number;
  readonly print: string;
}

export type Verdict =
  | { readonly outcome: "created"; readonly keys: string[]; readonly print: string }
  | {
      readonly outcome: "updated";
      readonly keys: string[];
      readonly print: string;
      readonly existing: Existing;
      readonly change: RowChange;
    }
  | {
      readonly outcome: "skipped";
      readonly keys: string[];
      readonly print: string;
      readonly existing?: Existing;
      /** Why nothing is written. */
      readonly reason: string;
    }
  | { readonly outcome: "failed"; readonly problems: readonly RowProblem[] };

/** What an update sets; lists hold what is added. */
export interface RowChange {
  readonly fields: Partial<ImportValues>;
  readonly tags: readonly string[];
  readonly genre_uids: readonly string[];
  /** New accounts, and known ones with another follower count. */
  readonly accounts: readonly RowAccount[];
  /** Of the company's own fields, by uid; null empties one. */
  readonly custom: Readonly<Record<string, CustomValue | null>>;
}

/** How the person who imports wants it. */
export interface Rules {
  /** What a row does whose creator is registered already. */
  readonly on_match: ImportMatch;
  /** By what they are found. */
  readonly match_by: ImportKeyChoice;
  readonly blanks: ImportBlank;
  /** When they looked at what would change; records changed since are not written over. Null: they did not look. */
  readonly seen_at: Date | null;
}

const DEFAULT_RULES: Rules = { on_match: "update", match_by: "auto", blanks: "keep", seen_at: null };

/** Begins the name of the template's example row. */
export const EXAMPLE_MARK = "（記入例）";

const failed = (message: string, field: RowProblem["field"] = null): Verdict => ({
  outcome: "failed",
  problems: [{ field, message }],
});

const skipped = (reason: string, rest: { keys: string[]; print: string; existing?: Existing }): Verdict => ({
  outcome: "skipped",
  reason,
  ...rest,
});

/** What becomes of a row. The same function judges a dry run and a run; it changes nothing. */
export function judgeRow(
  row: ParsedRow,
  lookup: Lookup,
  claims: Pick<Claims, "get">,
  rules: Rules = DEFAULT_RULES,
): Verdict {
  const keys = keysOf(row, rules.match_by);
  const print = fingerprint(row).slice(0, 16);
  if (row.fields.display_name.startsWith(EXAMPLE_MARK)) {
    return skipped("ひな形の記入例の行です。", { keys: [], print });
  }
  if (rules.on_match === "create") return judgeNew(row, { keys, print }, lookup, claims);
  if (keys.length === 0) return withoutKey(rules.match_by);
  const known = meantBy(keys, lookup);
  const [existing, second] = known;
  if (existing && rules.on_match === "skip") {
    return skipped(`「${existing.fields.display_name}」として登録済みです。`, { keys, print, existing });
  }
  // An exported file says each of two namesakes. A row that only repeats one of them stands for neither before others.
  const same = second && known.find((one) => !claims.get(uidKey(one)) && isUnchanged(row, one, rules));
  if (same) return unchanged(row, same, { keys: [], print });
  const claimed = [...keys, ...(existing ? [uidKey(existing)] : [])]
    .map((key) => claims.get(key))
    .find((claim) => claim !== undefined);
  if (claimed && (!second || claimed.print === print)) return repeated(claimed, { keys, print });
  if (existing && second) return ambiguous(existing, second);
  const own = { keys: [...new Set([...keys, ...row.accounts.map(accountKey)])], print };
  const other = matchesOf(row.accounts.map(accountKey), lookup).find(({ uid }) => uid !== existing?.uid);
  if (other) return heldByOther(other);
  const taken = row.accounts.map((account) => claims.get(accountKey(account))).find((claim) => claim);
  if (taken) return repeated(taken, own);
  if (!existing) return created(row, own);
  return judgeKnown(row, existing, { ...own, keys: [...own.keys, uidKey(existing)] }, rules);
}

/** Registered as somebody new, it would be there twice as soon as the file is taken over again. */
function withoutKey(match_by: ImportKeyChoice): Verdict {
  const label = importKeyLabels[match_by];
  return failed(
    `登録済みの人を「${label}」で探しますが、この行にありません。入力するか、登録済みの人の見つけ方を変えてください。`,
    match_by === "email" ? "email" : null,
  );
}

/** Nothing tells which of the two is meant. */
function ambiguous(one: Existing, other: Existing): Verdict {
  const [name, second] = [one, other].map(({ fields }) => `「${fields.display_name}」`);
  return failed(
    name === second
      ? `${name}という2件の記録の両方に当てはまります。クリエイター管理で1件にまとめるか、どちらかの表示名かメールアドレスを変えてから、取り込んでください。`
      : `${name}と${second}の両方に当てはまります。アカウントかメールアドレスを確認してください。`,
  );
}

const heldByOther = ({ fields }: Existing): Verdict =>
  failed(
    `この行のアカウントは「${fields.display_name}」に登録されています。アカウントを直すか消すか、登録済みの人の見つけ方を変えてください。`,
  );

const repeated = (claimed: Claim, own: { keys: string[]; print: string }): Verdict =>
  claimed.print === own.print
    ? skipped(`${claimed.row}行目と同じ内容です。`, own)
    : failed(`${claimed.row}行目と同じクリエイターで、内容が違います。1行にまとめてから取り込んでください。`);

/** A new creator, unless the row is none of people. */
function created(row: ParsedRow, own: { keys: string[]; print: string }): Verdict {
  const problem = sumProblem(row);
  return problem ? { outcome: "failed", problems: [problem] } : { outcome: "created", ...own };
}

/** Namesakes are other people here; an account is held by one person alone. */
function judgeNew(
  row: ParsedRow,
  own: { keys: string[]; print: string },
  lookup: Lookup,
  claims: Pick<Claims, "get">,
): Verdict {
  const accountKeys = row.accounts.map(accountKey);
  const claimed = accountKeys.map((key) => claims.get(key)).find((claim) => claim !== undefined);
  if (claimed) return repeated(claimed, own);
  const same = own.keys.map((key) => claims.get(key)).find((claim) => claim?.print === own.print);
  if (same) return repeated(same, own);
  const [holder] = matchesOf(accountKeys, lookup);
  if (!holder) return created(row, own);
  return failed(
    `同じアカウントが「${holder.fields.display_name}」に登録されています。別人として登録するには、アカウントを直すか消してください。`,
  );
}

function unchanged(row: ParsedRow, existing: Existing, own: { keys: string[]; print: string }): Verdict {
  const name = `登録済みの「${existing.fields.display_name}」`;
  const reason = saysSyncedFigures(row, existing)
    ? `${name}のフォロワー数は公開プロフィールと同期しているため、変えません。ほかは同じ内容です。`
    : `${name}と同じ内容です。`;
  return skipped(reason, { ...own, existing });
}

const isUnchanged = (row: ParsedRow, existing: Existing, { blanks }: Rules): boolean =>
  !existing.archived && changeOf(row, existing, blanks) === undefined;

function judgeKnown(
  row: ParsedRow,
  existing: Existing,
  own: { keys: string[]; print: string },
  { seen_at, blanks }: Rules,
): Verdict {
  const name = existing.fields.display_name;
  if (existing.archived) {
    return failed(`「${name}」はアーカイブ済みです。クリエイター管理で復元してから取り込んでください。`);
  }
  const change = changeOf(row, existing, blanks);
  if (!change) return unchanged(row, existing, own);
  if (seen_at && existing.updated_at > seen_at) {
    return failed(
      `「${name}」は、事前確認の後にほかの人が変更しました。いまの内容を確かめてから、この行をもう一度取り込んでください。`,
    );
  }
  const tooMany = whyTooMany(change, existing);
  if (tooMany) return failed(tooMany.message, tooMany.field);
  return { outcome: "updated", ...own, existing, change };
}

const uidKey = ({ uid }: Existing) => `uid:${uid}`;

const inLines = (text: string) => text.replace(/\r\n?/g, "\n");

/**
 * Whether a cell says what is stored. What an export wrote of it is the same too: an encoding without some of its
 * characters, blanks at its ends, a postal code without its hyphen are no change that anybody made.
 */
function isSame(
  field: keyof RowFields,
  value: string | number | boolean,
  { fields, written }: Existing,
): boolean {
  const stored = fields[field];
  if (stored === value || typeof stored !== "string") return stored === value;
  // Workbooks end lines with LF alone.
  const said = typeof value === "string" ? inLines(value) : value;
  const says = (text: string) => {
    const read = readField(field, text);
    return (typeof read === "string" ? inLines(read) : read) === said;
  };
  return says(stored) || says(written?.(stored) ?? stored);
}

const isOtherCount = (said: RowAccount, { follower_count }: { readonly follower_count: number | null }) =>
  said.follower_count !== null && said.follower_count !== follower_count;

/** Whether the file says other figures than the connected public profile, which stay what that says. */
function saysSyncedFigures({ accounts }: ParsedRow, existing: Existing): boolean {
  const synced = new Map(
    existing.accounts.flatMap((account) => (account.synced ? [[accountKey(account), account]] : [])),
  );
  return accounts.some((said) => {
    const shown = synced.get(accountKey(said));
    return shown !== undefined && isOtherCount(said, shown);
  });
}

/** What the row says differently; undefined when nothing. */
function changeOf(row: ParsedRow, existing: Existing, blanks: ImportBlank): RowChange | undefined {
  const entries = Object.entries(row.fields) as [keyof RowFields, string | number | boolean][];
  const emptied =
    blanks === "keep" ? [] : row.blank.filter((name) => existing.fields[name] !== blankImport[name]);
  const fields: Partial<ImportValues> = {
    ...Object.fromEntries(entries.filter(([field, value]) => !isSame(field, value, existing))),
    ...Object.fromEntries(emptied.map((name) => [name, blankImport[name]])),
  };
  // A tag that holds a comma or a slash comes out of a list cell in parts.
  const list = existing.tags.join("、");
  const tagsKnown = new Set([
    ...existing.tags,
    ...listCell(list),
    ...listCell(existing.written?.(list) ?? ""),
  ]);
  const tags = row.tags.filter((tag) => !tagsKnown.has(tag));
  const genre_uids = row.genre_uids.filter((uid) => !existing.genre_uids.includes(uid));
  const known = new Map(existing.accounts.map((account) => [accountKey(account), account]));
  const accounts = row.accounts.filter((account) => {
    const before = known.get(accountKey(account));
    return !before || (!before.synced && isOtherCount(account, before));
  });
  const { written, custom: held } = existing;
  const custom = customChange(row.custom, held, { clears: blanks !== "keep", written });
  const single = Object.keys(fields).length + Object.keys(custom).length;
  const changes = single + tags.length + genre_uids.length + accounts.length;
  return changes > 0 ? { fields, tags, genre_uids, accounts, custom } : undefined;
}

/** The limits of a record, which a row may break together with what is there already. */
function whyTooMany(change: RowChange, existing: Existing): RowProblem | undefined {
  const counts = {
    tags: existing.tags.length + change.tags.length,
    genres: existing.genre_uids.length + change.genre_uids.length,
  };
  for (const name of ["tags", "genres"] as const) {
    const { label, max } = managedCreatorFields[name];
    if (counts[name] > max)
      return { field: name, message: `登録済みの${label}と合わせて${max}個を超えます。減らしてください。` };
  }
  return undefined;
}
