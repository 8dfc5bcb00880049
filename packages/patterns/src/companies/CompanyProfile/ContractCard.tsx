import type { Company } from "@tsumugi/contract";
import { Button, Card, DescriptionList } from "@tsumugi/ui";
import { formatDay } from "@tsumugi/ui/format";
import { styled } from "styled-components";
import { SeatsMeter } from "../../company-users/SeatsMeter/SeatsMeter.tsx";
import { ContractPeriod } from "../ContractPeriod/ContractPeriod.tsx";
import { GrantedFeatures } from "./GrantedFeatures.tsx";

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;
  & > .period {
    justify-self: start;
  }
`;

interface ContractCardProps {
  company: Company;
  /** Without it there is no button. */
  onEdit?: () => void;
  onEditPeriod?: () => void;
}

/** What is agreed: how long, how many, and which features. */
export const ContractCard = ({ company, onEdit, onEditPeriod }: ContractCardProps) => (
  <Card
    title="契約"
    actions={
      onEdit && (
        <Button size="sm" icon="edit" onClick={onEdit}>
          契約内容を変更
        </Button>
      )
    }
  >
    <Root>
      <DescriptionList
        layout="rows"
        items={[
          { term: "期間", description: <ContractPeriod contract={company} /> },
          { term: "開始日", description: formatDay(company.contract_starts_on) },
        ]}
      />
      {onEditPeriod && (
        <Button className="period" size="sm" icon="calendar" onClick={onEditPeriod}>
          契約期間を変更
        </Button>
      )}
      <SeatsMeter
        seats={{ used: company.member_count + company.pending_invitation_count, max: company.max_user }}
        pendingCount={company.pending_invitation_count}
        advice="上限に達しています。増やすときは契約を変更してください。"
      />
      <GrantedFeatures permission={company.permission} />
    </Root>
  </Card>
);
