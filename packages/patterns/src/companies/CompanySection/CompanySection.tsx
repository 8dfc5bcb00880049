import { type CompanyProfile, companySectionLabels, type CompanySection as Section } from "@tsumugi/contract";
import { Button, Card, RelativeTime } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { styled } from "styled-components";

const Root = styled.div`
  scroll-margin-top: 24px;
  & .lead {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 16px;
    margin-bottom: 18px;
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    word-break: auto-phrase;
  }
`;

const leads: Record<Section, string> = {
  profile: "依頼の条件と支払通知書に表示されます",
  contact: "支払通知書に、問い合わせ先として印字されます",
  notice: "発行者として印字されます。発行済みのものは変わりません",
  bank: "総合振込のデータで、振込元になります。管理者と経理だけが見られます",
  rules: "案件と投稿の確認に使います",
  security: "サインインの守り方です。オンにすると、設定していないメンバーは次の操作から設定を求められます",
  calendar: "土日と祝日のほかに休む日です。期限までの営業日、予約の提案、支払日の確認に使います",
};

export interface CompanySectionProps {
  /** 設定の区分。見出しと説明が決まり、id（ページの中の飛び先）にもなります。 */
  section: Section;
  /** 最後に変えた日時と人。一度も変えていなければ undefined。 */
  lastChange: CompanyProfile["last_changes"][number] | undefined;
  /** 変更の履歴を開きます。渡さなければボタンは出ません。 */
  onHistory?: (() => void) | undefined;
  /** 区分の中身。フォームか `CompanySectionView` を置きます。 */
  children: ReactNode;
}

/** A part of a company's settings: what it is for, who changed it last, and its content. The id is its anchor. */
export function CompanySection({ section, lastChange, onHistory, children }: CompanySectionProps) {
  return (
    <Root id={section}>
      <Card
        title={companySectionLabels[section]}
        actions={
          lastChange &&
          onHistory && (
            <Button size="sm" variant="ghost" icon="clock" onClick={onHistory}>
              変更の履歴
            </Button>
          )
        }
      >
        <div className="lead">
          <span>{leads[section]}</span>
          {lastChange && (
            <span>
              最終更新 <RelativeTime value={lastChange.at} />・{lastChange.by?.name ?? "ツムギ運営"}
            </span>
          )}
        </div>
        {children}
      </Card>
    </Root>
  );
}
