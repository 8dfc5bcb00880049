import {
  type DuplicatePair,
  type DuplicateReason,
  type decideDuplicatePair,
  duplicateReasons,
  type listDuplicatePairs,
  type ParsedBodyOf,
  type ParsedQueryOf,
} from "@tsumugi/contract";
import type { MemberActor } from "../../core/actor.ts";
import { now } from "../../core/context.ts";
import { decodeCursor, encodeCursor } from "../../core/cursor.ts";
import { AppError } from "../../core/errors.ts";
import { looseKey } from "../../core/looseKey.ts";
import { afterCommit } from "../../db/index.ts";
import { presentManagedCreator } from "../managed-creators.presenter.ts";
import type { ManagedCreatorRow } from "../managedCreatorRows.repository.ts";
import { askAgain, findPairs, keepApart, type PairKey, recordsOf } from "./duplicatePairs.repository.ts";
import { firstPairs, forgetPairs } from "./keptPairs.repository.ts";

function afterOf(cursor: string | undefined): PairKey | undefined {
  if (cursor === undefined) return undefined;
  const [rank, left, right] = decodeCursor(cursor, ["number", "string", "string"]);
  return { rank: Number(rank), left: String(left), right: String(right) };
}

const isSameReading = ({ row: a }: ManagedCreatorRow, { row: b }: ManagedCreatorRow) =>
  a.kana !== "" && looseKey(a.kana) === looseKey(b.kana);

/** Both records of a pair, the older one on the left, with all that speaks for one person. */
function presentPair(
  actor: MemberActor,
  reasons: readonly DuplicateReason[],
  [one, other]: readonly [ManagedCreatorRow, ManagedCreatorRow],
): DuplicatePair {
  const [left, right] = one.row.created_at <= other.row.created_at ? [one, other] : [other, one];
  const all = isSameReading(one, other) ? [...reasons, "kana"] : reasons;
  return {
    left: presentManagedCreator(left, actor),
    right: presentManagedCreator(right, actor),
    reasons: duplicateReasons.filter((reason) => all.includes(reason)),
  };
}

/** Records that may be one person twice, the surest first. */
export async function duplicatePairs(actor: MemberActor, query: ParsedQueryOf<typeof listDuplicatePairs>) {
  const { company_uid } = actor;
  const { limit } = query;
  const after = afterOf(query.cursor);
  const { pairs: found, total } = after
    ? await findPairs(company_uid, { after, limit })
    : await firstPairs(company_uid, limit);
  const shown = found.slice(0, limit);
  const records = await recordsOf(company_uid, [
    ...new Set(shown.flatMap(({ left, right }) => [left, right])),
  ]);
  const last = shown.at(-1);
  return {
    items: shown.flatMap(({ left, right, reasons }) => {
      const one = records.get(left);
      const other = records.get(right);
      // What is kept for a while may name a record that was archived since.
      const isOpen = one && other && !one.row.archived_at && !other.row.archived_at;
      return isOpen ? [presentPair(actor, reasons, [one, other])] : [];
    }),
    next_cursor: last && found.length > limit ? encodeCursor([last.rank, last.left, last.right]) : null,
    total,
  };
}

/** @throws AppError not_found for a record of another company, or one that was merged meanwhile */
export async function decidePair(actor: MemberActor, body: ParsedBodyOf<typeof decideDuplicatePair>) {
  const { company_uid } = actor;
  const [first_uid = "", second_uid = ""] = [body.left_uid, body.right_uid].sort();
  const records = await recordsOf(company_uid, [first_uid, second_uid]);
  if (first_uid === second_uid || records.size < 2) throw new AppError("not_found");
  if (body.is_different)
    await keepApart(company_uid, {
      first_uid,
      second_uid,
      decided_by: actor.uid,
      decided_at: now(),
    });
  else await askAgain(company_uid, first_uid, second_uid);
  afterCommit(() => forgetPairs(company_uid));
}
