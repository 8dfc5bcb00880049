import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, it } from "vitest";
import { db } from "../db/index.ts";
import { createTestApp } from "../testing/index.ts";
import { arrayLiteral } from "./arrayLiteral.ts";

const app = await createTestApp();

const text = fc
  .array(
    fc.constantFrom(
      ..."a'\"\\{},;; \t\n\r\v\f\u00a0\u3000あ髙𠮷🌸",
      "null",
      "NULL",
      "\\\\",
      '\\"',
      "$1",
      "%",
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(""));

it("is read back as the same texts, within a list of such lists, too", async () => {
  await app.run(() =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.option(text), { maxLength: 6 }), async (texts) => {
        const inner = arrayLiteral(texts);
        const outer = arrayLiteral([inner, null, inner]);
        const { rows } = await db().execute(sql`
          select array_to_json(${inner}::text::text[]) as one,
            (select json_agg(n.list::text[]) from unnest(${outer}::text::text[]) as n (list)) as all`);
        expect(rows[0]).toEqual({ one: texts, all: [texts, null, texts] });
      }),
      { numRuns: 200 },
    ),
  );
});
