import {
  type CompanyProfile,
  companySectionLabels,
  companySections,
  rightsErrors,
  type CompanySection as Section,
} from "@tsumugi/contract";
import { useCompanyProfile, useCurrentUser } from "@tsumugi/hooks";
import { CompanySection, CompanySettingsLayout, SettingsFrame } from "@tsumugi/patterns";
import { Banner, PageHeader } from "@tsumugi/ui";
import { useEffect, useState } from "react";
import { useLocation } from "../../routing/address.ts";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { PageSkeleton } from "../../shared/PageSkeleton.tsx";
import { useHeldForm } from "../../shared/useHeldForm.ts";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { usePermissions } from "../../shared/usePermissions.ts";
import { useUnsavedChanges } from "../../shared/useUnsavedChanges.tsx";
import { PlatformKeys } from "./PlatformKeys.tsx";
import { PrRules } from "./PrRules.tsx";
import { SectionBody } from "./SectionBody.tsx";
import { SectionHistory } from "./SectionHistory.tsx";

/** An address may name a section: it is scrolled to once the sections stand. */
function useAnchor(isReady: boolean) {
  const { hash } = useLocation();
  useEffect(() => {
    if (isReady && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isReady, hash]);
}

export function CompanySettingsPage() {
  usePageTitle("企業情報");
  const { companyProfile, error, refresh } = useCompanyProfile();
  useAnchor(companyProfile !== undefined);
  return (
    <SettingsFrame>
      <PageHeader title="企業情報" />
      {companyProfile ? (
        <Sections profile={companyProfile} />
      ) : error ? (
        <LoadFailure error={error} onRetry={() => void refresh()} />
      ) : (
        <PageSkeleton />
      )}
    </SettingsFrame>
  );
}

function Sections({ profile }: { readonly profile: CompanyProfile }) {
  const { refresh, company, role } = useCurrentUser();
  const { isAdmin } = usePermissions();
  const isForm = useHeldForm(isAdmin);
  const { leaveDialog } = useUnsavedChanges();
  const [history, setHistory] = useState<Section | null>(null);
  const whyNot =
    company?.contract_state === "expired"
      ? rightsErrors.contract_expired.message
      : "変更できるのは管理者だけです。変更が必要なときは、管理者に依頼してください。";
  const canSeeBank = role === "admin" || role === "finance";
  return (
    <CompanySettingsLayout>
      <nav aria-label="企業情報の区画">
        {companySections.map((section) => (
          <a key={section} href={`#${section}`}>
            {companySectionLabels[section]}
          </a>
        ))}
        <a href="#pr_rules">PR表記のルール</a>
        {isAdmin && <a href="#platforms">SNS連携</a>}
      </nav>
      <div className="sections">
        {!isAdmin && <Banner live="off">{whyNot}</Banner>}
        {companySections.map((section) => (
          <CompanySection
            key={section}
            section={section}
            lastChange={profile.last_changes.find((change) => change.section === section)}
            onHistory={section === "bank" && !canSeeBank ? undefined : () => setHistory(section)}
          >
            <SectionBody
              section={section}
              profile={profile}
              isForm={isForm}
              // Name, picture and colour stand in the frame of the application.
              onSaved={() => void refresh()}
            />
          </CompanySection>
        ))}
        <PrRules />
        {isAdmin && <PlatformKeys />}
      </div>
      {history && <SectionHistory section={history} onClose={() => setHistory(null)} />}
      {leaveDialog}
    </CompanySettingsLayout>
  );
}
