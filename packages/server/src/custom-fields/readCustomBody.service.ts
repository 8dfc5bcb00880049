import type { CustomValue } from "@tsumugi/contract";
import type { MemberActor } from "../core/actor.ts";
import { everyField } from "./custom-fields.repository.ts";
import { readCustomValues } from "./customValues.ts";

/** What a body says of the company's own fields, as it is kept. @throws AppError invalid_request */
export const readCustomBody = async (
  { company_uid }: Pick<MemberActor, "company_uid">,
  given: Readonly<Record<string, unknown>> = {},
): Promise<Record<string, CustomValue | null>> =>
  Object.keys(given).length === 0 ? {} : readCustomValues(await everyField(company_uid), given);
