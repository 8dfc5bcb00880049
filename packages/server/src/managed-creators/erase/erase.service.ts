import { now } from "../../core/context.ts";
import { eraseRecordTraces } from "../../creators/eraseTraces.repository.ts";
import { forgetCreatorInImports } from "../../import-tasks/files/forgetRows.repository.ts";
import { renameContractor } from "../../job-requests/job-requests.repository.ts";
import { deletePayee } from "../../payees/payees.repository.ts";
import { eraseDrafts } from "../../payment-notices/eraseDrafts.repository.ts";
import { hasUnpaid } from "../../payment-notices/unpaidNotices.repository.ts";
import { eraseShipments } from "../../shipments/shipments.repository.ts";
import { forgetChangesOf } from "../bulk/bulk.repository.ts";
import { blankColumns } from "../creatorColumns.ts";
import { ERASED_NAME } from "../managed-creators.presenter.ts";
import * as repository from "../managed-creators.repository.ts";
import { forgetAbsorbedCreators } from "../merge/absorbedCreators.repository.ts";
import { tellNewNumbers } from "../merge/mergeRooms.repository.ts";
import { earlierAddresses, eraseHistory, recordHistory } from "../timeline/history.repository.ts";
import { eraseMentions } from "./eraseMentions.repository.ts";
import { erasePosts } from "./erasePosts.repository.ts";
import { eraseTalk } from "./eraseTalk.repository.ts";
import { eraseWritings } from "./eraseWritings.service.ts";
import { tellOfMentions } from "./tellOfMentions.service.ts";
import { wordsOfRecord } from "./wordsOfRecord.repository.ts";

/** Everything personal gone; the row stays, because jobs and notices refer to it. */
const erased = (name: string, archivedAt: Date, at: Date): repository.ManagedCreatorChange => ({
  ...blankColumns(({ personal }) => personal),
  display_name: name,
  creator_uid: null,
  search_source: "",
  archived_at: archivedAt,
  erased_at: at,
  updated_at: at,
});

/** Erases the person of a record, in its terms of jobs, too. Links to those jobs open nothing from then on. */
export async function eraseRecord(record: {
  readonly company_uid: string;
  readonly uid: string;
  readonly archived_at: Date | null;
  readonly email: string;
}): Promise<void> {
  const { company_uid, uid, archived_at, email } = record;
  const at = now();
  const emails = [email, ...(await earlierAddresses(company_uid, uid))];
  const words = await wordsOfRecord(company_uid, uid, emails);
  await eraseRecordTraces(company_uid, { uid, emails }, ERASED_NAME);
  await repository.clearParts(company_uid, uid);
  await repository.update(company_uid, uid, erased(ERASED_NAME, archived_at ?? at, at));
  await forgetChangesOf(company_uid, uid);
  await forgetCreatorInImports(company_uid, uid);
  await forgetAbsorbedCreators(company_uid, uid);
  await eraseHistory(company_uid, uid);
  await recordHistory(company_uid, [{ managed_creator_uid: uid, kind: "erased" }]);
  await renameContractor(company_uid, uid, ERASED_NAME);
  await eraseShipments(company_uid, uid);
  // What was issued is still paid, and to nobody else's account.
  if (!(await hasUnpaid(company_uid, uid))) await deletePayee({ company_uid, managed_creator_uid: uid });
  await eraseDrafts(company_uid, uid, at);
  await eraseWritings(company_uid, uid, at);
  await erasePosts(company_uid, uid, at);
  for (const room of await eraseTalk(company_uid, uid, at)) await tellNewNumbers(company_uid, room);
  await tellOfMentions(company_uid, await eraseMentions(company_uid, words));
}
