import { type NewCreator, searchKey } from "@tsumugi/contract";
import { managedCreatorBody } from "@tsumugi/contract/schemas";
import type { MemberActor } from "../../core/actor.ts";
import { AppError } from "../../core/errors.ts";
import { inTransaction } from "../../db/index.ts";
import { holdersOf } from "../../managed-creators/managed-creators.repository.ts";
import { create } from "../../managed-creators/managed-creators.service.ts";
import { assignCreators } from "../assignment.service.ts";

const keyOf = ({ platform, handle }: Pick<NewCreator, "platform" | "handle">) =>
  `${platform}:${searchKey(handle)}`;

/** Moves the field of a refused record to its place in the list. */
const atPlace = (error: unknown, index: number): unknown => {
  if (!(error instanceof AppError) || !error.detail.fields) return error;
  const messages = Object.values(error.detail.fields).join(" ");
  return new AppError(error.code, { ...error.detail, fields: { [`creators.${index}.handle`]: messages } });
};

/**
 * Registers accounts that the company does not have and assigns them to the project, all or none. One that somebody
 * has registered meanwhile is assigned as it is.
 * @throws AppError not_found, project_archived, conflict (its creator is archived), invalid_request
 */
export function registerCreators(
  actor: MemberActor,
  { id, creators }: { id: string; creators: readonly NewCreator[] },
): Promise<{ registered: string[]; existing: string[] }> {
  return inTransaction(async () => {
    const holders = new Map(
      (await holdersOf(actor.company_uid, creators)).map((holder) => [keyOf(holder), holder.uid]),
    );
    const registered: string[] = [];
    const existing = new Set<string>();
    for (const [index, { display_name, platform, handle }] of creators.entries()) {
      const key = keyOf({ platform, handle });
      const holder = holders.get(key);
      if (holder) {
        if (!registered.includes(holder)) existing.add(holder);
        continue;
      }
      const body = managedCreatorBody.parse({ display_name, accounts: [{ platform, handle }] });
      const made = await create(actor, body).catch((error) => {
        throw atPlace(error, index);
      });
      holders.set(key, made.uid);
      registered.push(made.uid);
    }
    await assignCreators(actor, { id, creator_uids: [...registered, ...existing] });
    return { registered, existing: [...existing] };
  });
}
