import type { Project } from "@tsumugi/contract";
import { isApiError, useUpdateProjectNote } from "@tsumugi/hooks";
import { ConflictDialog } from "@tsumugi/patterns";
import { Banner, Button, FormField, Stack, TextArea, toast } from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";
import { usePermissions } from "../../shared/usePermissions.ts";

export interface ProjectNoteProps {
  readonly project: Project;
  readonly onDirtyChange: (isDirty: boolean) => void;
}

/** 案件ノート: one text that the whole company shares. */
export function ProjectNote({ project, onDirtyChange }: ProjectNoteProps) {
  const [base, setBase] = useState(project);
  const [note, setNote] = useState(project.note);
  const [theirs, setTheirs] = useState<Project | null>(null);
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
    setTheirs(null);
    onDirtyChange(false);
  };
  const save = async (version: number) => {
    try {
      take(await updateProjectNote(project.uid, note, version));
      toast.success("案件ノートを保存しました");
    } catch (cause) {
      if (!isApiError(cause) || cause.code !== "stale_version") return;
      const present = cause.current as Project;
      // Something else of the project was changed: the note is still the one that was read, so nobody's text is lost.
      if (present.note === base.note && present.version > version) await save(present.version);
      else setTheirs(present);
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
        <div>
          <Button
            variant="primary"
            loading={isSubmitting}
            aria-disabled={!isDirty}
            onClick={() => void save(base.version)}
          >
            ノートを保存
          </Button>
        </div>
      )}
      {theirs && (
        <ConflictDialog
          open
          rows={theirs.note === note ? [] : [{ label: "案件ノート", mine: note, theirs: theirs.note }]}
          loading={isSubmitting}
          onKeepMine={() => void save(theirs.version)}
          onTakeTheirs={() => take(theirs)}
          onClose={() => setTheirs(null)}
        />
      )}
    </Stack>
  );
}
