import type { Project } from "@tsumugi/contract";
import { useUpdateProjectNote } from "@tsumugi/hooks";
import { SaveFoot } from "@tsumugi/patterns";
import { Banner, FormField, Stack, TextArea, toast } from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";
import { useOwnChanges } from "../../shared/useOwnChanges.tsx";
import { usePermissions } from "../../shared/usePermissions.ts";

export interface ProjectNoteProps {
  readonly project: Project;
  readonly onDirtyChange: (isDirty: boolean) => void;
}

const valuesOf = ({ note }: Pick<Project, "note">) => ({ note });

/** 案件ノート: one text that the whole company shares. */
export function ProjectNote({ project, onDirtyChange }: ProjectNoteProps) {
  const [base, setBase] = useState(project);
  const [note, setNote] = useState(project.note);
  const { updateProjectNote, isSubmitting, error } = useUpdateProjectNote();
  const { canWrite } = usePermissions();
  const isDirty = note !== base.note;
  // A colleague's note shows at once where nothing was typed; what was typed stays and is asked about on saving.
  if (!isDirty && project.version > base.version) {
    setBase(project);
    setNote(project.note);
  }
  const isChangedMeanwhile = isDirty && project.version > base.version && project.note !== base.note;

  const take = (saved: Project) => {
    setBase(saved);
    setNote(saved.note);
    onDirtyChange(false);
  };
  const form = useOwnChanges<Project, ReturnType<typeof valuesOf>>({
    valuesOf,
    send: async (changes, over) =>
      take(await updateProjectNote(project.uid, changes.note ?? over.note, over.version)),
    rowsOf: (mine, theirs) => [{ label: "案件ノート", mine: mine.note, theirs: theirs.note }],
    onTakeTheirs: take,
  });
  const save = async () => {
    try {
      if ((await form.save(base, { note })) === "mine") toast.success("案件ノートを保存しました");
    } catch {
      // Shown below the note, with everything typed still there.
    }
  };

  return (
    <Stack>
      <FormField
        label="ノート"
        hint="打ち合わせの記録や決まったことを書いておけます。クリエイターには見えません"
        error={error?.fields.note}
      >
        <TextArea
          rows={6}
          value={note}
          readOnly={!canWrite}
          onChange={(event) => {
            setNote(event.target.value);
            onDirtyChange(event.target.value !== base.note);
          }}
        />
      </FormField>
      {isChangedMeanwhile && (
        <Banner tone="warning">
          入力中に、ほかのメンバーがノートを書き換えました。保存するときに、どちらを残すか選べます。
        </Banner>
      )}
      {error && error.code !== "stale_version" && <Banner tone="danger">{fullMessageOf(error)}</Banner>}
      {canWrite && (
        <SaveFoot label="ノートを保存" isDirty={isDirty} loading={isSubmitting} onSave={() => void save()} />
      )}
      {form.conflictDialog}
    </Stack>
  );
}
