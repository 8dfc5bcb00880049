import {
  type Colleague,
  type CompanyDetail,
  type CompanyEvent,
  type FirstInvitation,
  planLabels,
} from "@tsumugi/contract";
import {
  Avatar,
  Badge,
  type BadgeTone,
  Banner,
  Button,
  Card,
  DescriptionList,
  Link,
  RelativeTime,
  Skeleton,
} from "@tsumugi/ui";
import { formatDay } from "@tsumugi/ui/format";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { MemberTable } from "../../company-users/MemberTable/MemberTable.tsx";
import { ContractBadge, planTones } from "../CompanyTable/companyColumns.tsx";
import { CompanyHistory } from "./CompanyHistory.tsx";
import { ContractCard } from "./ContractCard.tsx";

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 340px;
  gap: 20px;
  align-items: start;
  & > .notice,
  & > [role="status"],
  & > [role="alert"] {
    grid-column: 1 / -1;
  }
  & > .main,
  & > .side {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
    min-width: 0;
  }
  & .identity {
    display: flex;
    flex-wrap: wrap;
    gap: 18px;
    align-items: center;
    margin-bottom: 18px;
    min-width: 0;
  }
  & .identity > div {
    flex: 1 1 9em;
    min-width: 0;
  }
  & .identity .name {
    font-size: var(--tsu-text-xl);
    font-weight: 650;
    line-height: 1.4;
    word-break: auto-phrase;
    overflow-wrap: anywhere;
  }
  & .badges {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin-top: 6px;
  }
  & .danger {
    display: grid;
    gap: 12px;
    justify-items: start;
  }
  @media (max-width: 1100px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const invitationStates: Record<FirstInvitation["state"], { label: string; tone: BadgeTone }> = {
  open: { label: "承諾待ち", tone: "asagi" },
  expired: { label: "期限切れ", tone: "warning" },
  accepted: { label: "承諾済み", tone: "success" },
};

/** Nobody has joined yet: whom the link went to, and how it stands. */
function WaitingForFirst({ invitation }: { invitation: FirstInvitation | null }) {
  if (!invitation) return <p>まだ誰も招待していません。最初の管理者を招待すると、企業が使い始められます。</p>;
  const { label, tone } = invitationStates[invitation.state];
  return (
    <DescriptionList
      items={[
        { term: "最初の管理者", description: invitation.email, copy: invitation.email },
        { term: "招待", description: <Badge tone={tone}>{label}</Badge> },
        ...(invitation.mail_refused && invitation.state !== "accepted"
          ? [
              {
                term: "メール",
                description: "受け取ってもらえていません。アドレスを確かめて、招待し直してください",
              },
            ]
          : []),
        { term: "送信日", description: formatDay(invitation.invited_at) },
        { term: "リンクの期限", description: formatDay(invitation.expires_at) },
      ]}
    />
  );
}

export interface CompanyProfileProps {
  /** 表示する企業と契約。削除済みなら、変更の操作は出ません。 */
  company: CompanyDetail;
  /** 企業のメンバー。読み込み中は undefined。 */
  members?: readonly Colleague[];
  /** メンバーを表示できない理由。表の代わりに出します。 */
  membersError?: ReactNode;
  /** 契約の履歴。新しい順に渡します。読み込み中は undefined。 */
  history?: readonly CompanyEvent[];
  /** 履歴を表示できない理由。履歴の代わりに出します。 */
  historyError?: ReactNode;
  /** 契約内容を変えるとき。渡さなければボタンは出ません。 */
  onEditContract?: () => void;
  /** 契約期間を変えるとき。渡さなければボタンは出ません。 */
  onEditPeriod?: () => void;
  /** 企業名を変えるとき。渡さなければボタンは出ません。 */
  onRename?: () => void;
  /** まだ誰も参加していないときに、最初の管理者を招待するか、招待を再送します。 */
  onReinvite?: () => void;
  /** 機器と復旧コードをなくしたメンバーの 2 段階認証を解くとき。 */
  onResetSecondFactor?: (member: Colleague) => void;
  /** `DeleteCompanyDialog` を開きます。渡さなければ削除の欄は出ません。 */
  onDelete?: () => void;
  /** 削除した企業を元に戻すとき。 */
  onRestore?: () => void;
}

/** One company for operators: who it is, what is agreed, who sits in it, what has changed, and how it ends. */
export function CompanyProfile(props: CompanyProfileProps) {
  const { company, members, history, onReinvite, onDelete, onRestore } = props;
  const isDeleted = company.deleted_at !== null;
  const isWaiting = company.member_count === 0;
  const unless = <T,>(value: T) => (isDeleted ? undefined : value);
  return (
    <Root>
      {company.deleted_at && (
        <Banner
          className="notice"
          tone="danger"
          live="off"
          title={`この企業は${formatDay(company.deleted_at)}に削除されました`}
          actions={
            onRestore && (
              <Button size="sm" icon="restore" onClick={onRestore}>
                企業を元に戻す
              </Button>
            )
          }
        >
          {company.erase_on &&
            `${formatDay(company.erase_on)}に、企業のすべての記録が消去されます。それまでは元に戻せます。`}
          {company.deleted_reason && ` 理由: ${company.deleted_reason}`}
        </Banner>
      )}
      <div className="main">
        <Card>
          <div className="identity">
            <Avatar name={company.name} image={company.image} size="xl" square />
            <div>
              <div className="name">{company.name}</div>
              <div className="badges">
                <ContractBadge company={company} />
                <Badge tone={planTones[company.plan]}>{planLabels[company.plan]}</Badge>
              </div>
            </div>
            {props.onRename && !isDeleted && (
              <Button size="sm" variant="ghost" icon="edit" onClick={props.onRename}>
                企業名を変更
              </Button>
            )}
          </div>
          <DescriptionList
            items={[
              {
                term: "ウェブサイト",
                description: company.url && <Link href={company.url}>{company.url}</Link>,
              },
              { term: "住所", description: company.address },
              { term: "登録日", description: formatDay(company.created_at) },
              {
                term: "最後の利用",
                description: company.last_seen_at ? (
                  <RelativeTime value={company.last_seen_at} />
                ) : (
                  "まだ利用がありません"
                ),
              },
            ]}
          />
        </Card>
        <Card
          title="メンバー"
          flush={!isWaiting}
          actions={
            onReinvite &&
            isWaiting &&
            !isDeleted && (
              <Button size="sm" icon="mail" onClick={onReinvite}>
                {company.first_invitation ? "招待を再送" : "最初の管理者を招待"}
              </Button>
            )
          }
        >
          {isWaiting ? (
            <WaitingForFirst invitation={company.first_invitation} />
          ) : (
            (props.membersError ?? (
              <MemberTable
                label={`${company.name}のメンバー`}
                members={members ?? []}
                loading={members === undefined}
                onResetSecondFactor={unless(props.onResetSecondFactor)}
              />
            ))
          )}
        </Card>
      </div>
      <div className="side">
        <ContractCard
          company={company}
          onEdit={unless(props.onEditContract)}
          onEditPeriod={unless(props.onEditPeriod)}
        />
        <Card title="契約の履歴">
          {props.historyError ??
            (history ? (
              <CompanyHistory events={history} companyName={company.name} />
            ) : (
              <Skeleton shape="paragraph" />
            ))}
        </Card>
        {onDelete && !isDeleted && (
          <Card title="企業の削除">
            <div className="danger">
              <p>メンバーはすぐに開けなくなります。30日間は元に戻せます。そのあと、すべて消去します。</p>
              <Button variant="danger-quiet" icon="trash" onClick={onDelete}>
                企業を削除
              </Button>
            </div>
          </Card>
        )}
      </div>
    </Root>
  );
}
