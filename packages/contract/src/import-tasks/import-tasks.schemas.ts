import * as z from "zod";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { customKeySchema } from "../custom-fields/custom-fields.schemas.ts";
import {
  count,
  csvQuery,
  jsonField,
  page,
  pageQuery,
  personRef,
  queryFlag,
  text,
  timestamp,
  uid,
} from "../shared/wire.ts";
import {
  csvEncodings,
  importBlanks,
  importKeys,
  importMatches,
  importStatuses,
} from "./import-tasks.constants.ts";
import { importFields } from "./importFields.ts";

/** A field of the product, or one of the company's own. */
export const importField = z.union([z.enum(importFields), customKeySchema]);

/** One entry per column, in the file's order; null = the column is left out. */
export const importMapping = z.array(importField.nullable()).max(200);
export type ImportMapping = z.infer<typeof importMapping>;

/**
 * A cell corrected on the screen: `row` as a spreadsheet numbers it (blank rows count), `column` from 0.
 * The file stays as it is.
 */
export const importFix = z.strictObject({
  row: z.int().min(1),
  column: z.int().min(0).max(400),
  value: text(5000),
});
export type ImportFix = z.infer<typeof importFix>;

/** Of an Excel workbook; absent: the first sheet that looks like a list, else the first that holds anything. */
export const importSheetName = text(200);

/**
 * The row, as a spreadsheet numbers it, that says what the columns are; 0: none does, and the first row is a person. Absent:
 * the first row, unless it names nothing and a later one can only be headers.
 */
export const importHeaderRow = z.int().min(0).max(10_000);

/**
 * multipart. Without `mapping` the server takes what the company used for these headers last, else guesses; without
 * `encoding` it detects.
 */
export const importTaskBody = z.strictObject({
  file: z.file(),
  mapping: jsonField(importMapping).optional(),
  encoding: z.enum(csvEncodings).optional(),
  sheet: importSheetName.optional(),
  header_row: jsonField(importHeaderRow).optional(),
  fixes: jsonField(
    z.array(importFix).max(2000, "画面で直せるのは2,000か所までです。ファイルを直して、選び直してください。"),
  ).optional(),
  on_match: z.enum(importMatches).default("update"),
  match_by: z.enum(importKeys).default("auto"),
  blanks: z.enum(importBlanks).default("keep"),
  /** `seen_at` of the dry run that was looked at: records changed since are not written over. */
  seen_at: timestamp.optional(),
  /** Reads and judges every row, writes nothing. */
  dry_run: queryFlag.default(false),
});

/** A row that is not taken over, with what to do. `row` as a spreadsheet numbers it. */
export const importRowError = z.object({
  row: z.int().min(1),
  /** First cells of the row, to recognise it by. */
  preview: z.array(z.string()),
  field: importField.nullable(),
  message: z.string(),
});
export type ImportRowError = z.infer<typeof importRowError>;

/** total = created + updated + skipped + failed, always, once finished; of a stopped import it is `done` that equals the sum. */
const counts = { total: count, created: count, updated: count, skipped: count, failed: count };

export const importTask = z.object({
  uid,
  file_name: z.string(),
  status: z.enum(importStatuses),
  encoding: z.enum(csvEncodings),
  /** Of an Excel workbook: the sheet that was read. */
  sheet: z.string().nullable(),
  mapping: importMapping,
  on_match: z.enum(importMatches),
  match_by: z.enum(importKeys),
  blanks: z.enum(importBlanks),
  ...counts,
  /** Rows worked off so far. */
  done: count,
  /**
   * Seconds until everything is worked off or taken back, from the speed of the last pieces. Null while that is not known,
   * and when nothing moves.
   */
  seconds_left: count.nullable(),
  /** The first 100; the file holds all. */
  errors: z.array(importRowError),
  /** Path of the failed rows in the uploaded encoding, reason as last column; null without failures, and when the rows are kept no longer. */
  error_file_url: z.string().nullable(),
  /** Why the whole task failed. */
  failure: z.string().nullable(),
  created_by: personRef,
  created_at: timestamp,
  finished_at: timestamp.nullable(),
  checked_at: timestamp.nullable(),
  undone_at: timestamp.nullable(),
  /**
   * How far taking back has come; null unless it was asked for. `kept` records were changed or used since and stay
   * as they are: the first five by name.
   */
  undo: z
    .object({
      started_at: timestamp,
      done: count,
      total: count,
      kept: count,
      kept_names: z.array(z.string()),
    })
    .nullable(),
});
export type ImportTask = z.infer<typeof importTask>;

