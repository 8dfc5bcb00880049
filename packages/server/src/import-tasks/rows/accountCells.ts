import {
  bareHandle,
  type Platform,
  platformLabels,
  platforms,
  profileOf,
  searchKey,
} from "@tsumugi/contract";
import { readHandle } from "../../managed-creators/accounts.ts";
import { type Cell, ok, wholeNumber, wrong } from "./cells.ts";

/** An account named by its page, or by platform and handle, with the followers behind it: `Instagram hana_sub（1200人）`. */
const NAMED = new RegExp(
  `^(${platforms.map((platform) => platformLabels[platform]).join("|")})\\s*[:：]?\\s*(.+)$`,
  "i",
);
const FOLLOWED = /^(.*?)\s*[(（]\s*([^()（）]*)[)）]$/;

/** One of several accounts of a cell. */
export function namedAccountCell(
  part: string,
): Cell<{ platform: Platform; handle: string; follower_count: number | null }> {
  const [, before, behind] = FOLLOWED.exec(part) ?? [undefined, part, undefined];
  const text = (before ?? part).trim();
  const [, name, rest = ""] = NAMED.exec(text.normalize("NFKC")) ?? [];
  const platform = name
    ? platforms.find((one) => platformLabels[one].toLowerCase() === name.toLowerCase())
    : profileOf(text)?.platform;
  const follower_count = behind === undefined ? null : wholeNumber(behind);
  if (!platform || follower_count === undefined)
    return wrong(
      `「${part.slice(0, 60)}」をアカウントとして読み取れません。プロフィールのURLか「Instagram @hanako_sub」の形で入力してください。`,
    );
  const handle = accountCell(name ? rest : text, platform);
  return "wrong" in handle ? handle : ok({ platform, handle: handle.value, follower_count });
}

/** Marks that no platform takes into the name of an account: what holds one is several accounts, or one with a remark. */
const NOT_IN_HANDLE = /[\s,、;|/()[\]「」【】<>:]/u;

/** `hana`, `@hana` or a pasted profile URL → handle. */
function accountCell(cell: string, platform: Platform): Cell<string> {
  const shown = cell.slice(0, 60);
  if (bareHandle(cell) === "") return wrong(`「${shown}」はアカウント名として読み取れません。例: @hanako`);
  const read = readHandle(cell, platform);
  if ("wrong" in read) return wrong(read.wrong);
  return read.handle.length > 100 || NOT_IN_HANDLE.test(read.handle)
    ? wrong(
        `「${shown}」はアカウント名として読み取れません。アカウント名だけを入力し、2つ以上のときは「、」で区切ってください。例: @hanako、@hanako_sub`,
      )
    : ok(read.handle);
}

/** Between two accounts of a cell. Behind the `?` of an address a mark may belong to the address. */
const BETWEEN =
  /[、，；｜\n]|(?<!\?\S*)[,;|]|[,;|](?=\s*(?:[@＠]|https?:))|\s[/／]|[/／]\s|\s(?=[@＠]|https?:)/iu;
/** A handle holds no slash, and an address does not begin with the mark. */
const BETWEEN_MARKED = new RegExp(`${BETWEEN.source}|[/／]`, "iu");

/** Handles of the accounts that stand in one cell, each once; the first is the one whose followers the file says. */
export function accountCells(cell: string, platform: Platform): Cell<readonly string[]> {
  const parts = cell
    .split(/^[@＠]/u.test(cell) ? BETWEEN_MARKED : BETWEEN)
    .filter((part) => part.trim() !== "");
  const handles = new Map<string, string>();
  for (const part of parts.length > 0 ? parts : [cell]) {
    const read = accountCell(part.trim(), platform);
    if ("wrong" in read) return read;
    const key = searchKey(read.value);
    if (!handles.has(key)) handles.set(key, read.value);
  }
  return ok([...handles.values()]);
}
