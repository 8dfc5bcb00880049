import { feeSumLines, type JobTerms } from "@tsumugi/contract";
import { DescriptionList, Icon, Money } from "@tsumugi/ui";
import { formatDay } from "@tsumugi/ui/format";
import { styled } from "styled-components";

const Root = styled.section`
  border: 1px solid var(--tsu-brand-line);
  border-radius: var(--tsu-radius-lg);
  background: var(--tsu-surface);
  overflow: hidden;
  & > .head {
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 10px 16px;
    background: var(--tsu-brand-soft);
    color: var(--tsu-info-text);
    font-weight: 650;
  }
  & > .head > .version {
    margin-left: auto;
    font-weight: 500;
    font-size: var(--tsu-text-sm);
  }
  & > .body {
    padding: 6px 16px 10px;
  }
  & .fee {
    font-size: var(--tsu-text-lg);
    font-weight: 650;
  }
`;

type TermsDay = "delivery_on" | "inspection_on" | "payment_on";

/** The terms as sent, or as typed so far: then a day may still be missing. */
export type TermsLook = Omit<JobTerms, TermsDay> & Record<TermsDay, string | null>;

export interface TermsCardProps {
  terms: TermsLook;
  title?: string;
  /** Version as sent; 1 is not shown. */
  version?: number;
}

const day = (value: string | null) => value && formatDay(value);

/** The terms as sent: what the law asks to be in writing, first in the room and on the reply page. */
export function TermsCard({ terms, title = "依頼の条件", version = 1 }: TermsCardProps) {
  return (
    <Root aria-label={title}>
      <div className="head">
        <Icon name="document" />
        {title}
        {version > 1 && <span className="version">第{version}版</span>}
      </div>
      <div className="body">
        <DescriptionList
          layout="rows"
          items={[
            {
              term: "報酬",
              description: (
                <span className="fee">
                  <Money value={terms.fee} tax="excluded" notation="word" />
                </span>
              ),
            },
            ...(terms.tax && terms.fee !== null
              ? feeSumLines(terms.fee, terms.tax).map(([term, description]) => ({ term, description }))
              : []),
            { term: "依頼内容", description: terms.work },
            { term: "回答期限", description: day(terms.reply_due_on) },
            { term: "納品日", description: day(terms.delivery_on) },
            { term: "納品場所", description: terms.delivery_place },
            { term: "検収日", description: day(terms.inspection_on) },
            {
              term: "支払日・方法",
              description: [day(terms.payment_on), terms.payment_method].filter(Boolean).join("　"),
            },
            { term: "二次利用", description: terms.secondary_use },
            { term: "備考", description: terms.note },
            {
              term: "当事者・依頼日",
              description: `${terms.orderer} → ${terms.contractor}${terms.ordered_on ? `　${day(terms.ordered_on)}` : ""}`,
            },
          ].filter((item) => item.description !== "" && item.description !== null)}
        />
      </div>
    </Root>
  );
}
