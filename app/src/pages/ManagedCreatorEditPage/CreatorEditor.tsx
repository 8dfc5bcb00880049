import {
  customFieldsOf,
  customFormValues,
  customValuesByKey,
  type ManagedCreator,
  type ManagedCreatorValues,
  managedCreatorFields,
  managedCreatorValues,
  profileOf,
} from "@tsumugi/contract";
import {
  isApiError,
  useCompanyUsers,
  useCreatorTags,
  useCustomFields,
  useFindTowns,
  useGenres,
  useUpdateManagedCreator,
} from "@tsumugi/hooks";
import { ConflictDialog, CreatorForm } from "@tsumugi/patterns";
import { toast } from "@tsumugi/ui";
import { useState } from "react";
import { CreatorProblem } from "../../managed-creators/CreatorProblem.tsx";
import { creatorFormShape } from "../../managed-creators/creatorFormShape.ts";
import { useDuplicates } from "../../managed-creators/useDuplicates.tsx";
import { paths } from "../../paths.ts";
import { useNavigate } from "../../routing/address.ts";
import { changedFields } from "../../shared/changedFields.ts";
import { fieldConflictRows } from "../../shared/fieldConflictRows.ts";
import { useKeptValues } from "../../shared/useKeptValues.tsx";
import { useUnsavedChanges } from "../../shared/useUnsavedChanges.tsx";
import { withOwnPages } from "./ownPages.ts";

interface Conflict {
  readonly mine: ManagedCreatorValues;
  readonly theirs: ManagedCreator;
}

export interface CreatorEditorProps {
  readonly creator: ManagedCreator;
  /** A save found the record archived: nothing can be saved until it is back. What was typed is kept. */
  readonly onArchived: () => void;
}

/** The form over the state that was there when it was opened; a save meanwhile asks which one stays. */
export function CreatorEditor({ creator, onArchived }: CreatorEditorProps) {
  const kept = useKeptValues(`creator.${creator.uid}`, creatorFormShape);
  const [opened] = useState(creator);
  const [taken, setTaken] = useState<ManagedCreator>();
  const restored = taken ? undefined : kept.restored;
  // What was typed over an older state is saved as such: the server then asks which one stays.
  const base = taken ?? { ...opened, version: restored?.version ?? opened.version };
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { updateManagedCreator, isSubmitting, error } = useUpdateManagedCreator();
  const { genres } = useGenres();
  const { fieldsInUse } = useCustomFields();
  // What the form fills in for blank fields is no change.
  const valuesOf = (record: ManagedCreator) => {
    const values = managedCreatorValues(record);
    return { ...values, custom_values: customFormValues(fieldsInUse, values.custom_values) };
  };
  const { companyUsers } = useCompanyUsers();
  const { creatorTags } = useCreatorTags();
  const { findTowns } = useFindTowns();
  const duplicates = useDuplicates(creator.uid);
  const { setDirty, release, leaveDialog } = useUnsavedChanges(kept.forget);
  const navigate = useNavigate();
  const isStale = error?.code === "stale_version";

  const save = async (values: ManagedCreatorValues, over: ManagedCreator) => {
    try {
      const changes = changedFields(valuesOf(over), withOwnPages(values, base));
      const saved = await updateManagedCreator(over.uid, { ...changes, version: over.version });
      release();
      kept.forget();
      toast.success(`「${saved.display_name}」を保存しました`);
      navigate(paths.managedCreator.getHref(saved.uid));
    } catch (cause) {
      const isConflict = isApiError(cause) && cause.code === "stale_version";
      const theirs = isConflict ? (cause.current as ManagedCreator) : undefined;
      if (theirs?.archived_at) onArchived();
      setConflict(theirs && !theirs.archived_at ? { mine: values, theirs } : null);
    }
  };

  return (
    <>
      {restored && kept.notice}
      <CreatorForm
        {...duplicates}
        readProfile={profileOf}
        findTowns={findTowns}
        tagSuggestions={creatorTags.map(({ name }) => name)}
        key={`${base.version} ${kept.formKey}`}
        restored={restored?.values}
        onEdit={(values) => kept.keep(valuesOf(base), values, base.version)}
        defaultValues={valuesOf(base)}
        customFields={fieldsInUse}
        genres={genres.map(({ uid, name }) => ({ value: uid, label: name }))}
        owners={companyUsers.map(({ uid, name }) => ({ value: uid, label: name }))}
        submitLabel="保存する"
        loading={isSubmitting}
        error={error && !isStale && <CreatorProblem error={error} />}
        fields={error?.fields}
        onSubmit={(values) => void save(values, base)}
        onCancel={() => navigate(paths.managedCreator.getHref(base.uid))}
        onDirtyChange={setDirty}
      />
      {conflict && (
        <ConflictDialog
          open
          rows={[
            ...fieldConflictRows(managedCreatorFields, conflict.mine, managedCreatorValues(conflict.theirs), [
              ...genres,
              ...companyUsers,
            ]),
            ...fieldConflictRows(
              customFieldsOf(fieldsInUse),
              customValuesByKey(fieldsInUse, conflict.mine.custom_values),
              customValuesByKey(fieldsInUse, conflict.theirs.custom_values),
              [],
            ),
          ]}
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
      {leaveDialog}
    </>
  );
}
