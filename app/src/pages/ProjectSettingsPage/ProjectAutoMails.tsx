import type { AutoMails } from "@tsumugi/contract";
import { useProjectAutoMails, useSetProjectAutoMails } from "@tsumugi/hooks";
import { AutoMailsForm } from "@tsumugi/patterns";
import { Skeleton, toast } from "@tsumugi/ui";
import { fullMessageOf } from "../../shared/errors.ts";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { usePermissions } from "../../shared/usePermissions.ts";

export interface ProjectAutoMailsProps {
  readonly projectUid: string;
  readonly onDirtyChange: (isDirty: boolean) => void;
}

/** 自動のお知らせ: the reminders that the project's creators get. */
export function ProjectAutoMails({ projectUid, onDirtyChange }: ProjectAutoMailsProps) {
  const { autoMails, error, refresh } = useProjectAutoMails(projectUid);
  const { setProjectAutoMails, isSubmitting, error: refusal } = useSetProjectAutoMails();
  const { canWrite } = usePermissions();
  if (error && !autoMails) return <LoadFailure error={error} onRetry={() => void refresh()} />;
  if (!autoMails) return <Skeleton shape="block" height={160} />;

  const save = async (values: AutoMails) => {
    try {
      await setProjectAutoMails(projectUid, values);
      onDirtyChange(false);
      toast.success("自動のお知らせを保存しました");
    } catch {
      // Shown below the form, with everything chosen still there.
    }
  };
  return (
    <AutoMailsForm
      autoMails={autoMails}
      loading={isSubmitting}
      error={refusal && fullMessageOf(refusal)}
      onDirtyChange={onDirtyChange}
      onSave={canWrite ? (values) => void save(values) : undefined}
    />
  );
}
