import type { MemberActor } from "../../core/actor.ts";
import { notifyMembers } from "../../notifications/notifications.service.ts";
import { ownCreators } from "../projectCreators.repository.ts";
import { findProjectRow } from "../projects.repository.ts";
import { peopleOnRow, type RowCommentRow } from "./rowComments.repository.ts";

/**
 * Notifies those whom a remark on a row addresses, and of a new one whom the talk concerns anyway: who wrote there before
 * or was addressed, and who is in charge of the project. What was said stays on the row: erasing its creator takes it there.
 */
export async function tellOfRowComment(
  { company_uid, uid, name }: MemberActor,
  { project_uid, managed_creator_uid }: Pick<RowCommentRow, "project_uid" | "managed_creator_uid">,
  { mentioned, isNew }: { readonly mentioned: readonly string[]; readonly isNew: boolean },
): Promise<void> {
  const project = await findProjectRow(company_uid, project_uid);
  const talking = isNew ? await peopleOnRow(company_uid, { project_uid, managed_creator_uid }) : [];
  if (isNew && project?.owner_uid) talking.push(project.owner_uid);
  const [creator] = await ownCreators(company_uid, [managed_creator_uid]);
  const about = {
    company_uid,
    kind: "row_comment" as const,
    body: [project?.name, creator?.display_name].filter(Boolean).join(": "),
    href: `/projects/${project_uid}?creator=${managed_creator_uid}&open=comments`,
    except: uid,
  };
  await notifyMembers({
    ...about,
    title: `${name}さんがあなた宛てにコメントしました`,
    recipients: mentioned,
  });
  await notifyMembers({
    ...about,
    title: `${name}さんが案件の行にコメントしました`,
    recipients: talking.filter((person) => !mentioned.includes(person)),
  });
}
