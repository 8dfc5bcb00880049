import type { AssignCandidate, AssignHint, MatchedLine } from "@tsumugi/contract";
import type { MemberActor } from "../../core/actor.ts";
import { dayInJapan } from "../../core/clock.ts";
import { now } from "../../core/context.ts";
import { found } from "../../core/errors.ts";
import { findProjectRow } from "../projects.repository.ts";
import { assignedAmong, type CreatorLike, creatorsLike, hintsOf } from "./assignLookup.repository.ts";
import { type LineKeys, readLine, registrationOf } from "./readLine.ts";

const candidateOf = ({
  uid,
  archived_at,
  accounts,
  email: _,
  names: __,
  ...shown
}: CreatorLike): AssignCandidate => ({
  ...shown,
  creator_uid: uid,
  archived: archived_at !== null,
  accounts: accounts.map(({ platform, handle, url }) => ({ platform, handle, url })),
});

/** Whether a line names this creator. An account on the named platform, or a handle or a name as written, with 「さん」 or without. */
function names(keys: LineKeys, creator: CreatorLike): boolean {
  const { account, email, handle, name, plain_name } = keys;
  if (email) return creator.email.toLowerCase() === email;
  if (account) {
    return creator.accounts.some(({ platform, key }) => platform === account.platform && key === account.key);
  }
  return (
    creator.accounts.some(({ key }) => key === handle) ||
    creator.names.some((each) => each === name || each === plain_name)
  );
}

/** Each pasted line looked up among the company's creators, all in two statements. @throws AppError not_found */
export async function matchCreators(
  { company_uid }: MemberActor,
  { id: project_uid, lines }: { id: string; lines: readonly string[] },
): Promise<{ items: MatchedLine[] }> {
  const project = found(await findProjectRow(company_uid, project_uid));
  const keys = lines.map(readLine);
  const creators = await creatorsLike(company_uid, keys);
  const assigned = await assignedAmong(
    company_uid,
    project_uid,
    creators.map(({ uid }) => uid),
  );
  const items = lines.map((line, index): MatchedLine => {
    const named = creators.filter((creator) => names(keys[index] ?? {}, creator));
    const [only] = named;
    const candidates = named.map(candidateOf);
    if (!only) {
      return { line, result: "unknown", candidates, register: registrationOf(line, project.platforms) };
    }
    const result = named.length > 1 ? "several" : assigned.has(only.uid) ? "assigned" : "found";
    return { line, result, candidates, register: null };
  });
  return { items };
}

/** @throws AppError not_found */
export async function getAssignHints(
  { company_uid, canSeeFees }: MemberActor,
  { id: project_uid, creator_uids }: { id: string; creator_uids: readonly string[] },
): Promise<{ items: AssignHint[] }> {
  found(await findProjectRow(company_uid, project_uid));
  const today = dayInJapan(now());
  const rows = await hintsOf(company_uid, project_uid, [...new Set(creator_uids)]);
  return {
    items: rows.map(({ uid, email, archived_at, exclusion_until, last_contact_at, last_fee, asked_in }) => ({
      creator_uid: uid,
      asked_in: asked_in.map((each) => ({ ...each })),
      exclusion_until: exclusion_until && exclusion_until >= today ? exclusion_until : null,
      archived: archived_at !== null,
      has_email: email !== "",
      last_fee: canSeeFees && last_fee !== null ? Number(last_fee) : null,
      last_contact_at: last_contact_at?.toISOString() ?? null,
    })),
  };
}
