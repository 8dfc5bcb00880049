import type { ImportPreview } from "@tsumugi/contract";
import { customFieldsOf, mappingProblems } from "@tsumugi/contract";
import { listColleagues } from "../../company-users/company-users.repository.ts";
import { now } from "../../core/context.ts";
import { readRecords } from "../../core/csv/index.ts";
import { breathe, mapInTurns } from "../../core/giveWay.ts";
import { fieldsInUse } from "../../custom-fields/custom-fields.repository.ts";
import { allGenres } from "../../genres/genres.repository.ts";
import { tagsOf } from "../../managed-creators/related/related.repository.ts";
import type { Upload } from "../files/readUpload.service.ts";
import { usedMappings } from "../import-tasks.repository.ts";
import { guessMapping } from "../mapping/guessMapping.ts";
import { recallMapping } from "../mapping/recallMapping.ts";
import { nextSize } from "../run/pace.service.ts";
import { customReaders, withKnownFields } from "./customCells.ts";
import { type Fixes, type JudgedRow, judgeChunk } from "./judgeChunk.service.ts";
import type { Claims, Rules } from "./judgeRow.ts";
import { byName, membersByWord, writtenIn } from "./lookup.repository.ts";
import { previewCollector } from "./previewRows.presenter.ts";

const SAMPLE_ROWS = 20;
/** Tags in use that new ones are compared with, the most used first. */
const TAGS_COMPARED = 2000;
/** Imports whose mapping is looked through. */
const REMEMBERED = 20;
/** The first rows that are judged together, and how long the next ones may take, ms: others wait meanwhile. */
const FIRST_CHUNK = 100;
const CHUNK_MS = 50;

export type FoundMapping = Pick<ImportPreview, "mapping" | "mapping_from">;

/** Handed in, remembered, or guessed from the headers. */
export async function mappingOf(
  company_uid: string,
  given: ImportPreview["mapping"] | undefined,
  { headers, headerRow }: Pick<Upload, "headers" | "headerRow">,
): Promise<FoundMapping> {
  const own = await fieldsInUse(company_uid);
  if (given) return { mapping: withKnownFields(given, own), mapping_from: "given" };
  // Nothing says what the columns are, nor that another file without headers had the same.
  if (headerRow === 0) return { mapping: headers.map(() => null), mapping_from: "guessed" };
  const guessed = guessMapping(headers, own);
  const remembered = recallMapping(headers, await usedMappings(company_uid, REMEMBERED), guessed);
  if (!remembered) return { mapping: guessed, mapping_from: "guessed" };
  const known = withKnownFields(remembered, own);
  // A field that was made since is no column that somebody left out.
  const added = known.map((name, index) => {
    const guess = guessed[index] ?? null;
    return name ?? (guess?.startsWith("custom-") && !known.includes(guess) ? guess : null);
  });
  return { mapping: added, mapping_from: "remembered" };
}

export interface FileToJudge extends FoundMapping {
  readonly company_uid: string;
  readonly file_name: string;
  readonly upload: Upload;
  readonly total: number;
  readonly rules: Omit<Rules, "seen_at">;
  readonly fixes: Fixes;
  /** Gets the rows of each chunk that would not be taken over. */
  readonly onFailed?: (rows: readonly JudgedRow[]) => Promise<void>;
}

/** Judges every row as the run would, without writing a creator. */
export async function judgeFile(file: FileToJudge): Promise<ImportPreview> {
  const { company_uid, upload, mapping, mapping_from, fixes, total, file_name } = file;
  const { text, delimiter, rowsFrom, firstRow, encoding, headers } = upload;
  const seen_at = now().toISOString();
  const sample: string[][] = [];
  const genres = await allGenres();
  const claims: Claims = new Map();
  const rules: Rules = { ...file.rules, seen_at: null };
  const colleagues = await listColleagues(company_uid, {});
  const own = await fieldsInUse(company_uid);
  const judging = {
    company_uid,
    mapping,
    encoding,
    rules,
    fixes,
    mapAll: mapInTurns,
    known: {
      genres: byName(genres),
      members: membersByWord(colleagues, writtenIn(encoding)),
      custom: customReaders(own, writtenIn(encoding)),
    },
    claims,
  };
  const names = new Map([...genres, ...colleagues].map(({ uid, name }) => [uid, name]));
  const tagsInUse = (await tagsOf(company_uid, TAGS_COMPARED)).map(({ name }) => name);
  const knownTags = [...genres.map(({ name }) => name), ...tagsInUse];
  const { add, result } = previewCollector(mapping, names, knownTags, customFieldsOf(own));
  let size = FIRST_CHUNK;
  for (const { records } of readRecords(text, delimiter, {
    from: rowsFrom,
    row: firstRow,
    size: () => size,
  })) {
    const start = performance.now();
    sample.push(...records.slice(0, SAMPLE_ROWS - sample.length).map(({ cells }) => [...cells]));
    const judged = await judgeChunk(judging, records);
    for (const [key, claim] of judged.claimed) claims.set(key, claim);
    for (const each of judged.rows) add(each);
    await file.onFailed?.(judged.rows.filter(({ verdict }) => verdict.outcome === "failed"));
    size = nextSize(size, performance.now() - start, CHUNK_MS);
    await breathe();
  }
  return {
    dry_run: true,
    file_name,
    mapping,
    mapping_from,
    ...file.rules,
    total,
    seen_at,
    encoding,
    sheet: upload.sheet,
    delimiter,
    headers: [...headers],
    header_row: upload.headerRow,
    top_rows: upload.topRows.map(({ row, cells }) => ({ row, cells: [...cells] })),
    sample,
    ...result(),
    problems: mappingProblems(mapping, headers),
  };
}
