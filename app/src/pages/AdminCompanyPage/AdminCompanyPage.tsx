import type { Colleague, CompanyDetail } from "@tsumugi/contract";
import { useCompany, useCompanyHistory, useCompanyMembers } from "@tsumugi/hooks";
import { type CompanyDialogMode, CompanyProfile } from "@tsumugi/patterns";
import { Breadcrumbs, Button, PageHeader } from "@tsumugi/ui";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { ResetSecondFactor } from "../../members/ResetSecondFactor.tsx";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { PageSkeleton } from "../../shared/PageSkeleton.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { DeleteCompany } from "./DeleteCompany.tsx";
import { EditCompany } from "./EditCompany.tsx";
import { ReinviteCompany } from "./ReinviteCompany.tsx";
import { RestoreCompany } from "./RestoreCompany.tsx";

type Task = Exclude<CompanyDialogMode, "register"> | "reinvite" | "delete" | "restore";

const toList = (
  <Button asChild icon="building">
    <Link to={paths.adminCompanies.getHref()}>企業の一覧へ</Link>
  </Button>
);

export function AdminCompanyPage() {
  const { id = "" } = useParams();
  const { company, error, refresh } = useCompany(id);
  usePageTitle(company ? `${company.name}・運営` : "企業・運営");
  return (
    <>
      <PageHeader
        title={company?.name ?? "企業"}
        breadcrumbs={
          <Breadcrumbs
            items={[
              <Link key="list" to={paths.adminCompanies.getHref()}>
                企業
              </Link>,
              company?.name ?? "企業の詳細",
            ]}
          />
        }
      />
      {company && <Company key={company.uid} company={company} />}
      {!company && error && (
        <LoadFailure error={error} onRetry={() => void refresh()} actions={error.status === 404 && toList} />
      )}
      {!company && !error && <PageSkeleton />}
    </>
  );
}

function Company({ company }: { readonly company: CompanyDetail }) {
  // Without members there is nobody to look at, and a look is recorded for the company's admin.
  const members = useCompanyMembers(company.member_count > 0 ? company.uid : null);
  const history = useCompanyHistory(company.uid);
  const [task, setTask] = useState<Task>();
  const [resetting, setResetting] = useState<Colleague>();
  // Deleted on another screen, or here by a press whose answer was lost: there is nothing left to ask.
  if (task === "delete" && company.deleted_at !== null) setTask(undefined);
  const begin = (next: Task) => () => setTask(next);
  const close = () => setTask(undefined);
  return (
    <>
      <CompanyProfile
        company={company}
        members={members.companyMembers}
        membersError={
          members.error &&
          !members.companyMembers && (
            <LoadFailure error={members.error} onRetry={() => void members.refresh()} />
          )
        }
        history={history.companyHistory}
        historyError={
          history.error &&
          !history.companyHistory && (
            <LoadFailure error={history.error} onRetry={() => void history.refresh()} />
          )
        }
        onEditContract={begin("contract")}
        onEditPeriod={begin("period")}
        onRename={begin("rename")}
        onReinvite={begin("reinvite")}
        onResetSecondFactor={setResetting}
        onDelete={begin("delete")}
        onRestore={begin("restore")}
      />
      {(["contract", "period", "rename"] as const).map((mode) => (
        <EditCompany key={mode} mode={mode} company={company} open={task === mode} onClose={close} />
      ))}
      {resetting && (
        <ResetSecondFactor
          companyUid={company.uid}
          member={resetting}
          onClose={() => setResetting(undefined)}
        />
      )}
      <ReinviteCompany company={company} open={task === "reinvite"} onClose={close} />
      <DeleteCompany key={company.deleted_at} company={company} open={task === "delete"} onClose={close} />
      <RestoreCompany company={company} open={task === "restore"} onClose={close} />
    </>
  );
}
