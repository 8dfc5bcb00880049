import {
  type CompanyProfile,
  type CompanyProfileValues,
  type CompanySection,
  companyFields,
  companyProfileValues,
  companySectionLabels,
} from "@tsumugi/contract";
import { isApiError, useUpdateCompanyProfile, useUploadImage } from "@tsumugi/hooks";
import { CompanyProfileForm, ConflictDialog } from "@tsumugi/patterns";
import { toast } from "@tsumugi/ui";
import { useState } from "react";
import { changedFields } from "../../shared/changedFields.ts";
import { fullMessageOf } from "../../shared/errors.ts";
import { fieldConflictRows } from "../../shared/fieldConflictRows.ts";
import { othersChanged } from "./othersChanged.ts";

export interface SectionEditorProps {
  readonly section: CompanySection;
  readonly profile: CompanyProfile;
  readonly onSaved: () => void;
  readonly onDirtyChange: (isDirty: boolean) => void;
}

interface Conflict {
  readonly mine: CompanyProfileValues;
  readonly theirs: CompanyProfile;
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
  const save = async (values: CompanyProfileValues, version: number): Promise<void> => {
    const changes = changedFields(companyProfileValues(base), values);
    try {
      take(await updateCompanyProfile({ ...changes, version }));
      toast.success(`「${companySectionLabels[section]}」を保存しました`);
      onSaved();
    } catch (cause) {
      if (!isApiError(cause) || cause.code !== "stale_version") return setConflict(null);
      const theirs = cause.current as CompanyProfile;
      // Somebody saved other fields: nothing of theirs is written over.
      if (!othersChanged(base, theirs, changes)) return save(values, theirs.version);
      setConflict({ mine: values, theirs });
    }
  };
  // The newest state on screen, where this save changes nothing that differs there: one's own save of another section
  // would be refused once otherwise.
  const versionFor = (values: CompanyProfileValues) => {
    const changes = changedFields(companyProfileValues(base), values);
    return othersChanged(base, profile, changes) ? base.version : profile.version;
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
  const rowsOf = ({ mine, theirs }: Conflict) => {
    const changes = changedFields(companyProfileValues(base), mine);
    const present = companyProfileValues(theirs);
    return fieldConflictRows(companyFields, { ...present, ...changes }, present, []);
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
        onSubmit={(values) => void save(values, versionFor(values))}
        onDirtyChange={onDirtyChange}
      />
      {conflict && (
        <ConflictDialog
          open
          rows={rowsOf(conflict)}
          loading={isSubmitting}
          onKeepMine={() => void save(conflict.mine, conflict.theirs.version)}
          onTakeTheirs={() => take(conflict.theirs)}
          onClose={() => setConflict(null)}
        />
      )}
    </>
  );
}
