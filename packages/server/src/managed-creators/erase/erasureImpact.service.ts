import { type ErasureImpact, MENTIONS_LISTED, type MentionKind, mentionKinds } from "@tsumugi/contract";
import type { MemberActor } from "../../core/actor.ts";
import * as records from "../managed-creators.repository.ts";
import { foundCreator } from "../merge/foundCreator.service.ts";
import { earlierAddresses } from "../timeline/history.repository.ts";
import { findMentions } from "./findMentions.repository.ts";
import { wordsOfRecord } from "./wordsOfRecord.repository.ts";

/** What an erasure would change beside the record, and what it would leave. @throws AppError not_found, creator_merged */
export async function erasureImpact(
  { company_uid }: MemberActor,
  { id: uid }: { readonly id: string },
): Promise<ErasureImpact> {
  const { row } = await foundCreator(company_uid, uid, await records.findByUid(company_uid, uid));
  const words = await wordsOfRecord(company_uid, uid, [
    row.email,
    ...(await earlierAddresses(company_uid, uid)),
  ]);
  const { counts, places } = await findMentions(company_uid, uid, words, MENTIONS_LISTED);
  const byKind = (a: { kind: MentionKind }, b: { kind: MentionKind }) =>
    mentionKinds.indexOf(a.kind) - mentionKinds.indexOf(b.kind);
  return {
    counts: counts.toSorted(byKind),
    places: places.toSorted(byKind),
    unsure_names: [...words.unsure],
  };
}
