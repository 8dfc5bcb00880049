import { type CompanyChange, type CompanySection, companySectionLabels } from "@tsumugi/contract";
import { SidePanel, Skeleton, Timeline } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { FieldChanges } from "../../shared/FieldChanges.tsx";

const Entry = styled.div`
  display: grid;
  gap: 4px;
  overflow-wrap: anywhere;
`;

export interface CompanySectionHistoryProps {
  section: CompanySection;
  open: boolean;
  onClose: () => void;
  /** Newest first. */
  changes: readonly CompanyChange[];
  loading?: boolean;
  /** In place of the changes: they could not be shown. */
  error?: ReactNode;
  /** Older changes; absent when there are none. */
  onLoadMore?: (() => void) | undefined;
  moreLoading?: boolean;
}

/** Who changed a section, when, and from what to what. */
export function CompanySectionHistory(props: CompanySectionHistoryProps) {
  const { section, changes, loading, error } = props;
  return (
    <SidePanel
      open={props.open}
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      title={`${companySectionLabels[section]}の変更の履歴`}
    >
      {error ??
        (loading ? (
          <Skeleton />
        ) : (
          <Timeline
            items={changes.map((change) => ({
              key: change.uid,
              at: change.at,
              icon: "edit",
              content: (
                <Entry>
                  <strong>{change.by?.name ?? "ツムギ運営"}</strong>
                  <FieldChanges changes={change.changes} />
                </Entry>
              ),
            }))}
            onLoadMore={props.onLoadMore}
            loading={props.moreLoading}
            empty="まだ変更されていません"
          />
        ))}
    </SidePanel>
  );
}
