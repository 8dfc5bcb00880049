import {
  customFieldsOf,
  customFormValues,
  type ManagedCreator,
  type ManagedCreatorValues,
  type MergedInto,
  managedCreatorFields,
  managedCreatorValues,
  profileOf,
} from "@tsumugi/contract";
import {
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
import { mergedInto } from "../../managed-creators/mergedInto.ts";
import { useDuplicates } from "../../managed-creators/useDuplicates.tsx";
import { paths } from "../../paths.ts";
import { useNavigate } from "../../routing/address.ts";
import { changedFields } from "../../shared/changedFields.ts";
import { fieldConflictRows } from "../../shared/fieldConflictRows.ts";
import { type Contested, saveOwnChanges } from "../../shared/saveOwnChanges.ts";
import { useKeptValues } from "../../shared/useKeptValues.tsx";
import { useUnsavedChanges } from "../../shared/useUnsavedChanges.tsx";
import { type CreatorFields, creatorBody, creatorFields } from "./creatorFields.ts";
import { MovedForm } from "./MovedForm.tsx";
import { MovedNotice } from "./MovedNotice.tsx";
import { withOwnPages } from "./ownPages.ts";

interface Conflict extends Contested<ManagedCreator, CreatorFields> {
  readonly mine: ManagedCreatorValues;
}

export interface CreatorEditorProps {
  readonly creator: ManagedCreator;
  /** The record that took this one in while the form was open: this one cannot be saved any more. */
  readonly into: MergedInto | undefined;
  /** A save found the record archived: nothing can be saved until it is back. What was typed is kept. */
  readonly onArchived: () => void;
}

/** The form over the state that was there when it was opened; who changed the same fields meanwhile is asked about. */
export function CreatorEditor({ creator, into, onArchived }: CreatorEditorProps) {
  const kept = useKeptValues(`creator.${creator.uid}`, creatorFormShape);
  const [opened] = useState(creator);
  const [taken, setTaken] = useState<ManagedCreator>();
  const restored = taken ? undefined : kept.restored;
  // What was typed over an older state is saved as such, and every difference to the present one is asked about.
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
  const moved = into ?? mergedInto(error);
  const [isMoving, setMoving] = useState(false);

  const save = async (values: ManagedCreatorValues, over: ManagedCreator) => {
    const fieldsOf = (all: ManagedCreatorValues) => creatorFields(fieldsInUse, all);
    try {
      const result = await saveOwnChanges({
        changes: changedFields(fieldsOf(valuesOf(base)), fieldsOf(withOwnPages(values, base))),
        over,
        isSeen: over !== base || base.version === (taken ?? opened).version,
        valuesOf: (record) => fieldsOf(valuesOf(record)),
        send: (changes, present) =>
          updateManagedCreator(present.uid, {
            ...creatorBody(changes, valuesOf(base).accounts, valuesOf(present).accounts),
            version: present.version,
          }),
        canSaveOver: ({ archived_at }) => !archived_at,
      });
      if (!("saved" in result)) {
        const isArchived = result.theirs.archived_at !== null;
        if (isArchived) onArchived();
        return setConflict(isArchived ? null : { ...result, mine: values });
      }
      const { saved } = result;
      release();
      kept.forget();
      toast.success(`「${saved.display_name}」を保存しました`);
      navigate(paths.managedCreator.getHref(saved.uid));
    } catch {
      setConflict(null);
    }
  };
  const rowsOf = ({ theirs, contested }: Conflict) => {
    const present = creatorFields(fieldsInUse, valuesOf(theirs));
    const mine = { ...present, ...contested };
    return [
      ...fieldConflictRows(managedCreatorFields, mine, present, [...genres, ...companyUsers]),
      ...fieldConflictRows(customFieldsOf(fieldsInUse), mine, present, []),
    ];
  };

  if (moved && isMoving) return <MovedForm uid={creator.uid} into={moved} onLeave={release} />;
  return (
    <>
      {moved && <MovedNotice into={moved} onMove={() => setMoving(true)} />}
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
        error={
          error &&
          !isStale &&
          (moved ? (
            `「${moved.display_name}」にまとめられたため、保存していません。画面の上のボタンで、その編集に移してください。`
          ) : (
            <CreatorProblem error={error} />
          ))
        }
        fields={error?.fields}
        onSubmit={(values) => void save(values, base)}
        onCancel={() => navigate(paths.managedCreator.getHref(base.uid))}
        onDirtyChange={setDirty}
      />
      {conflict && (
        <ConflictDialog
          open
          rows={rowsOf(conflict)}
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
