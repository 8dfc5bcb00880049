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
  /** どの区分の履歴か。 */
  section: CompanySection;
  /** 開いているか。 */
  open: boolean;
  /** 閉じるとき。 */
  onClose: () => void;
  /** 変更の記録。新しい順に渡します。 */
  changes: readonly CompanyChange[];
  /** 読み込み中。骨組みを出します。 */
  loading?: boolean;
  /** 変更を表示できない理由。変更の代わりに出します。 */
  error?: ReactNode;
  /** 前の変更を読み込みます。もうなければ渡しません。 */
  onLoadMore?: (() => void) | undefined;
  /** 前の変更を読み込み中。 */
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
