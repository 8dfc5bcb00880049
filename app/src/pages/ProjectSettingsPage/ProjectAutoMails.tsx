import type { AutoMails } from "@tsumugi/contract";
import { useProjectAutoMails, useSetProjectAutoMails } from "@tsumugi/hooks";
import { AutoMailsForm } from "@tsumugi/patterns";
import { Skeleton, toast } from "@tsumugi/ui";
import { useState } from "react";
import { changedFields } from "../../shared/changedFields.ts";
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
  if (error && !autoMails) return <LoadFailure error={error} onRetry={() => void refresh()} />;
  if (!autoMails) return <Skeleton shape="block" height={160} />;
  return <Editor projectUid={projectUid} autoMails={autoMails} onDirtyChange={onDirtyChange} />;
}

interface EditorProps extends ProjectAutoMailsProps {
  readonly autoMails: AutoMails;
}

/** Only what was changed is sent: what a colleague turned off meanwhile stays off. */
function Editor({ projectUid, autoMails, onDirtyChange }: EditorProps) {
  const { setProjectAutoMails, isSubmitting, error: refusal } = useSetProjectAutoMails();
  const { canWrite } = usePermissions();
  const [base, setBase] = useState(autoMails);
  const [isDirty, setDirty] = useState(false);
  const tell = (dirty: boolean) => {
    setDirty(dirty);
    onDirtyChange(dirty);
  };
  const [read, setRead] = useState(autoMails);
  // A colleague's settings show at once where nothing was changed.
  if (autoMails !== read) {
    setRead(autoMails);
    if (!isDirty) setBase(autoMails);
  }

  const save = async (values: AutoMails) => {
    try {
      setBase(await setProjectAutoMails(projectUid, changedFields(base, values)));
      tell(false);
      toast.success("自動のお知らせを保存しました");
    } catch {
      // Shown below the form, with everything chosen still there.
    }
  };
  return (
    <AutoMailsForm
      key={JSON.stringify(base)}
      autoMails={base}
      loading={isSubmitting}
      error={refusal && fullMessageOf(refusal)}
      onDirtyChange={tell}
      onSave={canWrite ? (values) => void save(values) : undefined}
    />
  );
}
