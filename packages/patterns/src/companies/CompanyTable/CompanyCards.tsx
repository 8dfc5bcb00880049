import { type Company, planLabels } from "@tsumugi/contract";
import { Avatar, Badge, type LinkElement, linked, RelativeTime, Skeleton } from "@tsumugi/ui";
import { styled } from "styled-components";
import { ContractPeriod } from "../ContractPeriod/ContractPeriod.tsx";
import { ContractBadge, planTones, SeatsUsed } from "./companyColumns.tsx";

const Root = styled.ul`
  display: grid;
  & > li {
    position: relative;
    display: grid;
    gap: 10px;
    padding: 14px 16px;
    border-top: 1px solid var(--tsu-border);
  }
  & .head {
    display: flex;
    gap: 12px;
    align-items: center;
    min-width: 0;
  }
  & .name {
    flex: 1;
    min-width: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  /* The whole card leads to the company. */
  & .name a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  & .facts {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 8px 12px;
  }
  & dt {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-xs);
  }
`;

export interface CompanyCardsProps {
  label: string;
  companies: readonly Company[];
  linkTo?: (company: Company) => LinkElement;
  loading?: boolean;
}

/** The companies on a phone, where a table of eight columns shows two. */
export function CompanyCards({ label, companies, linkTo, loading }: CompanyCardsProps) {
  if (loading && companies.length === 0) return <Skeleton shape="card" count={4} />;
  return (
    <Root aria-label={label} aria-busy={loading || undefined}>
      {companies.map((company) => (
        <li key={company.uid}>
          <div className="head">
            <Avatar name={company.name} image={company.image} size="sm" square />
            <span className="name">{linked(linkTo?.(company), company.name)}</span>
            <ContractBadge company={company} />
          </div>
          <dl className="facts">
            <div>
              <dt>プラン</dt>
              <dd>
                <Badge tone={planTones[company.plan]}>{planLabels[company.plan]}</Badge>
              </dd>
            </div>
            <div>
              <dt>契約期間</dt>
              <dd>
                <ContractPeriod contract={company} />
              </dd>
            </div>
            <div>
              <dt>メンバー</dt>
              <dd>
                <SeatsUsed company={company} />
              </dd>
            </div>
            <div>
              <dt>最後の利用</dt>
              <dd>{company.last_seen_at ? <RelativeTime value={company.last_seen_at} /> : "まだなし"}</dd>
            </div>
          </dl>
        </li>
      ))}
    </Root>
  );
}
