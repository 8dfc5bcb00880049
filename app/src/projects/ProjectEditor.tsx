import { type Project, type ProjectValues, projectFields, projectValues } from "@tsumugi/contract";
import { useCompanyUsers, useUpdateProject } from "@tsumugi/hooks";
import { ConflictDialog, ProjectForm } from "@tsumugi/patterns";
import { toast } from "@tsumugi/ui";
import { useState } from "react";
import { changedFields } from "../shared/changedFields.ts";
import { fullMessageOf } from "../shared/errors.ts";
import { fieldConflictRows } from "../shared/fieldConflictRows.ts";
import { type Contested, saveOwnChanges } from "../shared/saveOwnChanges.ts";
import { useKeptValues } from "../shared/useKeptValues.tsx";
import { useUnsavedChanges } from "../shared/useUnsavedChanges.tsx";
import { projectFormShape } from "./projectFormShape.ts";
import { useSameProjectNames } from "./useSameProjectNames.ts";

export interface ProjectEditorProps {
  readonly project: Project;
  readonly onSaved: (project: Project) => void;
  readonly onCancel?: () => void;
}

interface Conflict extends Contested<Project, ProjectValues> {
  readonly mine: ProjectValues;
}

/** The form over the state that was there when it was opened; who changed the same fields meanwhile is asked about. */
export function ProjectEditor({ project, onSaved, onCancel }: ProjectEditorProps) {
  const kept = useKeptValues(`project.${project.uid}`, projectFormShape);
  const [opened] = useState(project);
  const [taken, setTaken] = useState<Project>();
  const restored = taken ? undefined : kept.restored;
  // What was typed over an older state is saved as such, and every difference to the present one is asked about.
  const base = taken ?? { ...opened, version: restored?.version ?? opened.version };
  const { setDirty, release } = useUnsavedChanges(kept.forget);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { updateProject, isSubmitting, error } = useUpdateProject();
  const { companyUsers } = useCompanyUsers();
  const naming = useSameProjectNames({ uid: project.uid });

  const save = async (values: ProjectValues, over: Project) => {
    try {
      const result = await saveOwnChanges({
        changes: changedFields(projectValues(base), values),
        over,
        isSeen: over !== base || base.version === (taken ?? opened).version,
        valuesOf: projectValues,
        send: (changes, { uid, version }) => updateProject(uid, { ...changes, version }),
      });
      if (!("saved" in result)) return setConflict({ ...result, mine: values });
      const { saved } = result;
      release();
      kept.forget();
      setConflict(null);
      setTaken(saved);
      toast.success(`「${saved.name}」を保存しました`);
      onSaved(saved);
    } catch {
      setConflict(null);
    }
  };
  const present = conflict && projectValues(conflict.theirs);

  return (
    <>
      {restored && kept.notice}
      <ProjectForm
        {...naming}
        key={`${base.version} ${kept.formKey}`}
        restored={restored?.values}
        onEdit={(values) => kept.keep(projectValues(base), values, base.version)}
        defaultValues={projectValues(base)}
        owners={companyUsers.map(({ uid, name }) => ({ value: uid, label: name }))}
        submitLabel="保存する"
        loading={isSubmitting}
        error={error && error.code !== "stale_version" && fullMessageOf(error)}
        fields={error?.fields}
        onSubmit={(values) => void save(values, base)}
        onCancel={onCancel}
        onDirtyChange={setDirty}
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
            kept.forget();
            setTaken(conflict.theirs);
            setConflict(null);
          }}
          onClose={() => setConflict(null)}
        />
      )}
    </>
  );
}
