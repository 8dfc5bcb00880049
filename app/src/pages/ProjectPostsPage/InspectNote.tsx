import type { Project, ProjectCreator } from "@tsumugi/contract";
import { useUpdateJobStatus } from "@tsumugi/hooks";
import { Banner, Button, toast } from "@tsumugi/ui";
import { fullMessageOf } from "../../shared/errors.ts";

export interface InspectNoteProps {
  readonly project: Project;
  /** The one whose posts alone are shown. */
  readonly creator: Pick<ProjectCreator, "creator_uid" | "display_name" | "job_status">;
}

/** The inspection of one creator's posts, where they are looked at: the step that the sheet and Home lead to. */
export function InspectNote({ project, creator }: InspectNoteProps) {
  const { updateJobStatus, isSubmitting } = useUpdateJobStatus();
  const { creator_uid, display_name, job_status: was } = creator;
  const inspect = () => {
    updateJobStatus(project.uid, { creator_uid, job_status: "inspected", was }).then(
      () => toast.success(`「${display_name}」を検収済みにしました`),
      (cause: unknown) => toast.error(fullMessageOf(cause)),
    );
  };
  return (
    <Banner
      tone="info"
      actions={
        <Button size="sm" variant="primary" loading={isSubmitting} onClick={inspect}>
          検収済みにする
        </Button>
      }
    >
      {display_name}さんの投稿は検収待ちです。投稿の内容とPR表記を確かめてから、検収済みにしてください。
    </Banner>
  );
}
