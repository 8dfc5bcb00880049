import { type AssignHint, jobStatusLabels, type NewCreator } from "@tsumugi/contract";
import { formatDay } from "@tsumugi/ui/format";

export type AssignHints = ReadonlyMap<string, AssignHint>;

/** What speaks against a creator, most serious first. Only an archived one cannot be added. */
export function warningsOf(hint: AssignHint | undefined): string[] {
  if (!hint) return [];
  return [
    ...(hint.archived ? ["アーカイブ済みのため追加できません。クリエイター管理で復元してください。"] : []),
    ...(hint.exclusion_until ? [`競合排除の期間中です（${formatDay(hint.exclusion_until)}まで）。`] : []),
    ...hint.asked_in.map(
      ({ by, project_name, job_status }) =>
        `${by ? `${by.name}さん` : "退会したメンバー"}が「${project_name}」で進行中です（${jobStatusLabels[job_status]}）。`,
    ),
  ];
}

/** The warnings of all that are chosen, by kind: 「別の案件で進行中 2名」. */
export function warningSummary(uids: readonly string[], hints: AssignHints): string[] {
  const count = (has: (hint: AssignHint) => boolean) =>
    uids.filter((uid) => {
      const hint = hints.get(uid);
      return hint !== undefined && has(hint);
    }).length;
  const kinds = [
    ["別の案件で進行中", count(({ asked_in }) => asked_in.length > 0)],
    ["競合排除の期間中", count(({ exclusion_until }) => exclusion_until !== null)],
    ["アーカイブ済み（追加されません）", count(({ archived }) => archived)],
  ] as const;
  return kinds.filter(([, people]) => people > 0).map(([kind, people]) => `${kind} ${people}名`);
}

/** As many as one call takes. */
export const MAX_PASTED = 200;

/** What was pasted, one entry each; cells of a sheet are separated by tabs, lists in a mail by commas. */
export function pastedEntries(text: string): string[] {
  const entries = text.split(/[\r\n\t,，、]+/u).map((entry) => entry.trim());
  return [...new Set(entries)].filter(Boolean);
}

/** The text that is left when these entries are done: the rest can be corrected and looked up again. */
export const withoutEntries = (text: string, done: readonly string[]): string =>
  pastedEntries(text)
    .filter((entry) => !done.includes(entry))
    .join("\n");

/** An account is registered once, however many lines name it. */
export function distinctRegistrations(creators: readonly NewCreator[]): NewCreator[] {
  const byAccount = new Map<string, NewCreator>();
  for (const creator of creators) {
    const key = `${creator.platform}:${creator.handle.toLowerCase()}`;
    if (!byAccount.has(key)) byAccount.set(key, creator);
  }
  return [...byAccount.values()];
}
