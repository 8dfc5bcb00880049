import {
  blankBody,
  type CompanyProfile,
  type CompanyProfileValues,
  type CompanySection,
  companyFields,
  companyProfileValues,
  companySectionLabels,
} from "@tsumugi/contract";
import { useUpdateCompanyProfile, useUploadImage } from "@tsumugi/hooks";
import { CompanyProfileForm, ConflictDialog } from "@tsumugi/patterns";
import { toast } from "@tsumugi/ui";
import { useState } from "react";
import { changedFields } from "../../shared/changedFields.ts";
import { fullMessageOf } from "../../shared/errors.ts";
import { fieldConflictRows } from "../../shared/fieldConflictRows.ts";
import { type Contested, contestedFields, saveOwnChanges } from "../../shared/saveOwnChanges.ts";
import type { KeptForm } from "../../shared/useKeptValues.tsx";
import { useUnsavedChanges } from "../../shared/useUnsavedChanges.tsx";

export interface SectionEditorProps {
  readonly section: CompanySection;
  readonly profile: CompanyProfile;
  /** What is typed and not saved. */
  readonly kept: KeptForm<CompanyProfileValues>;
  readonly onSaved: () => void;
}

interface Conflict extends Contested<CompanyProfile, CompanyProfileValues> {
  readonly mine: CompanyProfileValues;
}

/** Who may not see a field gets null for it; a form needs something to draw. */
const valuesOf = (profile: CompanyProfile): CompanyProfileValues => ({
  ...blankBody(companyFields),
  ...Object.fromEntries(Object.entries(companyProfileValues(profile)).filter(([, value]) => value !== null)),
});

/** One section over the state in which it was opened. A save of another section meanwhile is no conflict. */
export function SectionEditor({ section, profile, kept, onSaved }: SectionEditorProps) {
  const [opened] = useState(profile);
  const [taken, setTaken] = useState<CompanyProfile>();
  const restored = taken ? undefined : kept.restored;
  // What was typed over an older state is saved as such, and every difference to the present one is asked about.
  const base = taken ?? { ...opened, version: restored?.version ?? opened.version };
  const isOlder = base.version !== (taken ?? opened).version;
  const { setDirty, release } = useUnsavedChanges(kept.forget);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [imageError, setImageError] = useState<string>();
  const { updateCompanyProfile, isSubmitting, error } = useUpdateCompanyProfile();
  const { uploadImage, isSubmitting: isUploading } = useUploadImage();

  const take = (next: CompanyProfile) => {
    setTaken(next);
    setConflict(null);
    release();
    kept.forget();
  };
  const changesOf = (values: CompanyProfileValues) => changedFields(valuesOf(base), values);
  const save = async (values: CompanyProfileValues, over: CompanyProfile): Promise<void> => {
    try {
      const result = await saveOwnChanges({
        changes: changesOf(values),
        over,
        isSeen: !isOlder || over !== base,
        valuesOf,
        send: (changes, { version }) => updateCompanyProfile({ ...changes, version }),
      });
      if (!("saved" in result)) return setConflict({ ...result, mine: values });
      take(result.saved);
      toast.success(`「${companySectionLabels[section]}」を保存しました`);
      onSaved();
    } catch {
      setConflict(null);
    }
  };
  // The newest state on screen, where this save changes nothing that differs there: one's own save of another section
  // would be refused once otherwise.
  const newestFor = (values: CompanyProfileValues) => {
    if (isOlder) return base;
    const contested = contestedFields(changesOf(values), valuesOf(base), valuesOf(profile));
    return Object.keys(contested).length === 0 ? profile : base;
  };
  const upload = async (file: File) => {
    setImageError(undefined);
    try {
      return (await uploadImage(file, "profile")).url;
    } catch (cause) {
      setImageError(fullMessageOf(cause));
      return undefined;
    }
  };
  const rowsOf = ({ theirs, contested }: Conflict) => {
    const present = valuesOf(theirs);
    return fieldConflictRows(companyFields, { ...present, ...contested }, present, []);
  };

  return (
    <>
      {restored && kept.notice}
      <CompanyProfileForm
        key={`${base.version} ${kept.formKey}`}
        section={section}
        restored={restored?.values}
        onEdit={(values) => kept.keep(valuesOf(base), values, newestFor(values).version)}
        defaultValues={valuesOf(base)}
        onImage={upload}
        imageLoading={isUploading}
        {...(imageError && { imageError })}
        loading={isSubmitting}
        error={error && error.code !== "stale_version" && fullMessageOf(error)}
        {...(error && { fields: error.fields })}
        onSubmit={(values) => void save(values, newestFor(values))}
        onDirtyChange={setDirty}
      />
      {conflict && (
        <ConflictDialog
          open
          rows={rowsOf(conflict)}
          loading={isSubmitting}
          onKeepMine={() => void save(conflict.mine, conflict.theirs)}
          onTakeTheirs={() => take(conflict.theirs)}
          onClose={() => setConflict(null)}
        />
      )}
    </>
  );
}
