import type { ParsedBodyOf, Preference, putPreference } from "@tsumugi/contract";
import { preferenceValueOf } from "@tsumugi/contract/schemas";
import type { MemberActor, OperatorActor, SignedInActor } from "../core/actor.ts";
import { now } from "../core/context.ts";
import { AppError } from "../core/errors.ts";
import * as repository from "./preferences.repository.ts";

type PutBody = ParsedBodyOf<typeof putPreference>;

const nothingKept = (key: string): Preference => ({ key, value: null, version: 0, updated_at: null });

const present = ({ key, value, version, updated_at }: repository.PreferenceRow): Preference => ({
  key,
  value,
  version,
  updated_at: updated_at.toISOString(),
});

type Keeper =
  | Pick<MemberActor, "kind" | "company_uid" | "uid">
  | Pick<SignedInActor | OperatorActor, "kind" | "uid">;

/** A member keeps settings per company, anyone else for themselves. */
const ownerOf = (actor: Keeper): repository.Owner => ({
  company_uid: actor.kind === "member" ? actor.company_uid : null,
  user_uid: actor.uid,
});

/** What the person kept under the key; `value` null while they kept nothing. */
export const get = (actor: Keeper, { key }: { key: string }): Promise<Preference> =>
  current(ownerOf(actor), key);

async function current(owner: repository.Owner, key: string): Promise<Preference> {
  const row = await repository.findPreference(owner, key);
  return row ? present(row) : nothingKept(key);
}

/**
 * Keeps a value of the kind that the key names, or goes back to the defaults with `null`. Without `version` the last
 * write wins.
 * @throws AppError invalid_request, stale_version
 */
export async function put(
  actor: Keeper,
  { key, value, version }: PutBody & { key: string },
): Promise<Preference> {
  const owner = ownerOf(actor);
  if (value === null) {
    const wasThere = await repository.deletePreference(owner, key, version);
    if (!wasThere && version !== undefined) await refuseStale(owner, key);
    return nothingKept(key);
  }
  const parsed = preferenceValueOf(key).safeParse(value);
  if (!parsed.success) {
    throw new AppError("invalid_request", {
      fields: { value: "設定の内容が名前に合っていません。画面を再読み込みしてください。" },
    });
  }
  const row = { key, value: parsed.data, updated_at: now() };
  const written =
    version === undefined
      ? await repository.upsertPreference(owner, row)
      : await repository.updatePreference(owner, { ...row, version });
  return written ? present(written) : refuseStale(owner, key);
}

async function refuseStale(owner: repository.Owner, key: string): Promise<never> {
  throw new AppError("stale_version", { current: await current(owner, key) });
}
