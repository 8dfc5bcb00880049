import type { CompanySection } from "@tsumugi/contract";
import { useCompanyChanges } from "@tsumugi/hooks";
import { CompanySectionHistory } from "@tsumugi/patterns";
import { LoadFailure } from "../../shared/LoadFailure.tsx";

export interface SectionHistoryProps {
  readonly section: CompanySection;
  readonly onClose: () => void;
}

export function SectionHistory({ section, onClose }: SectionHistoryProps) {
  const list = useCompanyChanges(section);
  return (
    <CompanySectionHistory
      open
      section={section}
      changes={list.companyChanges}
      loading={list.isLoading}
      error={
        list.error &&
        list.companyChanges.length === 0 && (
          <LoadFailure error={list.error} onRetry={() => void list.refresh()} />
        )
      }
      onLoadMore={list.hasMore ? list.loadMore : undefined}
      moreLoading={list.isLoadingMore}
      onClose={onClose}
    />
  );
}
