import { type Colleague, type Company, planLabels } from "@tsumugi/contract";
import { Avatar, Badge, Banner, Button, Card, DescriptionList, Link, Timeline } from "@tsumugi/ui";
import { formatDay } from "@tsumugi/ui/format";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { MemberTable } from "../../company-users/MemberTable/MemberTable.tsx";
import { ContractBadge, planTones } from "../CompanyTable/companyColumns.tsx";
import { ContractCard } from "./ContractCard.tsx";

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 340px;
  gap: 20px;
  align-items: start;
  & > .tsu-banner,
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
  & .who {
    display: flex;
    gap: 18px;
    align-items: center;
    margin-bottom: 18px;
    min-width: 0;
  }
  & .who > div {
    min-width: 0;
  }
  & .who .name {
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

/** A change of the contract, in words: 「プランをスタンダードに変更」. */
export interface ContractChangeLook {
  at: string;
  label: string;
}

export interface CompanyProfileProps {
  company: Company;
  /** undefined while they load. */
  members?: readonly Colleague[];
  /** In place of the members: they could not be shown. */
  membersError?: ReactNode;
  /** Newest first; without it there is no such card. */
  history?: readonly ContractChangeLook[];
  onEditContract?: () => void;
  /** Nobody has accepted yet: the first admin's invitation may be sent again. */
  onReinvite?: () => void;
  /** Opens `DeleteCompanyDialog`. Without it there is no danger zone. */
  onDelete?: () => void;
}

/** One company for operators: who it is, what is agreed, who sits in it, what has changed, and how it ends. */
export function CompanyProfile(props: CompanyProfileProps) {
  const { company, members, history, onEditContract, onReinvite, onDelete } = props;
  const isDeleted = company.deleted_at !== null;
  return (
    <Root>
      {isDeleted && (
        <Banner tone="danger" live="off" title="この企業は削除済みです">
          {company.erase_on &&
            `${formatDay(company.erase_on)}に、企業のすべての記録が消去されます。それまでは保管されています。`}
        </Banner>
      )}
      <div className="main">
        <Card>
          <div className="who">
            <Avatar name={company.name} image={company.image} size="xl" square />
            <div>
              <div className="name">{company.name}</div>
              <div className="badges">
                <ContractBadge company={company} />
                <Badge tone={planTones[company.plan]}>{planLabels[company.plan]}</Badge>
              </div>
            </div>
          </div>
          <DescriptionList
            items={[
              {
                term: "ウェブサイト",
                description: company.url && <Link href={company.url}>{company.url}</Link>,
              },
              { term: "住所", description: company.address },
              { term: "登録日", description: formatDay(company.created_at) },
            ]}
          />
        </Card>
        <Card
          title="メンバー"
          flush
          actions={
            onReinvite && (
              <Button size="sm" icon="mail" onClick={onReinvite}>
                管理者への招待を再送
              </Button>
            )
          }
        >
          {props.membersError ?? (
            <MemberTable
              label={`${company.name}のメンバー`}
              members={members ?? []}
              loading={members === undefined}
              empty={
                <p style={{ padding: 20 }}>まだ誰も参加していません。最初の管理者の承諾を待っています。</p>
              }
            />
          )}
        </Card>
      </div>
      <div className="side">
        <ContractCard company={company} onEdit={isDeleted ? undefined : onEditContract} />
        {history && (
          <Card title="契約の履歴">
            <Timeline
              items={history.map(({ at, label }) => ({
                key: `${at}/${label}`,
                at,
                icon: "document",
                content: label,
              }))}
            />
          </Card>
        )}
        {onDelete && !isDeleted && (
          <Card title="企業の削除">
            <div className="danger">
              <p>メンバーはすぐに開けなくなります。30日間保管したあと、すべて消去します。</p>
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
