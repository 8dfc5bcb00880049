import {
  blankManagedCreator,
  customFormValues,
  type ManagedCreatorValues,
  profileOf,
} from "@tsumugi/contract";
import {
  useCompanyUsers,
  useCreateManagedCreator,
  useCreatorTags,
  useCustomFields,
  useFindTowns,
  useGenres,
} from "@tsumugi/hooks";
import { CreatorForm } from "@tsumugi/patterns";
import { Breadcrumbs, PageHeader, toast } from "@tsumugi/ui";
import { CreatorProblem } from "../../managed-creators/CreatorProblem.tsx";
import { creatorFormShape } from "../../managed-creators/creatorFormShape.ts";
import { creatorsCrumb } from "../../managed-creators/creatorsCrumb.tsx";
import { useDuplicates } from "../../managed-creators/useDuplicates.tsx";
import { paths } from "../../paths.ts";
import { useNavigate } from "../../routing/address.ts";
import { PageSkeleton } from "../../shared/PageSkeleton.tsx";
import { useKeptValues } from "../../shared/useKeptValues.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { useUnsavedChanges } from "../../shared/useUnsavedChanges.tsx";
import { WriteGuard } from "../../shared/WriteGuard.tsx";

export function ManagedCreatorNewPage() {
  usePageTitle("クリエイター登録");
  const { genres } = useGenres();
  const { fieldsInUse, isLoading } = useCustomFields();
  const { companyUsers } = useCompanyUsers();
  const { creatorTags } = useCreatorTags();
  const { findTowns } = useFindTowns();
  const duplicates = useDuplicates();
  const { createManagedCreator, isSubmitting, error } = useCreateManagedCreator();
  const blank = { ...blankManagedCreator, custom_values: customFormValues(fieldsInUse, {}) };
  const kept = useKeptValues("creator.new", creatorFormShape);
  const { setDirty, release, leaveDialog } = useUnsavedChanges(kept.forget);
  const navigate = useNavigate();

  const handleSubmit = async (values: ManagedCreatorValues) => {
    try {
      const creator = await createManagedCreator(values);
      release();
      kept.forget();
      toast.success(`「${creator.display_name}」を登録しました`);
      navigate(paths.managedCreator.getHref(creator.uid), { replace: true });
    } catch {
      // Shown in the form, with everything typed still there.
    }
  };

  return (
    <>
      <PageHeader
        title="クリエイター登録"
        lead="必須は表示名だけです。ほかは後からでも入力できます"
        breadcrumbs={<Breadcrumbs items={[creatorsCrumb, "クリエイター登録"]} />}
      />
      <WriteGuard form="creator.new">
        {kept.notice}
        {isLoading ? (
          <PageSkeleton />
        ) : (
          <CreatorForm
            {...duplicates}
            key={kept.formKey}
            restored={kept.restored?.values}
            defaultValues={blank}
            onEdit={(values) => kept.keep(blank, values)}
            readProfile={profileOf}
            findTowns={findTowns}
            tagSuggestions={creatorTags.map(({ name }) => name)}
            customFields={fieldsInUse}
            genres={genres.map(({ uid, name }) => ({ value: uid, label: name }))}
            owners={companyUsers.map(({ uid, name }) => ({ value: uid, label: name }))}
            loading={isSubmitting}
            error={error && <CreatorProblem error={error} />}
            fields={error?.fields}
            onSubmit={(values) => void handleSubmit(values)}
            onCancel={() => navigate(paths.managedCreators.getHref())}
            onDirtyChange={setDirty}
          />
        )}
      </WriteGuard>
      {leaveDialog}
    </>
  );
}