/** One import in the list of all: how it went, and what can still be done about it. */
export const importTaskSummary = importTask
  .pick({
    uid: true,
    file_name: true,
    status: true,
    sheet: true,
    total: true,
    created: true,
    updated: true,
    skipped: true,
    failed: true,
    done: true,
    seconds_left: true,
    failure: true,
    created_by: true,
    created_at: true,
    finished_at: true,
    undone_at: true,
  })
  .extend({
    /** Null without failures, and when the rows are kept no longer. */
    error_file_url: z.string().nullable(),
    /** Until when it can be taken back; null when there is nothing to take back, or not any more. */
    undo_until: timestamp.nullable(),
    undo: z.object({ started_at: timestamp, done: count, total: count, kept: count }).nullable(),
  });
export type ImportTaskSummary = z.infer<typeof importTaskSummary>;

/**
 * What would become of a cell, as people read it: of a record that a row changes, from what is stored; of a new one, from
 * what the file says where it is stored otherwise.
 */
export const importChange = z.object({ field: importField, before: z.string(), after: z.string() });

/** What would become of a row, and why: which cells change, whom it repeats. */
export const importPreviewRow = z.object({
  row: z.int().min(1),
  name: z.string(),
  changes: z.array(importChange),
  /** Why the row is left out; null unless it is. */
  reason: z.string().nullable(),
});
export type ImportPreviewRow = z.infer<typeof importPreviewRow>;

/** A row to be corrected: all its cells, with the corrections made so far. */
export const importFailedRow = z.object({
  row: z.int().min(1),
  cells: z.array(z.string()),
  problems: z.array(importRowError.pick({ field: true, message: true })),
});
export type ImportFailedRow = z.infer<typeof importFailedRow>;

/** A tag that nobody of the company uses yet, and a genre or tag in use that may have been meant. */
export const importNewTag = z.object({ name: z.string(), rows: count, similar: z.string().nullable() });
export type ImportNewTag = z.infer<typeof importNewTag>;

/** What a dry run found. Nothing was written. */
export const importPreview = z.object({
  dry_run: z.literal(true),
  file_name: z.string(),
  encoding: z.enum(csvEncodings),
  /** Of an Excel workbook: the sheet that was read, and all that can be chosen. Absent in dry runs of earlier versions. */
  sheet: z.object({ name: z.string(), names: z.array(z.string()) }).nullish(),
  delimiter: z.enum([",", "\t", ";"]),
  headers: z.array(z.string()),
  /** The row they stand in: what stands above is passed over. 0: in none. Absent in dry runs of earlier versions. */
  header_row: importHeaderRow.optional(),
  /** The first rows that hold anything, with their first cells, to choose `header_row` among. Absent like `header_row`. */
  top_rows: z.array(z.object({ row: z.int().min(1), cells: z.array(z.string()) })).optional(),
  sample: z.array(z.array(z.string())),
  mapping: importMapping,
  /** Where the mapping is from: handed in, used by this company for these headers before, or guessed. */
  mapping_from: z.enum(["given", "remembered", "guessed"]),
  on_match: z.enum(importMatches),
  /** Absent in dry runs of earlier versions: `auto` and `keep`. */
  match_by: z.enum(importKeys).optional(),
  blanks: z.enum(importBlanks).optional(),
  ...counts,
  /** Rows of which a blank cell empties something; their `changes` say what. */
  emptied: count.optional(),
  errors: z.array(importRowError),
  /** The first 50 of each; the counts are of all. */
  rows: z.object({
    created: z.array(importPreviewRow),
    updated: z.array(importPreviewRow),
    skipped: z.array(importPreviewRow),
  }),
  /** The first 50, those that resemble one in use first. */
  new_tags: z.array(importNewTag),
  /** The first 100. */
  failed_rows: z.array(importFailedRow),
  /** Hand back when starting. */
  seen_at: timestamp,
  /** What stands in the way of starting: no column for 表示名, a field twice. */
  problems: z.array(z.string()),
});
export type ImportPreview = z.infer<typeof importPreview>;

/** What each call takes and answers. */
export const importTasksSchemas = {
  createImportTask: {
    body: importTaskBody,
    response: z.union([importPreview, importTask]),
  },
  listImportTasks: {
    query: z.strictObject(pageQuery),
    response: page(importTaskSummary),
  },
  getImportTaskStatus: {
    response: z.object({ task: importTask.nullable() }),
  },
  checkImportTask: {
    /** `undo: true` within 24 h starts taking the import back; the status tells how far it is. */
    body: z.strictObject({ undo: z.literal(true).optional() }).default({}),
    response: importTask,
  },
  stopImportTask: {
    response: importTask,
  },
  downloadImportErrors: {},
  downloadImportTemplate: {
    query: z.strictObject(csvQuery),
  },
} satisfies SchemasByEndpoint;
