import {
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

export interface SectionEditorProps {
  readonly section: CompanySection;
  readonly profile: CompanyProfile;
  readonly onSaved: () => void;
  readonly onDirtyChange: (isDirty: boolean) => void;
}

interface Conflict extends Contested<CompanyProfile, CompanyProfileValues> {
  readonly mine: CompanyProfileValues;
}

/** One section over the state in which it was opened. A save of another section meanwhile is no conflict. */
export function SectionEditor({ section, profile, onSaved, onDirtyChange }: SectionEditorProps) {
  const [base, setBase] = useState(profile);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [imageError, setImageError] = useState<string>();
  const { updateCompanyProfile, isSubmitting, error } = useUpdateCompanyProfile();
  const { uploadImage, isSubmitting: isUploading } = useUploadImage();

  const take = (next: CompanyProfile) => {
    setBase(next);
    setConflict(null);
    onDirtyChange(false);
  };
  const changesOf = (values: CompanyProfileValues) => changedFields(companyProfileValues(base), values);
  const save = async (values: CompanyProfileValues, over: CompanyProfile): Promise<void> => {
    try {
      const result = await saveOwnChanges({
        changes: changesOf(values),
        over,
        valuesOf: companyProfileValues,
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
    const contested = contestedFields(
      changesOf(values),
      companyProfileValues(base),
      companyProfileValues(profile),
    );
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
    const present = companyProfileValues(theirs);
    return fieldConflictRows(companyFields, { ...present, ...contested }, present, []);
  };

  return (
    <>
      <CompanyProfileForm
        key={base.version}
        section={section}
        defaultValues={companyProfileValues(base)}
        onImage={upload}
        imageLoading={isUploading}
        {...(imageError && { imageError })}
        loading={isSubmitting}
        error={error && error.code !== "stale_version" && fullMessageOf(error)}
        {...(error && { fields: error.fields })}
        onSubmit={(values) => void save(values, newestFor(values))}
        onDirtyChange={onDirtyChange}
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
