import { type Feature, featureLabels } from "@tsumugi/contract";
import { EmptyState } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { OperatorContact } from "./OperatorContact.tsx";
import { usePermissions } from "./usePermissions.ts";

export interface FeatureGuardProps {
  readonly feature: Feature;
  readonly children: ReactNode;
}

/** What goes on without the feature. */
const stillThere: Partial<Record<Feature, string>> = {
  creator_search: "登録済みのクリエイターは、これまでどおり使えます。",
  report: "投稿実績は、これまでどおり登録して見られます。",
};

/** A screen that the contract does not grant says so, and asks the server for nothing. */
export function FeatureGuard({ feature, children }: FeatureGuardProps) {
  const { hasFeature } = usePermissions();
  if (hasFeature(feature)) return children;
  return (
    <EmptyState kind="locked" title={`「${featureLabels[feature]}」は現在の契約に含まれていません`}>
      使うには、
      <OperatorContact />
      にお問い合わせください。{stillThere[feature]}
    </EmptyState>
  );
}
