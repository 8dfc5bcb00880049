import type { checkExport, ManagedCreator, ParsedBodyOf } from "@tsumugi/contract";
import type { SQL } from "drizzle-orm";
import { listColleagues } from "../../company-users/company-users.repository.ts";
import { hasFeature, type MemberActor } from "../../core/actor.ts";
import { audit } from "../../core/audit.ts";
import { dayInJapan } from "../../core/clock.ts";
import { now } from "../../core/context.ts";
import { type CsvCell, csvLines, lostCharacters, lostGraphemes } from "../../core/csv/index.ts";
import { csvResponse } from "../../core/csvResponse.ts";
import { AppError } from "../../core/errors.ts";
import { listFields } from "../../custom-fields/custom-fields.repository.ts";
import { currentDatabase } from "../../db/index.ts";
import { memberWords, writtenIn } from "../../import-tasks/rows/lookup.repository.ts";
import { chosen } from "../bulk/bulk.repository.ts";
import { type ChosenItem, itemsInOrder } from "../list/creatorItems.repository.ts";
import { creatorOrder } from "../list/creatorOrder.repository.ts";
import { type Filter, filters, type ListQuery, uidsWhere } from "../list/managedCreatorList.repository.ts";
import { readItem } from "../managed-creators.presenter.ts";
import { list, refuseFeeOrder } from "../managed-creators.service.ts";
import { fileColumns } from "./exportColumns.ts";

type ExportBody = ParsedBodyOf<typeof checkExport>;

interface File {
  readonly where: SQL | undefined;
  readonly sort: ListQuery["sort"];
  readonly columns: ReturnType<typeof fileColumns>;
}

const CHUNK = 500;
const SAMPLES = 20;

/**
 * The embedded database's driver takes a mark of byte order off the beginning of a text. An import compares a file with what
 * the driver reads, so that the file says the same.
 */
function asDriverReads(creator: ManagedCreator): ManagedCreator {
  const values = Object.entries(creator).map(([name, value]) => [
    name,
    typeof value === "string" && value.startsWith("\uFEFF") ? value.slice(1) : value,
  ]);
  return Object.fromEntries(values);
}

function creatorOf(found: ChosenItem): ManagedCreator {
  const creator = readItem(found);
  const hasMarks = currentDatabase().engine === "pglite" && found.item.includes('"\uFEFF');
  return hasMarks ? asDriverReads(creator) : creator;
}

/**
 * Which records the file holds, and in which order, is read at one moment: by pages of the list, a record that is
 * edited meanwhile would move past the cursor and be missing. Its cells are those of the moment they are written.
 */
async function* chunksOf(actor: MemberActor, { where, sort, columns }: File) {
  const uids = await uidsWhere(where, await creatorOrder(actor.company_uid, sort));
  const read = (from: number) =>
    itemsInOrder(actor.company_uid, uids.slice(from, from + CHUNK), actor.canSeeFees);
  let ahead = read(0);
  for (let from = 0; from < uids.length; from += CHUNK) {
    const items = await ahead;
    // The database reads on while these go out. A failure is thrown where its rows are awaited.
    ahead = read(from + CHUNK);
    ahead.catch(() => {});
    if (items.length > 0)
      yield items.map(creatorOf).map((creator) => columns.map(([, cell]): CsvCell => cell(creator)));
  }
}

async function fileOf(
  actor: MemberActor,
  where: SQL | undefined,
  { sort, encoding, ...filter }: Pick<ListQuery, "sort" | "encoding"> & Pick<Filter, "empty" | "filled">,
  names?: ExportBody["columns"],
): Promise<File> {
  if (!hasFeature(actor, "csv_export")) throw new AppError("feature_not_granted");
  refuseFeeOrder(actor, { sort, ...filter });
  const { company_uid } = actor;
  const members = memberWords(
    await listColleagues(company_uid, {}),
    writtenIn(encoding === "shift_jis" ? "cp932" : encoding),
  );
  const columns = fileColumns(names, actor.canSeeFees, { own: await listFields(company_uid), members });
  if (columns.length > 0) return { where, sort, columns };
  throw new AppError("forbidden", {
    message: "選んだ列を見る権限がありません。ほかの列も選んでください。",
  });
}

async function send(
  actor: MemberActor,
  fileToSend: Promise<File>,
  encoding: ListQuery["encoding"],
): Promise<Response> {
  const file = await fileToSend;
  await audit("managed_creator.export", null, { encoding });
  return csvResponse(
    `クリエイター_${dayInJapan(now())}.csv`,
    encoding,
    file.columns.map(([title]) => title),
    chunksOf(actor, file),
  );
}

/** A page of the list, or with `format: "csv"` all that match as a file. @throws AppError feature_not_granted, forbidden */
export const listOrExport = (actor: MemberActor, query: ListQuery) =>
  query.format === "csv"
    ? send(actor, fileOf(actor, filters(actor.company_uid, query), query), query.encoding)
    : list(actor, query);

const asked = ({ empty, filled }: Filter) => ({ empty, filled });

const chosenFile = (actor: MemberActor, { selection, sort, encoding, columns }: ExportBody): Promise<File> =>
  fileOf(
    actor,
    chosen(actor.company_uid, selection),
    { sort, encoding, ...("filter" in selection ? asked(selection.filter) : {}) },
    columns,
  );

/** The chosen records and columns as a file. @throws AppError feature_not_granted, forbidden */
export const exportChosen = (actor: MemberActor, body: ExportBody): Promise<Response> =>
  send(actor, chosenFile(actor, body), body.encoding);

/** Counts what the file would hold and which characters it could not write. @throws AppError feature_not_granted, forbidden */
export async function checkChosen(actor: MemberActor, body: ExportBody) {
  const file = await chosenFile(actor, body);
  const samples = new Set<string>();
  let lost = 0;
  let rows = 0;
  for await (const chunk of chunksOf(actor, file)) {
    rows += chunk.length;
    if (body.encoding === "utf-8") continue;
    const text = csvLines(chunk);
    const before = lost;
    for (const _ of lostCharacters(text)) lost += 1;
    if (lost === before || samples.size >= SAMPLES) continue;
    for (const seen of lostGraphemes(text)) if (samples.size < SAMPLES) samples.add(seen);
  }
  return { rows, lost, samples: [...samples] };
}
