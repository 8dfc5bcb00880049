import { type Project, type ProjectValues, projectFields, projectValues } from "@tsumugi/contract";
import { useCompanyUsers, useUpdateProject } from "@tsumugi/hooks";
import { ConflictDialog, ProjectForm } from "@tsumugi/patterns";
import { toast } from "@tsumugi/ui";
import { useState } from "react";
import { changedFields } from "../shared/changedFields.ts";
import { fullMessageOf } from "../shared/errors.ts";
import { fieldConflictRows } from "../shared/fieldConflictRows.ts";
import { type Contested, saveOwnChanges } from "../shared/saveOwnChanges.ts";

export interface ProjectEditorProps {
  readonly project: Project;
  readonly onSaved: (project: Project) => void;
  readonly onCancel?: () => void;
  readonly onDirtyChange: (isDirty: boolean) => void;
}

interface Conflict extends Contested<Project, ProjectValues> {
  readonly mine: ProjectValues;
}

/** The form over the state that was there when it was opened; who changed the same fields meanwhile is asked about. */
export function ProjectEditor({ project, onSaved, onCancel, onDirtyChange }: ProjectEditorProps) {
  const [base, setBase] = useState(project);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { updateProject, isSubmitting, error } = useUpdateProject();
  const { companyUsers } = useCompanyUsers();

  const save = async (values: ProjectValues, over: Project) => {
    try {
      const result = await saveOwnChanges({
        changes: changedFields(projectValues(base), values),
        over,
        valuesOf: projectValues,
        send: (changes, { uid, version }) => updateProject(uid, { ...changes, version }),
      });
      if (!("saved" in result)) return setConflict({ ...result, mine: values });
      const { saved } = result;
      onDirtyChange(false);
      setConflict(null);
      setBase(saved);
      toast.success(`「${saved.name}」を保存しました`);
      onSaved(saved);
    } catch {
      setConflict(null);
    }
  };
  const present = conflict && projectValues(conflict.theirs);

  return (
    <>
      <ProjectForm
        key={base.version}
        defaultValues={projectValues(base)}
        owners={companyUsers.map(({ uid, name }) => ({ value: uid, label: name }))}
        submitLabel="保存する"
        loading={isSubmitting}
        error={error && error.code !== "stale_version" && fullMessageOf(error)}
        fields={error?.fields}
        onSubmit={(values) => void save(values, base)}
        onCancel={onCancel}
        onDirtyChange={onDirtyChange}
      />
      {conflict && present && (
        <ConflictDialog
          open
          rows={fieldConflictRows(
            projectFields,
            { ...present, ...conflict.contested },
            present,
            companyUsers,
          )}
          loading={isSubmitting}
          onKeepMine={() => void save(conflict.mine, conflict.theirs)}
          onTakeTheirs={() => {
            setBase(conflict.theirs);
            setConflict(null);
          }}
          onClose={() => setConflict(null)}
        />
      )}
    </>
  );
}
