import type { CompanyProfile, CompanySection } from "@tsumugi/contract";
import { CompanySectionView } from "@tsumugi/patterns";
import { Stack } from "@tsumugi/ui";
import { CannotSaveNow } from "../../shared/CannotSaveNow.tsx";
import { useKeptValues } from "../../shared/useKeptValues.tsx";
import { companyFormShape } from "./companyFormShape.ts";
import { SectionEditor } from "./SectionEditor.tsx";

export interface SectionBodyProps {
  readonly section: CompanySection;
  readonly profile: CompanyProfile;
  readonly isForm: boolean;
  readonly onSaved: () => void;
}

/** A section to change or to read. What was typed into it stays a form for who may not save it any more. */
export function SectionBody({ section, profile, isForm, onSaved }: SectionBodyProps) {
  const form = useKeptValues(`company.${section}`, companyFormShape);
  // Nobody's account number stays in a browser, and half of what was typed of an account would be another account.
  const kept = section === "bank" ? { ...form, restored: undefined, keep: () => undefined } : form;
  if (!isForm && !kept.restored) return <CompanySectionView profile={profile} section={section} />;
  return (
    <Stack>
      {!isForm && <CannotSaveNow />}
      <SectionEditor section={section} profile={profile} kept={kept} onSaved={onSaved} />
    </Stack>
  );
}
