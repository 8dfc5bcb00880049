import {
  canMove,
  carrierLabels,
  type JobStatus,
  type Shipment,
  type ShipmentEdit,
  type ShipmentValues,
  trackingText,
  trackingUrl,
} from "@tsumugi/contract";
import { addSystemComments } from "../comments/systemComments.service.ts";
import type { MemberActor } from "../core/actor.ts";
import { dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { fingerprint } from "../core/ids.ts";
import { scheduleAddressMails, scheduleShippedMails } from "../creator-mails/scheduleMails.service.ts";
import { inTransaction } from "../db/index.ts";
import { type JobMoves, moveJobStatus } from "../projects/moveJobStatus.service.ts";
import { lockCreators, roomsOf } from "../projects/projectCreators.repository.ts";
import { lockProject } from "../projects/projects.repository.ts";
import { publishRows } from "../projects/sheet/publishRows.service.ts";
import { editedShipment, isProblem } from "./editedShipment.ts";
import { presentShipment, recipientOf, type ShipmentRow, type ShipmentView } from "./shipments.presenter.ts";
import { saveShipments, selectShipments } from "./shipments.repository.ts";

const NOTHING_SENT =
  "この案件は商品を発送しない設定です。案件の設定で「商品を発送する」を選ぶと、発送を管理できます。";

/** All or none: whoever reads of one person would think that the others were changed. */
const NOBODY_CHANGED =
  "選んだほかの人も、まだ変更していません。直すか、選択から外して、もう一度お試しください。";

/** Shipments of these creators with the rows of the project held. @throws AppError not_found, conflict */
export async function lockShipments(
  company_uid: string,
  project_uid: string,
  creator_uids: readonly string[],
) {
  const project = found(await lockProject(company_uid, project_uid));
  if (!project.product_shipping) throw new AppError("conflict", { message: NOTHING_SENT });
  const locked = await lockCreators(company_uid, project_uid, creator_uids);
  if (locked.length < creator_uids.length) throw new AppError("not_found");
  const page = { limit: creator_uids.length };
  return { project, views: await selectShipments(company_uid, project_uid, { creator: creator_uids }, page) };
}

/** The row as it stands, or as it would be written first. */
export const rowOf = ({ creator_uid, row }: ShipmentView, company_uid: string, project_uid: string) =>
  row ??
  ({
    company_uid,
    project_uid,
    managed_creator_uid: creator_uid,
    status: "unarranged",
    item: null,
    quantity: 1,
    recipient_name: null,
    recipient_phone: null,
    recipient_postal_code: null,
    recipient_address: null,
    recipient_source: "record",
    recipient_taken_at: null,
    address_confirmed_at: null,
    carrier: null,
    tracking_number: "",
    sent_on: null,
    arrived_on: null,
    received_at: null,
    note: "",
    updated_by: null,
    updated_at: now(),
  } satisfies ShipmentRow);

const isOther = (one: unknown, two: unknown) => fingerprint(one) !== fingerprint(two);

/** A value that somebody else changed since the editor saw it, and not to the same. */
function isStale(present: Shipment, { set, was = {} }: ShipmentEdit): boolean {
  const keys = Object.keys(was) as (keyof ShipmentValues)[];
  return keys.some((key) => {
    const before = was[key] === null && key === "recipient" ? present.recipient : was[key];
    return isOther(present[key], before) && isOther(present[key], set[key]);
  });
}

/**
 * Changes shipments, all or none. What was sent is posted in the rooms, and jobs move on by the table of moves.
 * @throws AppError not_found, conflict (nothing is sent here), stale_version with the present rows, invalid_request
 */
export function editShipments(
  actor: MemberActor,
  { id: project_uid, edits }: { id: string; edits: readonly ShipmentEdit[] },
): Promise<{ items: Shipment[] }> {
  return inTransaction(async () => {
    const { company_uid } = actor;
    const uids = edits.map(({ creator_uid }) => creator_uid);
    const { project, views } = await lockShipments(company_uid, project_uid, uids);
    const viewOf = new Map(views.map((view) => [view.creator_uid, view]));
    const stale = edits.flatMap((edit) => {
      const present = presentShipment(found(viewOf.get(edit.creator_uid)), project);
      return isStale(present, edit) ? [present] : [];
    });
    if (stale.length > 0) throw new AppError("stale_version", { current: { items: stale } });

    const at = now();
    const problems: Record<string, string> = {};
    const changes = edits.flatMap(({ creator_uid, set }, index) => {
      const view = found(viewOf.get(creator_uid));
      const before = rowOf(view, company_uid, project_uid);
      const after = editedShipment(before, set, { record: view.record, today: dayInJapan(at), at });
      if (!isProblem(after))
        return [{ view, before, after: { ...after, updated_by: actor.uid, updated_at: at } }];
      const who = edits.length > 1 ? `${view.display_name}さん: ` : "";
      const others = edits.length > 1 && Object.keys(problems).length === 0 ? NOBODY_CHANGED : "";
      problems[`edits.${index}.set.${after.field}`] = `${who}${after.message}${others}`;
      return [];
    });
    if (Object.keys(problems).length > 0) throw new AppError("invalid_request", { fields: problems });
    await saveShipments(changes.map(({ after }) => after));
    await publishRows(company_uid, project_uid, uids);
    await moveJobs(changes, { company_uid, project_uid, by: "staff", by_uid: actor.uid });
    await tellSent(changes, company_uid, project_uid);
    await askForAddresses(changes, company_uid, project_uid);
    const page = { limit: uids.length };
    const items = await selectShipments(company_uid, project_uid, { creator: uids }, page);
    return { items: items.map((view) => presentShipment(view, project)) };
  });
}

interface Change {
  readonly view: Pick<ShipmentView, "creator_uid" | "job_status" | "record">;
  readonly before: ShipmentRow;
  readonly after: ShipmentRow;
}

/** Where a job goes with its parcel: arranging is 発送・日程調整, and work begins when the product is there. */
function jobTarget({ view, before, after }: Change): JobStatus | null {
  if (before.status === after.status || after.status === "unarranged" || after.status === "returned")
    return null;
  if (after.status !== "arrived") return view.job_status === "accepted" ? "preparing" : null;
  return view.job_status === "accepted" || view.job_status === "preparing" ? "drafting" : null;
}

/** Moves the jobs on whose parcels did, as far as the table of moves lets the mover. */
export async function moveJobs(
  changes: readonly Change[],
  mover: Pick<JobMoves, "company_uid" | "project_uid" | "by" | "by_uid">,
): Promise<void> {
  for (const to of ["preparing", "drafting"] as const) {
    const creator_uids = changes.flatMap((change) =>
      jobTarget(change) === to && canMove(change.view.job_status, to, mover.by)
        ? [change.view.creator_uid]
        : [],
    );
    if (creator_uids.length > 0) await moveJobStatus({ ...mover, creator_uids, to });
  }
}

const isNews = ({ before, after }: Change): boolean =>
  after.status === "sent" &&
  (before.status !== "sent" ||
    (after.tracking_number !== "" && before.tracking_number !== after.tracking_number));

function sentText({ carrier, tracking_number }: ShipmentRow): string {
  const words = [carrier && carrier !== "other" ? carrierLabels[carrier] : "", trackingText(tracking_number)];
  const how = words.filter(Boolean).join(" ");
  const url = trackingUrl(carrier, tracking_number);
  return [`商品を発送しました${how && `（${how}）`}。`, url && `荷物の状況: ${url}`]
    .filter(Boolean)
    .join("\n");
}

/** A quiet line in each job's room, and a mail; a job that was never asked has none. */
async function tellSent(changes: readonly Change[], company_uid: string, project_uid: string): Promise<void> {
  const sent = changes.filter(isNews);
  if (sent.length === 0) return;
  const uids = sent.map(({ view }) => view.creator_uid);
  const rooms = await roomsOf(company_uid, project_uid, uids);
  const first = sent.filter(({ before }) => before.status !== "sent");
  await scheduleShippedMails(
    company_uid,
    project_uid,
    first.map(({ view }) => view.creator_uid),
  );
  const lines = sent.flatMap(({ view, after }) => {
    const room = rooms.get(view.creator_uid);
    return room ? [[room, sentText(after)] as const] : [];
  });
  await addSystemComments(company_uid, new Map(lines));
}

/** A parcel waits for an address that nobody has: the creator hears of it in the room and by a mail. */
async function askForAddresses(
  changes: readonly Change[],
  company_uid: string,
  project_uid: string,
): Promise<void> {
  const uids = changes
    .filter(({ before, after }) => before.status !== after.status && after.status === "confirming_address")
    .filter(({ view, after }) => recipientOf({ row: after, record: view.record }).address.trim() === "")
    .map(({ view }) => view.creator_uid);
  if (uids.length === 0) return;
  await scheduleAddressMails(company_uid, project_uid, uids);
  const rooms = await roomsOf(company_uid, project_uid, uids);
  await addSystemComments(company_uid, new Map([...rooms.values()].map((room) => [room, ASKED] as const)));
}
const ASKED = "商品のお届け先の入力をお願いしました。返信ページの「商品のお届け」から入力できます。";
