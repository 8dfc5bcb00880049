import { defineJob, enqueue } from "../core/jobs.ts";
import { deleteValues, VALUE_PLACES } from "./custom-fields.repository.ts";
import { PIECE, pieceByPiece } from "./pieceByPiece.service.ts";

interface Field {
  readonly company_uid: string;
  readonly uid: string;
}

/** Takes every value of a deleted field away, a few creators at a time: of a large company's it takes a minute. */
export const removeFieldValues = defineJob<Field>({
  name: "remove-field-values",
  expireInSeconds: 60 * 60,
  run: async ({ company_uid, uid }) => {
    for (const place of VALUE_PLACES)
      await pieceByPiece((behind) => deleteValues(company_uid, uid, place, { behind, limit: PIECE }));
  },
});

/** In the open transaction: what a few creators hold goes at once, and what is left of more of them in the background. */
export async function beginRemoval({ company_uid, uid }: Field): Promise<void> {
  for (const place of VALUE_PLACES) await deleteValues(company_uid, uid, place, { behind: "", limit: PIECE });
  await enqueue(removeFieldValues, { company_uid, uid });
}
