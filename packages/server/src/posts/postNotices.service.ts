import { platformLabels } from "@tsumugi/contract";
import { notifyMembers } from "../notifications/notifications.service.ts";
import { findProjectRow } from "../projects/projects.repository.ts";
import type { PostRow } from "./posts.repository.ts";

export interface PostNews {
  readonly title: string;
  /** What exactly, after the post's name. */
  readonly detail?: string;
  /** The view of the posts screen that shows it; absent: the list. */
  readonly view?: "pr";
  /** Whoever found it out needs no notice. */
  readonly except?: string | undefined;
}

/** Tells members what happened to a post after it was registered. */
export async function tellOfPost(post: PostRow, { title, detail, view, except }: PostNews): Promise<void> {
  const { company_uid, project_uid, platform, uid } = post;
  const project = await findProjectRow(company_uid, project_uid);
  const name = `${post.title || platformLabels[platform]}（${platformLabels[platform]}）`;
  await notifyMembers({
    company_uid,
    kind: "post_lost",
    title,
    body: [project?.name, name, detail].filter(Boolean).join(": "),
    href: `/projects/${project_uid}/posts?${view ? `view=${view}&` : ""}post=${uid}`,
    except: except ?? null,
  });
}
