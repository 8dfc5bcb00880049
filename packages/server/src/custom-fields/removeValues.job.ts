import { defineJob, enqueue, isStopping } from "../core/jobs.ts";
import { deleteValues, VALUE_PLACES } from "./custom-fields.repository.ts";

interface Field {
  readonly company_uid: string;
  readonly uid: string;
}

/** Creators who lose a value in one statement: whoever saves one of them waits no longer than that. */
const CHUNK = 200;

/** Takes every value of a deleted field away, a few creators at a time: of a large company's it takes a minute. */
export const removeFieldValues = defineJob<Field>({
  name: "remove-field-values",
  expireInSeconds: 60 * 60,
  run: async ({ company_uid, uid }) => {
    for (const place of VALUE_PLACES) {
      let behind: string | undefined = "";
      do {
        if (isStopping()) throw new Error("The server stops; the next one begins again.");
        behind = await deleteValues(company_uid, uid, place, { behind, limit: CHUNK });
      } while (behind !== undefined);
    }
  },
});

/** In the open transaction: what a few creators hold goes at once, and what is left of more of them in the background. */
export async function beginRemoval({ company_uid, uid }: Field): Promise<void> {
  for (const place of VALUE_PLACES) await deleteValues(company_uid, uid, place, { behind: "", limit: CHUNK });
  await enqueue(removeFieldValues, { company_uid, uid });
}
