import type { DuplicateCandidate, DuplicateReason, findDuplicates, ParsedQueryOf } from "@tsumugi/contract";
import { bareHandle, platforms } from "@tsumugi/contract";
import type { MemberActor } from "../../core/actor.ts";
import { looseKey } from "../../core/looseKey.ts";
import { accountKey } from "../accounts.ts";
import { presentManagedCreator } from "../managed-creators.presenter.ts";
import { holdersOf } from "../managed-creators.repository.ts";
import type { ManagedCreatorRow } from "../managedCreatorRows.repository.ts";

import { recordsLike } from "./duplicates.repository.ts";

type Query = ParsedQueryOf<typeof findDuplicates>;

const SHOWN = 5;
/** A common name is no sign of the same person, and one of a hundred is not looked through. */
const LOOKED_AT = 30;

const keyOf = (text: string | undefined) => looseKey(text ?? "");

/** `instagram:hanako` → its parts; undefined for what is no account. */
function accountOf(text: string) {
  const cut = text.indexOf(":");
  const platform = platforms.find((each) => each === text.slice(0, cut));
  const handle = bareHandle(text.slice(cut + 1));
  return platform && handle ? { platform, handle } : undefined;
}

/** How a record is like what was typed, the surest first. */
function duplicateReasonsOf(
  {
    row,
    accounts,
  }: Pick<ManagedCreatorRow, "accounts"> & {
    row: Pick<ManagedCreatorRow["row"], "display_name" | "real_name" | "kana" | "email">;
  },
  query: Pick<Query, "name" | "kana" | "email" | "account">,
): DuplicateReason[] {
  const wanted = new Set((query.account ?? []).flatMap((text) => accountOf(text) ?? []).map(accountKey));
  const names = new Set((query.name ?? []).map(keyOf).filter(Boolean));
  const kana = keyOf(query.kana);
  const email = query.email?.trim().toLowerCase();
  const reasons: readonly (readonly [DuplicateReason, boolean])[] = [
    ["account", accounts.some((account) => wanted.has(accountKey(account)))],
    ["email", Boolean(email) && row.email.toLowerCase() === email],
    ["name", [row.display_name, row.real_name].some((name) => name !== "" && names.has(keyOf(name)))],
    ["kana", kana !== "" && keyOf(row.kana) === kana],
  ];
  return reasons.flatMap(([reason, holds]) => (holds ? [reason] : []));
}

/** Names, kana and mail as the index keeps them. */
function identities({ name = [], kana, email }: Query): string[] {
  const names = name.map(keyOf).filter(Boolean);
  const reading = keyOf(kana);
  const address = email?.trim().toLowerCase();
  return [
    ...names.map((key) => `n:${key}`),
    ...(reading ? [`k:${reading}`] : []),
    ...(address ? [`e:${address}`] : []),
  ];
}

const RANK: readonly DuplicateReason[] = ["account", "email", "name", "kana"];
const weight = (reasons: readonly DuplicateReason[]) =>
  reasons.reduce((sum, reason) => sum + 2 ** (RANK.length - RANK.indexOf(reason)), 0);

/** Records that may be the person being typed in, the surest first, archived ones too; at most 5. */
export async function duplicates(actor: MemberActor, query: Query): Promise<{ items: DuplicateCandidate[] }> {
  const accounts = (query.account ?? []).flatMap((text) => accountOf(text) ?? []);
  const holders = (await holdersOf(actor.company_uid, accounts)).map(({ uid }) => uid);
  const keys = identities(query);
  if (holders.length === 0 && keys.length === 0) return { items: [] };
  const rows = await recordsLike(actor.company_uid, {
    keys,
    uids: holders,
    except_uid: query.except_uid,
    limit: LOOKED_AT,
  });
  const items = rows
    .map((row) => ({ creator: presentManagedCreator(row, actor), reasons: duplicateReasonsOf(row, query) }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort((a, b) => weight(b.reasons) - weight(a.reasons))
    .slice(0, SHOWN);
  return { items };
}
