import {
  CONTRACT_NOTICE_DAYS,
  type Company,
  type CompanySign,
  companySignLabels,
  NOT_BEGUN_DAYS,
  UNUSED_DAYS,
} from "@tsumugi/contract";
import { Avatar, Button, Icon, type IconName, type LinkElement, linked, RelativeTime } from "@tsumugi/ui";
import { useAtPresent } from "@tsumugi/ui/clock";
import { formatInteger } from "@tsumugi/ui/format";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { SeatsUsed } from "../CompanyTable/companyColumns.tsx";
import { contractLeft } from "../contractLeft.ts";

const Root = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: 24px minmax(180px, 240px) minmax(0, 1fr) auto;
    gap: 6px 14px;
    align-items: center;
    padding: 12px 20px;
  }
  & > li + li {
    border-top: 1px solid var(--tsu-border);
  }
  & > li > .icon {
    display: grid;
    place-items: center;
    color: var(--tsu-text-muted);
  }
  & > li[data-tone="warning"] > .icon {
    color: var(--tsu-warning-text);
  }
  & > li > .what {
    display: grid;
    min-width: 0;
    line-height: var(--tsu-leading-cell);
  }
  & > li > .what > strong > .count {
    margin-inline-start: 6px;
    font-variant-numeric: tabular-nums;
  }
  & small {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-xs);
  }
  & .who {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 18px;
    min-width: 0;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & .who > li {
    display: inline-grid;
    grid-template-columns: auto minmax(0, auto);
    gap: 8px;
    align-items: center;
    min-width: 0;
    max-width: 260px;
  }
  & .who > li > .text {
    display: grid;
    min-width: 0;
    line-height: var(--tsu-leading-cell);
  }
  @media (max-width: 800px) {
    & > li {
      grid-template-columns: 24px minmax(0, 1fr) auto;
      padding: 12px 16px;
    }
    & > li > .who {
      display: grid;
      grid-column: 1 / -1;
      grid-row: 2;
      gap: 0;
    }
    & .who > li {
      position: relative;
      grid-template-columns: auto minmax(0, 1fr);
      max-width: none;
      min-height: var(--tsu-touch);
      padding-block: 4px;
    }
    & .who a::after {
      position: absolute;
      inset: 0;
      content: "";
    }
  }
`;

const None = styled.p`
  margin: 0;
  padding: 14px 20px;
  color: var(--tsu-text-muted);
`;

/** `ending`: 契約がまもなく終わる企業。ほかは `companySigns` のしるし。 */
export type CompanySignKind = CompanySign | "ending";

export interface CompanySignRow {
  /** 何のしるしか。見出し、説明、アイコンが決まります。 */
  kind: CompanySignKind;
  /** そのしるしのある企業の数。0 なら行は出ません。 */
  total: number;
  /** はじめの数社。急ぐものから並べます。 */
  companies: readonly Company[];
}

export interface CompanySignsProps {
  /** 上から出す順。 */
  rows: readonly CompanySignRow[];
  /** 企業の詳細へのリンク。中身は名前になります。 */
  linkTo: (company: Company) => LinkElement;
  /** そのしるしで絞り込んだ一覧へのリンク。中身は「すべて見る」になります。 */
  moreLinkTo: (kind: CompanySignKind) => LinkElement;
  /** ひとつもないときに出すもの。 */
  empty: ReactNode;
}

const looks: Record<CompanySignKind, { icon: IconName; label: string; note: string; tone?: "warning" }> = {
  ending: {
    icon: "calendar",
    label: "契約がまもなく終わる",
    note: `終了まで${CONTRACT_NOTICE_DAYS}日以内`,
    tone: "warning",
  },
  not_begun: {
    icon: "mail",
    label: companySignLabels.not_begun,
    note: `登録から${NOT_BEGUN_DAYS}日たっても、メンバーがいません`,
    tone: "warning",
  },
  unused: {
    icon: "clock",
    label: companySignLabels.unused,
    note: `${UNUSED_DAYS}日以上、だれも開いていません`,
  },
  seats_full: {
    icon: "creators",
    label: companySignLabels.seats_full,
    note: "招待中を含めて、人数の上限に達しています",
  },
};

function DaysLeft({ company }: { company: Company }) {
  return <small>{useAtPresent((now) => contractLeft(company, now))}</small>;
}

/** What makes the company one of these, in a few words. */
function Reason({ kind, company }: { kind: CompanySignKind; company: Company }) {
  if (kind === "ending") return <DaysLeft company={company} />;
  if (kind === "seats_full")
    return (
      <small>
        <SeatsUsed company={company} />
      </small>
    );
  const { last_seen_at } = company;
  return last_seen_at ? (
    <small>
      最後の利用 <RelativeTime value={last_seen_at} />
    </small>
  ) : (
    <small>
      登録 <RelativeTime value={company.created_at} />
    </small>
  );
}

/** Companies that an operator may want to speak with, by the reason, each with its first few names. */
export function CompanySigns({ rows, linkTo, moreLinkTo, empty }: CompanySignsProps) {
  const shown = rows.filter(({ total }) => total > 0);
  if (shown.length === 0) return <None>{empty}</None>;
  return (
    <Root>
      {shown.map(({ kind, total, companies }) => {
        const { icon, label, note, tone } = looks[kind];
        return (
          <li key={kind} data-tone={tone}>
            <span className="icon">
              <Icon name={icon} />
            </span>
            <span className="what">
              <strong>
                {label}
                <span className="count">{formatInteger(total)}社</span>
              </strong>
              <small>{note}</small>
            </span>
            <ul className="who" aria-label={label}>
              {companies.map((company) => (
                <li key={company.uid}>
                  <Avatar name={company.name} image={company.image} size="sm" square />
                  <span className="text">
                    <span className="tsu-truncate">{linked(linkTo(company), company.name)}</span>
                    <Reason kind={kind} company={company} />
                  </span>
                </li>
              ))}
            </ul>
            <Button asChild size="sm" variant="ghost">
              {linked(moreLinkTo(kind), "すべて見る")}
            </Button>
          </li>
        );
      })}
    </Root>
  );
}
