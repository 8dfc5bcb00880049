import type { CustomValue } from "@tsumugi/contract";
import type { MemberActor } from "../core/actor.ts";
import { everyField, holdFields } from "./custom-fields.repository.ts";
import { readCustomValues } from "./customValues.ts";

type Given = Readonly<Record<string, unknown>>;

/** Holds the fields of which a body says something: before the record is locked. */
export async function holdGivenFields(
  { company_uid }: Pick<MemberActor, "company_uid">,
  given: Given = {},
): Promise<void> {
  if (Object.keys(given).length > 0) await holdFields(company_uid);
}

/**
 * What a body says of the company's own fields, as it is kept. Nobody changes them before the transaction ends.
 * @throws AppError invalid_request
 */
export async function readCustomBody(
  actor: Pick<MemberActor, "company_uid">,
  given: Given = {},
): Promise<Record<string, CustomValue | null>> {
  if (Object.keys(given).length === 0) return {};
  await holdGivenFields(actor, given);
  return readCustomValues(await everyField(actor.company_uid), given);
}
