import { defineJob } from "../core/jobs.ts";
import { renewKeys } from "./custom-fields.repository.ts";
import { PIECE, pieceByPiece } from "./pieceByPiece.service.ts";

interface Field {
  readonly company_uid: string;
  readonly uid: string;
}

/**
 * After a field of text was archived or came back: what a keyword finds those by who hold a value of it. A few at a
 * time, since a large company's take a minute.
 */
export const renewSearchKeys = defineJob<Field>({
  name: "renew-search-keys",
  expireInSeconds: 60 * 60,
  run: ({ company_uid, uid }) => pieceByPiece((behind) => renewKeys(company_uid, uid, behind, PIECE)),
});
