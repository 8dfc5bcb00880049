import { publish } from "../../core/realtime/publish.ts";

/** Beyond this many a screen reads its pages again instead of naming the rows. */
const MOST = 100;

/** Rows came or went, or so much changed that every open sheet reads its pages again. */
export const publishSheet = (company_uid: string, project_uid: string): Promise<void> =>
  publish({ type: "project.changed", company_uid, project_uid, creator_uids: null });

/** The project's own columns changed, none of its rows. */
export const publishColumns = (company_uid: string, project_uid: string): Promise<void> =>
  publish({ type: "project.changed", company_uid, project_uid, creator_uids: [] });

/** Lets every open sheet of the project read these rows again, once the transaction is committed. */
export async function publishRows(
  company_uid: string,
  project_uid: string,
  creator_uids: readonly string[],
): Promise<void> {
  if (creator_uids.length === 0) return;
  const named = creator_uids.length > MOST ? null : [...creator_uids];
  await publish({ type: "project.changed", company_uid, project_uid, creator_uids: named });
}
