import { isAgreed, type ReplyShipment, type ShipmentRecipient } from "@tsumugi/contract";
import { addComment, addSystemComment } from "../comments/comments.service.ts";
import type { CreatorActor } from "../core/actor.ts";
import { dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { fingerprint } from "../core/ids.ts";
import { inTransaction } from "../db/index.ts";
import { findJobRequest } from "../job-requests/job-requests.repository.ts";
import { findReplyLink } from "../job-requests/replyTokens.service.ts";
import { roomsOf } from "../projects/projectCreators.repository.ts";
import { findProjectRow } from "../projects/projects.repository.ts";
import { publishRows } from "../projects/sheet/publishRows.service.ts";
import { isBeforeSending } from "./editedShipment.ts";
import { lockShipments, moveJobs, rowOf } from "./editShipments.service.ts";
import { presentReplyShipment, recipientOf, type ShipmentView } from "./shipments.presenter.ts";
import { saveShipments, selectShipments } from "./shipments.repository.ts";

interface ReplyRef {
  readonly token: string;
}

type Answer = Promise<{ shipment: ReplyShipment | null }>;

/** Nothing is said about a parcel before the work is agreed on. */
const isShown = ({ job_status, row }: ShipmentView): boolean =>
  row ? row.status !== "unarranged" || isAgreed(job_status) : isAgreed(job_status);

/** The path's token opens only its own job, even with another creator's header. @throws AppError not_found */
async function projectOf(actor: CreatorActor, { token }: ReplyRef): Promise<string> {
  const { asked } = await findReplyLink(token);
  if (asked !== actor.job_request_uid) throw new AppError("not_found");
  return found(await findJobRequest(actor.company_uid, asked)).project_uid;
}

/** The creator's parcel; null where none comes. @throws AppError not_found */
export async function getReplyShipment(actor: CreatorActor, ref: ReplyRef): Answer {
  const { company_uid, managed_creator_uid } = actor;
  const project = found(await findProjectRow(company_uid, await projectOf(actor, ref)));
  const filter = { creator: [managed_creator_uid] };
  const [view] = await selectShipments(company_uid, project.uid, filter, { limit: 1 });
  const isHere = project.product_shipping && view && isShown(view);
  return { shipment: isHere ? presentReplyShipment(view, project) : null };
}

/** How to set the project up is nothing to the creator. */
const NOTHING_COMES =
  "この依頼では、商品をお送りしないことになりました。確認したいことは、メッセージでお尋ねください。";

/** @throws AppError not_found, conflict (nothing is sent any more) */
async function lockOwn(actor: CreatorActor, ref: ReplyRef) {
  const { company_uid, managed_creator_uid } = actor;
  const project_uid = await projectOf(actor, ref);
  const { product_shipping } = found(await findProjectRow(company_uid, project_uid));
  if (!product_shipping) throw new AppError("conflict", { message: NOTHING_COMES });
  const { views } = await lockShipments(company_uid, project_uid, [managed_creator_uid]);
  const view = found(views[0]);
  if (!isShown(view)) throw new AppError("not_found");
  const rooms = await roomsOf(company_uid, project_uid, [managed_creator_uid]);
  return { view, project_uid, room_uid: rooms.get(managed_creator_uid) };
}

/** The address is right, or is put right. @throws AppError not_found, conflict (on its way) */
export async function confirmAddress(
  actor: CreatorActor,
  { token, recipient }: ReplyRef & { recipient: ShipmentRecipient },
): Answer {
  await inTransaction(async () => {
    const { company_uid, managed_creator_uid: uid } = actor;
    const { view, project_uid, room_uid } = await lockOwn(actor, { token });
    const before = rowOf(view, company_uid, project_uid);
    const isChanged = fingerprint(recipientOf(view)) !== fingerprint(recipient);
    if (!isChanged && before.address_confirmed_at) return;
    if (!isBeforeSending(before.status)) {
      throw new AppError("conflict", {
        message: "商品はすでに発送されています。届け先を変えたいときは、メッセージでご相談ください。",
      });
    }
    const at = now();
    await saveShipments([
      {
        ...before,
        recipient_name: recipient.name,
        recipient_phone: recipient.phone,
        recipient_postal_code: recipient.postal_code,
        recipient_address: recipient.address,
        recipient_source: isChanged ? "creator" : before.recipient_source,
        recipient_taken_at: at,
        address_confirmed_at: at,
        updated_by: null,
        updated_at: at,
      },
    ]);
    await publishRows(company_uid, project_uid, [uid]);
    if (!room_uid) return;
    // A correction is a message of the creator's: the label may be printed already, so somebody has to look.
    const message = { room_uid, uid, id: crypto.randomUUID(), kind: "message" } as const;
    const verb = recipientOf(view).address.trim() === "" ? "入力" : "訂正";
    if (isChanged) await addComment({ ...message, text: `商品のお届け先を${verb}しました。` });
    else await addSystemComment(room_uid, "商品のお届け先が確認されました。");
  });
  return getReplyShipment(actor, { token });
}

/** The parcel is there; asked again nothing changes. @throws AppError not_found, conflict (nothing was sent) */
export async function confirmReceipt(actor: CreatorActor, { token }: ReplyRef): Answer {
  await inTransaction(async () => {
    const { company_uid, managed_creator_uid: uid } = actor;
    const { view, project_uid, room_uid } = await lockOwn(actor, { token });
    const before = rowOf(view, company_uid, project_uid);
    if (before.received_at) return;
    if (!["arranged", "sent", "arrived"].includes(before.status)) {
      throw new AppError("conflict", {
        message: "商品はまだ発送されていません。届いているときは、メッセージでお知らせください。",
      });
    }
    const at = now();
    const after = {
      ...before,
      status: "arrived" as const,
      arrived_on: before.arrived_on ?? dayInJapan(at),
      received_at: at,
      updated_by: null,
      updated_at: at,
    };
    await saveShipments([after]);
    await publishRows(company_uid, project_uid, [uid]);
    await moveJobs([{ view, before, after }], { company_uid, project_uid, by: "system", by_uid: null });
    if (room_uid) await addSystemComment(room_uid, "商品の受け取りが確認されました。");
  });
  return getReplyShipment(actor, { token });
}
