import type { AutoMails, ProjectAutoMails as Kept } from "@tsumugi/contract";
import { useProjectAutoMails, useSetProjectAutoMails } from "@tsumugi/hooks";
import { AutoMailsForm, autoMailsWords } from "@tsumugi/patterns";
import { Skeleton, toast } from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { useOwnChanges } from "../../shared/useOwnChanges.tsx";
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
  readonly autoMails: Kept;
}

const valuesOf = ({ version: _, ...values }: Kept): AutoMails => values;

const rowsOf = (mine: AutoMails, theirs: AutoMails) => {
  const their = autoMailsWords(theirs);
  return autoMailsWords(mine).map(({ label, value }, at) => ({
    label,
    mine: value,
    theirs: their[at]?.value ?? "",
  }));
};

/** Only what was changed is sent: what a colleague turned off meanwhile stays off, and the same setting is asked about. */
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

  const form = useOwnChanges<Kept, AutoMails>({
    valuesOf,
    send: async (changes, { version }) =>
      setBase(await setProjectAutoMails(projectUid, { ...changes, version })),
    rowsOf,
    onTakeTheirs: setBase,
  });
  const save = async (values: AutoMails) => {
    try {
      const answer = await form.save(base, values);
      if (answer === "back") return;
      tell(false);
      if (answer === "mine") toast.success("自動のお知らせを保存しました");
    } catch {
      // Shown below the form, with everything chosen still there.
    }
  };
  return (
    <>
      <AutoMailsForm
        key={JSON.stringify(base)}
        autoMails={valuesOf(base)}
        loading={isSubmitting}
        error={refusal && refusal.code !== "stale_version" ? fullMessageOf(refusal) : undefined}
        onDirtyChange={tell}
        onSave={canWrite ? (values) => void save(values) : undefined}
      />
      {form.conflictDialog}
    </>
  );
}
