import { defineJob, isStopping } from "../core/jobs.ts";
import { renewKeys } from "./custom-fields.repository.ts";

interface Field {
  readonly company_uid: string;
  readonly uid: string;
}

/** Records whose keys are made in one statement: whoever saves one of them waits no longer than that. */
const CHUNK = 200;

/**
 * After a field of text was archived or came back: what a keyword finds those by who hold a value of it. A few at a
 * time, since a large company's take a minute.
 */
export const renewSearchKeys = defineJob<Field>({
  name: "renew-search-keys",
  expireInSeconds: 60 * 60,
  run: async ({ company_uid, uid }) => {
    let last: string | undefined = "";
    do {
      if (isStopping()) throw new Error("The server stops; the next one begins again.");
      last = await renewKeys(company_uid, uid, last, CHUNK);
    } while (last !== undefined);
  },
});
