import { describe, expect, it } from "vitest";
import { importSample } from "../packages/patterns/src/import-tasks/CsvDropStep/importSampleRows.ts";
import { guessMapping } from "../packages/server/src/import-tasks/mapping/guessMapping.ts";
import { parseRow } from "../packages/server/src/import-tasks/rows/parseRow.ts";

describe("the example before an import", () => {
  it.each(importSample.rows)("is what the server makes of $cells", ({ cells, record }) => {
    const { handle, follower_count, ...fields } = record;
    expect(
      parseRow(cells, guessMapping(importSample.headers), { genres: new Map(), members: new Map() }),
    ).toMatchObject({
      row: { fields, accounts: [{ platform: "instagram", handle, follower_count }] },
    });
  });
});
