import type { CsvEncoding, CustomFieldLook, ImportMapping } from "@tsumugi/contract";
import { customFieldsOf } from "@tsumugi/contract";
import { type CsvChunk, type CsvRecord, type Delimiter, readRecords } from "../../core/csv/index.ts";
import { mapInTurns } from "../../core/inTurns.ts";
import type { ManagedCreatorRow } from "../../managed-creators/managedCreatorRows.repository.ts";
import { csvOf } from "../files/csvOf.ts";
import { type ChunkPlan, type ImportOf, planChunk } from "../run/planChunk.ts";
import { customReaders } from "./customCells.ts";
import { type Fixes, type JudgedRow, judgeChunk, type ReadRow, withFixes } from "./judgeChunk.ts";
import type { Claims, Rules } from "./judgeRow.ts";
import type { Wanted } from "./lookup.repository.ts";
import { byName, lookupOf, membersByWord, writtenIn } from "./lookup.ts";
import { type Known, parseRow, type RowProblem } from "./parseRow.ts";
import { previewCollector } from "./previewRows.ts";

/** A file with all that its rows are judged by: plain data, so that another thread can be given it. */
export interface FileToJudge {
  /** Its text, or its bytes where nobody has read them yet: the thread that judges then reads them, too. */
  readonly content: string | Uint8Array<ArrayBuffer>;
  readonly delimiter: Delimiter;
  /** Where in the text its rows begin, or go on, and the number of the first of them. */
  readonly from: number;
  readonly row: number;
  readonly encoding: CsvEncoding;
  readonly mapping: ImportMapping;
  readonly rules: Rules;
  readonly fixes: Fixes;
  readonly genres: readonly { readonly uid: string; readonly name: string }[];
  readonly colleagues: readonly { readonly uid: string; readonly name: string; readonly email: string }[];
  readonly fields: readonly CustomFieldLook[];
  /** Tags in use, which new ones are compared with in a dry run. */
  readonly tags: readonly string[];
  /** What earlier rows stand for, maybe of an earlier process. */
  readonly claims: Claims;
  /** Whose rows are planned; absent in a dry run. */
  readonly task?: ImportOf;
}

/** Some rows that were read. */
export interface ReadRows {
  /** Counts the chunks of the file. */
  readonly chunk: number;
  readonly count: number;
  /** Offset in the text, and number of the row, at which the next chunk begins. */
  readonly next: number;
  readonly nextRow: number;
  /** What records are to be looked up by. */
  readonly wanted: readonly Wanted[];
}

/** What the database says of the rows of a chunk, and when. */
export interface Found {
  readonly records: readonly ManagedCreatorRow[];
  readonly searched: readonly string[];
  readonly at: Date;
  /** Why none of the rows is taken over any more. */
  readonly broken?: string;
}

export interface FailedRow {
  readonly row: number;
  readonly cells: readonly string[];
  readonly problems: readonly RowProblem[];
}

/**
 * Reads, judges and plans the rows of one file, chunk by chunk. It knows no database: what that has to say comes in. A chunk
 * can be planned again, and the one after it while nobody knows yet whether it will stand.
 */
export interface FileJudge {
  readonly read: (size: number) => Promise<ReadRows | undefined>;
  readonly plan: (chunk: number, found: Found) => Promise<ChunkPlan>;
  /** The chunk is written: what its rows stand for counts from now on, and it is forgotten. */
  readonly settle: (chunk: number) => Promise<void>;
  /** Of a dry run: shows and settles the chunk. Answers the rows that would not be taken over. */
  readonly preview: (chunk: number, records: readonly ManagedCreatorRow[]) => Promise<FailedRow[]>;
  readonly previewed: () => Promise<Previewed>;
}

export type Previewed = ReturnType<ReturnType<typeof previewCollector>["result"]> & {
  readonly sample: string[][];
};

const SAMPLE_ROWS = 20;

interface Held {
  readonly records: readonly CsvRecord[];
  readonly read: readonly ReadRow[];
  claimed?: Claims;
}

