import type { Project } from "@tsumugi/contract";
import { useUpdateProjectNote } from "@tsumugi/hooks";
import { SaveFoot } from "@tsumugi/patterns";
import { Banner, FormField, Stack, TextArea, toast } from "@tsumugi/ui";
import { useEffect, useState } from "react";
import { CannotSaveNow } from "../../shared/CannotSaveNow.tsx";
import { fullMessageOf } from "../../shared/errors.ts";
import { keptTextShape, textOver } from "../../shared/keptText.ts";
import { type KeptForm, useKeptValues } from "../../shared/useKeptValues.tsx";
import { useOwnChanges } from "../../shared/useOwnChanges.tsx";
import { usePermissions } from "../../shared/usePermissions.ts";
import { useUnsavedChanges } from "../../shared/useUnsavedChanges.tsx";

export interface ProjectNoteProps {
  readonly project: Project;
}

const valuesOf = ({ note }: Pick<Project, "note">) => ({ note });

/** 案件ノート: one text that the whole company shares. What is typed outlives the right to save it. */
export function ProjectNote({ project }: ProjectNoteProps) {
  const kept = useKeptValues(`note.${project.uid}`, keptTextShape);
  return <NoteForm key={kept.formKey} project={project} kept={kept} />;
}

interface NoteFormProps extends ProjectNoteProps {
  readonly kept: KeptForm<typeof keptTextShape>;
}

function NoteForm({ project, kept }: NoteFormProps) {
  const { restored } = kept;
  const [base, setBase] = useState(
    restored
      ? { ...project, version: restored.version ?? project.version, note: restored.values.before ?? "" }
      : project,
  );
  const [note, setNote] = useState(restored?.values.text ?? base.note);
  const { updateProjectNote, isSubmitting, error } = useUpdateProjectNote();
  const { canWrite, whyNot } = usePermissions();
  const { setDirty } = useUnsavedChanges(kept.forget);
  const isDirty = note !== base.note;
  // Nothing is asked of somebody who could not save it: it is kept.
  useEffect(() => setDirty(isDirty && canWrite), [setDirty, isDirty, canWrite]);
  // A colleague's note shows at once where nothing was typed; what was typed stays and is asked about on saving.
  if (!isDirty && project.version > base.version) {
    setBase(project);
    setNote(project.note);
  }
  const isChangedMeanwhile = isDirty && project.version > base.version && project.note !== base.note;

  const take = (saved: Project) => {
    setBase(saved);
    setNote(saved.note);
    setDirty(false);
    kept.forget();
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
      {isDirty && whyNot !== undefined && <CannotSaveNow>{whyNot}</CannotSaveNow>}
      {restored && isDirty && kept.notice}
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
            const text = event.target.value;
            setNote(text);
            if (text === base.note) kept.forget();
            else kept.keep(textOver(base.note), { text, before: base.note }, base.version);
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
