import { EmptyState } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { FeatureGuard } from "../shared/FeatureGuard.tsx";
import { useNoticeRights } from "./useNoticeRights.ts";

/** Notices are for those who see amounts, in companies whose contract has them; nobody else asks the server. */
export function NoticeGuard({ children }: { readonly children: ReactNode }) {
  const { canRead } = useNoticeRights();
  if (!canRead)
    return (
      <EmptyState kind="locked" title="支払通知書を見る権限がありません">
        閲覧のみの権限では金額を表示しません。必要なときは、管理者に権限の変更を依頼してください。
      </EmptyState>
    );
  return <FeatureGuard feature="payment_notice">{children}</FeatureGuard>;
}