const brokenOff = ({ row, cells }: ReadRow, message: string): JudgedRow => ({
  row,
  cells,
  parsed: null,
  verdict: { outcome: "failed", problems: [{ field: null, message }] },
});

export async function judgeOf(file: FileToJudge): Promise<FileJudge> {
  const { content, delimiter, from, row, encoding, mapping, rules, fixes, task } = file;
  const { genres, colleagues, fields } = file;
  const text = typeof content === "string" ? content : (await csvOf(content, encoding)).text;
  const known: Known = {
    genres: byName(genres),
    members: membersByWord(colleagues),
    custom: customReaders(fields, writtenIn(encoding)),
  };
  const names = new Map([...genres, ...colleagues].map(({ uid, name }) => [uid, name]));
  const knownTags = [...genres.map(({ name }) => name), ...file.tags];
  const shown = previewCollector(mapping, names, knownTags, customFieldsOf(fields));
  const sample: string[][] = [];
  const settled: Claims = new Map(file.claims);
  const held = new Map<number, Held>();
  let chunk = 0;
  let size = 0;
  const chunks = readRecords(text, delimiter, { from, row, size: () => size });

  const heldAt = (at: number): Held => {
    const found = held.get(at);
    if (!found) throw new Error(`Chunk ${at} has not been read, or stands already.`);
    return found;
  };
  /** What the rows before a chunk stand for; of those right before, nobody may know yet whether they will stand. */
  const before = (at: number) => {
    const last = held.get(at - 1)?.claimed;
    return { get: (key: string) => settled.get(key) ?? last?.get(key) };
  };
  const judge = async (at: number, records: readonly ManagedCreatorRow[]): Promise<readonly JudgedRow[]> => {
    const here = heldAt(at);
    const lookup = lookupOf(records, encoding);
    const { rows, claimed } = await judgeChunk(here.read, { lookup, claims: before(at), rules });
    here.claimed = claimed;
    return rows;
  };
  const settle = (at: number): void => {
    for (const [key, claim] of heldAt(at).claimed ?? []) settled.set(key, claim);
    held.delete(at);
  };

  return {
    read: async (wantedSize) => {
      size = wantedSize;
      const taken: IteratorResult<CsvChunk, void> = chunks.next();
      if (taken.done) return undefined;
      const { records, next, nextRow } = taken.value;
      const read = await mapInTurns(records, ({ row, cells: written }): ReadRow => {
        const cells = withFixes(written, fixes.get(row));
        return { row, cells, result: parseRow(cells, mapping, known) };
      });
      chunk += 1;
      held.set(chunk, { records, read });
      const wanted = read.flatMap(({ result }): Wanted[] => {
        if (!("row" in result)) return [];
        const { accounts, fields } = result.row;
        const { display_name, email } = fields;
        return [{ accounts, fields: { display_name, ...(email !== undefined && { email }) } }];
      });
      return { chunk, count: records.length, next, nextRow, wanted };
    },
    plan: async (at, { records, searched, at: time, broken }) => {
      if (!task) throw new Error("A dry run plans nothing.");
      const here = heldAt(at);
      const rows = broken ? here.read.map((each) => brokenOff(each, broken)) : await judge(at, records);
      // What is not taken over stands for nobody.
      if (broken) here.claimed = new Map();
      const byUid = new Map(records.map((record) => [record.uid, record]));
      return planChunk(task, { rows, records: byUid, searched, at: time });
    },
    settle: async (at) => settle(at),
    preview: async (at, records) => {
      const rows = await judge(at, records);
      const first = heldAt(at).records.slice(0, SAMPLE_ROWS - sample.length);
      sample.push(...first.map(({ cells }) => [...cells]));
      for (const each of rows) shown.add(each);
      settle(at);
      return rows.flatMap(({ row, cells, verdict }) =>
        verdict.outcome === "failed" ? [{ row, cells, problems: verdict.problems }] : [],
      );
    },
    previewed: async () => ({ ...shown.result(), sample }),
  };
}
