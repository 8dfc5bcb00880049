import {
  customKey,
  type Fields,
  type FieldValue,
  fieldWords,
  type ImportMapping,
  type ImportPreview,
  type ImportPreviewRow,
  managedCreatorFields,
  type Platform,
} from "@tsumugi/contract";
import { accountKey } from "../../managed-creators/accounts.ts";
import { rowErrors, SHOWN_ERRORS } from "../import-tasks.presenter.ts";
import type { JudgedRow } from "./judgeChunk.service.ts";
import type { RowChange } from "./judgeRow.ts";
import type { Existing } from "./matching.ts";
import { newTagCollector } from "./newTags.ts";
import type { ParsedRow, RowFields } from "./parseRow.ts";
import { type Names, readingsOf } from "./readings.ts";

/** Rows shown of what is new, changed or left out; the counts are of all. */
const SHOWN_ROWS = 50;
const LONGEST = 300;

type Change = ImportPreviewRow["changes"][number];

const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

const together = (before: readonly string[], added: readonly string[]) => ({
  before: before.join("、"),
  after: [...before, ...added].join("、"),
});

const handlesOn = (platform: Platform, { accounts }: Existing) =>
  accounts.filter((account) => account.platform === platform).map(({ handle }) => `@${handle}`);

function accountChanges(change: RowChange, existing: Existing): Change[] {
  const known = new Map(existing.accounts.map((account) => [accountKey(account), account]));
  return change.accounts.flatMap((account): Change[] => {
    const { platform, handle, follower_count } = account;
    const before = known.get(accountKey(account));
    const count = (value: number | null | undefined) => value?.toLocaleString("ja-JP") ?? "";
    const followers: Change = {
      field: `${platform}_followers`,
      before: count(before?.follower_count),
      after: count(follower_count),
    };
    if (before) return [followers];
    const added: Change = { field: platform, ...together(handlesOn(platform, existing), [`@${handle}`]) };
    return follower_count === null ? [added] : [added, followers];
  });
}

/** Which cells of a record a row would change: from what, to what. */
export function changesOf(
  change: RowChange,
  existing: Existing,
  names: Names,
  custom: Fields = {},
): Change[] {
  const fields = Object.entries(change.fields) as [keyof RowFields, FieldValue][];
  const nameOf = (uid: string) => names.get(uid);
  const genres = (uids: readonly string[]) => uids.map((uid) => nameOf(uid) ?? uid);
  return [
    ...fields.map(([field, after]): Change => {
      const shown = (value: FieldValue) => short(fieldWords(managedCreatorFields[field], value, { nameOf }));
      return { field, before: shown(existing.fields[field]), after: shown(after) };
    }),
    ...(change.genre_uids.length > 0
      ? [{ field: "genres" as const, ...together(genres(existing.genre_uids), genres(change.genre_uids)) }]
      : []),
    ...(change.tags.length > 0 ? [{ field: "tags" as const, ...together(existing.tags, change.tags) }] : []),
    ...accountChanges(change, existing),
    ...Object.entries(change.custom).map(([uid, after]): Change => {
      const field = custom[customKey(uid)];
      const shown = (value: FieldValue) => (field ? short(fieldWords(field, value)) : "");
      return { field: customKey(uid), before: shown(existing.custom[uid]), after: shown(after) };
    }),
  ];
}

/** Collects what a dry run shows: the counts of all rows, and the first rows of each outcome. */
export function previewCollector(
  mapping: ImportMapping,
  names: Names,
  knownTags: readonly string[],
  custom: Fields = {},
) {
  const counts = { created: 0, updated: 0, skipped: 0, failed: 0 };
  const rows: ImportPreview["rows"] = { created: [], updated: [], skipped: [] };
  const errors: ImportPreview["errors"] = [];
  let emptied = 0;
  const failed_rows: ImportPreview["failed_rows"] = [];
  const newTags = newTagCollector(knownTags);
  const readings = (cells: readonly string[], parsed: ParsedRow) =>
    readingsOf(cells, mapping, parsed, names, custom).map(({ field, before, after }) => ({
      field,
      before: short(before),
      after: short(after),
    }));
  const changes = ({ cells, parsed, verdict }: JudgedRow): Change[] => {
    if (verdict.outcome === "updated") return changesOf(verdict.change, verdict.existing, names, custom);
    return verdict.outcome === "created" && parsed ? readings(cells, parsed) : [];
  };
  const add = (judged: JudgedRow): void => {
    const { row, cells, parsed, verdict } = judged;
    const { outcome } = verdict;
    if (verdict.outcome === "created") newTags.add(parsed?.tags ?? []);
    if (verdict.outcome === "updated") {
      newTags.add(verdict.change.tags);
      const { fields, custom: own } = verdict.change;
      if (parsed?.blank.some((name) => name in fields) || parsed?.custom.blank.some((uid) => uid in own))
        emptied += 1;
    }
    counts[outcome] += 1;
    if (outcome === "failed") {
      if (failed_rows.length >= SHOWN_ERRORS) return;
      const problems = verdict.problems.map(({ field, message }) => ({ field, message }));
      failed_rows.push({ row, cells: [...cells], problems });
      errors.push(...rowErrors({ row, cells, problems }));
      return;
    }
    if (rows[outcome].length >= SHOWN_ROWS) return;
    rows[outcome].push({
      row,
      name: short(parsed?.fields.display_name ?? ""),
      changes: changes(judged),
      reason: outcome === "skipped" ? verdict.reason : null,
    });
  };
  return {
    add,
    result: () => ({
      ...counts,
      emptied,
      rows,
      new_tags: newTags.result(),
      failed_rows,
      errors: errors.slice(0, SHOWN_ERRORS),
    }),
  };
}
