import type { ImportPreview } from "@tsumugi/contract";
import { mappingProblems } from "@tsumugi/contract";
import { listColleagues } from "../../company-users/company-users.repository.ts";
import { now } from "../../core/context.ts";
import { breathe } from "../../core/inTurns.ts";
import { fieldsInUse } from "../../custom-fields/custom-fields.repository.ts";
import { allGenres } from "../../genres/genres.repository.ts";
import { tagsOf } from "../../managed-creators/related/related.repository.ts";
import type { Upload } from "../files/readUpload.service.ts";
import { usedMappings } from "../import-tasks.repository.ts";
import { guessMapping } from "../mapping/guessMapping.ts";
import { recallMapping } from "../mapping/recallMapping.ts";
import { nextSize } from "../run/pace.service.ts";
import { withKnownFields } from "./customCells.ts";
import type { FailedRow, FileJudge, Previewed } from "./fileJudge.ts";
import { type OpenJudge, openJudge } from "./judge.adapter.ts";
import type { Fixes } from "./judgeChunk.ts";
import type { Rules } from "./judgeRow.ts";
import { loadRecords } from "./lookup.repository.ts";

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

export interface FileToPreview extends FoundMapping {
  readonly company_uid: string;
  readonly file_name: string;
  readonly upload: Upload;
  readonly total: number;
  readonly rules: Omit<Rules, "seen_at">;
  readonly fixes: Fixes;
  /** Gets the rows of each chunk that would not be taken over. */
  readonly onFailed?: (rows: readonly FailedRow[]) => Promise<void>;
}

async function judgeFor({ company_uid, upload, mapping, rules, fixes }: FileToPreview): Promise<OpenJudge> {
  return openJudge({
    content: upload.text,
    delimiter: upload.delimiter,
    from: upload.rowsFrom,
    row: upload.firstRow,
    encoding: upload.encoding,
    mapping,
    rules: { ...rules, seen_at: null },
    fixes,
    genres: await allGenres(),
    colleagues: await listColleagues(company_uid, {}),
    fields: await fieldsInUse(company_uid),
    tags: (await tagsOf(company_uid, TAGS_COMPARED)).map(({ name }) => name),
    claims: new Map(),
  });
}

async function previewAll(
  { company_uid, upload, rules, onFailed }: FileToPreview,
  judge: FileJudge,
): Promise<Previewed> {
  let size = FIRST_CHUNK;
  for (;;) {
    const start = performance.now();
    const read = await judge.read(size);
    if (!read) return judge.previewed();
    const records = await loadRecords(company_uid, read.wanted, upload.encoding, rules.match_by);
    const failed = await judge.preview(read.chunk, records);
    await onFailed?.(failed);
    size = nextSize(size, performance.now() - start, CHUNK_MS);
    await breathe();
  }
}

/** Judges every row as the run would, without writing a creator. */
export async function judgeFile(file: FileToPreview): Promise<ImportPreview> {
  const { upload, mapping, mapping_from, total, file_name } = file;
  const { delimiter, encoding, headers } = upload;
  const seen_at = now().toISOString();
  const judge = await judgeFor(file);
  const previewed = await previewAll(file, judge).finally(judge.close);
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
    ...previewed,
    problems: mappingProblems(mapping, headers),
  };
}
