import { createHash } from "node:crypto";
import type { Platform } from "@tsumugi/contract";
import { accountKey } from "../managed-creators/accounts.ts";
import type { ParsedRow, RowAccount, RowFields, RowProblem } from "./parseRow.ts";

/** A record of the company as far as a row can change it. */
export interface Existing {
  readonly uid: string;
  readonly archived: boolean;
  readonly fields: Required<Omit<RowFields, "last_fee">> & { readonly last_fee: number | null };
  readonly tags: readonly string[];
  readonly genre_uids: readonly string[];
  readonly accounts: readonly { platform: Platform; handle: string; follower_count: number | null }[];
}

/** Records by account key and by name and mail. */
export type Lookup = ReadonlyMap<string, Existing>;

/** Keys that earlier rows of the file stand for → that row and a fingerprint of what it said. */
export type Claims = Map<string, { readonly row: number; readonly print: string }>;

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
    }
  | { readonly outcome: "failed"; readonly problems: readonly RowProblem[] };

/** What an update sets; lists hold what is added. */
export interface RowChange {
  readonly fields: Partial<RowFields>;
  readonly tags: readonly string[];
  readonly genre_uids: readonly string[];
  /** New accounts, and known ones with another follower count. */
  readonly accounts: readonly RowAccount[];
}

/** Keys under which a row's creator may already be known: accounts, else name and mail. */
export function keysOf({ fields, accounts }: ParsedRow): string[] {
  const keys = accounts.map(accountKey);
  if (fields.email || accounts.length === 0) keys.push(nameKey(fields.display_name, fields.email ?? ""));
  return keys;
}

export const nameKey = (display_name: string, email: string): string =>
  `name:${display_name}\n${email.toLowerCase()}`;

const fingerprint = (row: ParsedRow): string =>
  createHash("sha256").update(JSON.stringify(row)).digest("base64url").slice(0, 16);

const failed = (message: string, field: RowProblem["field"] = null): Verdict => ({
  outcome: "failed",
  problems: [{ field, message }],
});

/** What becomes of a row. The same function judges a dry run and a run; it changes nothing. */
export function judgeRow(row: ParsedRow, lookup: Lookup, claims: Pick<Claims, "get">): Verdict {
  const keys = keysOf(row);
  const print = fingerprint(row);
  const matches = new Map(
    keys.flatMap((key) => {
      const found = lookup.get(key);
      return found ? [[found.uid, found] as const] : [];
    }),
  );
  const [existing, second] = matches.values();
  const claimed = [...keys, ...(existing ? [uidKey(existing)] : [])]
    .map((key) => claims.get(key))
    .find((claim) => claim !== undefined);
  if (claimed) {
    if (claimed.print === print) return { outcome: "skipped", keys, print };
    return failed(
      `${claimed.row}行目と同じクリエイターで、内容が違います。1行にまとめてから取り込んでください。`,
    );
  }
  if (existing && second) {
    return failed(
      `「${existing.fields.display_name}」と「${second.fields.display_name}」の両方に当てはまります。アカウントかメールアドレスを確認してください。`,
    );
  }
  if (!existing) return { outcome: "created", keys, print };
  if (existing.archived) {
    return failed(
      `「${existing.fields.display_name}」はアーカイブ済みです。クリエイター管理で復元してから取り込んでください。`,
    );
  }
  const all = { keys: [...keys, uidKey(existing)], print, existing };
  const change = changeOf(row, existing);
  const tooMany = change && whyTooMany(change, existing);
  if (tooMany) return failed(tooMany.message, tooMany.field);
  return change ? { outcome: "updated", ...all, change } : { outcome: "skipped", ...all };
}

const uidKey = ({ uid }: Existing) => `uid:${uid}`;

/** What the row says differently; undefined when nothing. */
function changeOf(row: ParsedRow, existing: Existing): RowChange | undefined {
  const entries = Object.entries(row.fields) as [keyof RowFields, string | number][];
  const fields = Object.fromEntries(entries.filter(([field, value]) => existing.fields[field] !== value));
  const tags = row.tags.filter((tag) => !existing.tags.includes(tag));
  const genre_uids = row.genre_uids.filter((uid) => !existing.genre_uids.includes(uid));
  const known = new Map(existing.accounts.map((account) => [accountKey(account), account]));
  const accounts = row.accounts.filter((account) => {
    const before = known.get(accountKey(account));
    return !before || (account.follower_count !== null && account.follower_count !== before.follower_count);
  });
  const changes = Object.keys(fields).length + tags.length + genre_uids.length + accounts.length;
  return changes > 0 ? { fields, tags, genre_uids, accounts } : undefined;
}

/** The limits of a record, which a row may break together with what is there already. */
function whyTooMany(change: RowChange, existing: Existing): RowProblem | undefined {
  if (existing.tags.length + change.tags.length > 30) {
    return { field: "tags", message: "登録済みのタグと合わせて30個を超えます。減らしてください。" };
  }
  if (existing.genre_uids.length + change.genre_uids.length > 20) {
    return { field: "genres", message: "登録済みのジャンルと合わせて20個を超えます。減らしてください。" };
  }
  return undefined;
}
