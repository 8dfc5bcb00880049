import { blankProject, type ProjectValues } from "@tsumugi/contract";
import {
  useCompanyProfile,
  useCompanyUsers,
  useCreateProject,
  useCurrentUser,
  useProject,
} from "@tsumugi/hooks";
import { ProjectForm } from "@tsumugi/patterns";
import { Breadcrumbs, PageHeader, Stack, toast } from "@tsumugi/ui";
import { useNow } from "@tsumugi/ui/clock";
import { dayKey } from "@tsumugi/ui/format";
import { paths } from "../../paths.ts";
import { projectFormShape } from "../../projects/projectFormShape.ts";
import { useSameProjectNames } from "../../projects/useSameProjectNames.ts";
import { useNavigate } from "../../routing/address.ts";
import { Link } from "../../routing/Link.tsx";
import { fullMessageOf } from "../../shared/errors.ts";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { PageSkeleton } from "../../shared/PageSkeleton.tsx";
import { useKeptValues } from "../../shared/useKeptValues.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { useUnsavedChanges } from "../../shared/useUnsavedChanges.tsx";
import { useUrlState } from "../../shared/useUrlState.ts";
import { WriteGuard } from "../../shared/WriteGuard.tsx";
import { copiedText, copiedValues } from "./copiedValues.ts";
import { DuplicateChoices } from "./DuplicateChoices.tsx";
import { useDuplicateChoice } from "./useDuplicateChoice.ts";

/** `?from=` another project: its tags, rule and columns are taken over, its days moved, its creators if wanted. */
export function ProjectNewPage() {
  usePageTitle("案件作成");
  const from = useUrlState().get("from");
  const source = useProject(from || null);
  const { currentUser } = useCurrentUser();
  const { companyUsers } = useCompanyUsers();
  const company = useCompanyProfile();
  const { createProject, isSubmitting, error } = useCreateProject();
  const today = dayKey(useNow());
  const [choice, setChoice] = useDuplicateChoice();
  const form = from ? `project.copy.${from}` : "project.new";
  const kept = useKeptValues(form, projectFormShape);
  const { setDirty, release, leaveDialog } = useUnsavedChanges(kept.forget);
  const navigate = useNavigate();

  const handleSubmit = async (values: ProjectValues) => {
    try {
      const project = await createProject({ ...values, ...choice, duplicate_of: from || undefined });
      release();
      kept.forget();
      toast.success(`「${project.name}」を作成しました${copiedText(project.copied)}`);
      navigate(paths.project.getHref(project.uid), { replace: true });
    } catch {
      // Shown in the form, with everything typed still there.
    }
  };
  const copied = source.project && copiedValues(source.project, today);
  const naming = useSameProjectNames({ start: copied?.values.name });

  // The company's rule is there before the form, which reads its first values once; without it the form opens all the same.
  const isLoading = source.isLoading || company.isLoading;
  const disclosure_rule = company.companyProfile?.disclosure_rule ?? "";
  const initial = { ...blankProject, ...(copied?.values ?? { owner_uid: currentUser.uid, disclosure_rule }) };

  return (
    <>
      <PageHeader
        title="案件作成"
        lead={
          copied
            ? `「${source.project?.name}」を複製します`
            : "案件名だけで作成できます。期限は後からでも決められます"
        }
        breadcrumbs={
          <Breadcrumbs
            items={[
              <Link key="list" to={paths.projects.getHref()}>
                案件
              </Link>,
              "案件作成",
            ]}
          />
        }
      />
      <WriteGuard form={form}>
        <Stack>
          {kept.notice}
          {source.error && <LoadFailure error={source.error} onRetry={() => void source.refresh()} />}
          {isLoading && <PageSkeleton />}
          {!isLoading && source.project && copied && (
            <DuplicateChoices
              name={source.project.name}
              creatorCount={source.project.creator_count}
              weeks={copied.weeks}
              value={choice}
              onChange={setChoice}
            />
          )}
          {!isLoading && !source.error && (
            <ProjectForm
              {...naming}
              key={kept.formKey}
              restored={kept.restored?.values}
              defaultValues={initial}
              onEdit={(values) => kept.keep(initial, values)}
              owners={companyUsers.map(({ uid, name }) => ({ value: uid, label: name }))}
              loading={isSubmitting}
              error={error && fullMessageOf(error)}
              fields={error?.fields}
              onSubmit={(values) => void handleSubmit(values)}
              onCancel={() => navigate(paths.projects.getHref())}
              onDirtyChange={setDirty}
            />
          )}
        </Stack>
      </WriteGuard>
      {leaveDialog}
    </>
  );
}
