import { type Project, type ProjectValues, projectFields, projectValues } from "@tsumugi/contract";
import { isApiError, useCompanyUsers, useUpdateProject } from "@tsumugi/hooks";
import { ConflictDialog, ProjectForm } from "@tsumugi/patterns";
import { toast } from "@tsumugi/ui";
import { useState } from "react";
import { changedFields } from "../shared/changedFields.ts";
import { fullMessageOf } from "../shared/errors.ts";
import { fieldConflictRows } from "../shared/fieldConflictRows.ts";

export interface ProjectEditorProps {
  readonly project: Project;
  readonly onSaved: (project: Project) => void;
  readonly onCancel?: () => void;
  readonly onDirtyChange: (isDirty: boolean) => void;
}

const sameValues = (a: Project, b: Project): boolean =>
  JSON.stringify(projectValues(a)) === JSON.stringify(projectValues(b));

interface Conflict {
  readonly mine: ProjectValues;
  readonly theirs: Project;
}

/** The form over the state that was there when it was opened; a save meanwhile asks which one stays. */
export function ProjectEditor({ project, onSaved, onCancel, onDirtyChange }: ProjectEditorProps) {
  const [base, setBase] = useState(project);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { updateProject, isSubmitting, error } = useUpdateProject();
  const { companyUsers } = useCompanyUsers();

  const save = async (values: ProjectValues, over: Project) => {
    try {
      const changes = changedFields(projectValues(over), values);
      const saved = await updateProject(over.uid, { ...changes, version: over.version });
      onDirtyChange(false);
      setConflict(null);
      setBase(saved);
      toast.success(`「${saved.name}」を保存しました`);
      onSaved(saved);
    } catch (cause) {
      const present = isApiError(cause) && cause.code === "stale_version" ? (cause.current as Project) : null;
      // The note or the columns alone were changed: every field is still as it was read, so nothing is overwritten.
      const isSame = present !== null && sameValues(present, over) && present.version > over.version;
      if (isSame) await save(values, present);
      else setConflict(present && { mine: values, theirs: present });
    }
  };

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
      {conflict && (
        <ConflictDialog
          open
          rows={fieldConflictRows(projectFields, conflict.mine, projectValues(conflict.theirs), companyUsers)}
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
