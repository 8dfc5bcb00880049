import {
  feeSumLines,
  type JobTerms,
  jobTermsFields,
  jobTermsLabels,
  type KeptTerms,
  type TermsKey,
  termsKeys,
} from "@tsumugi/contract";
import { type DescriptionItem, DescriptionList, DueDate, Icon, Money } from "@tsumugi/ui";
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

/** The terms as sent, or as typed so far: then a day may still be missing. */
export type TermsLook = KeptTerms & Pick<JobTerms, "contractor" | "orderer" | "ordered_on" | "tax">;

export interface TermsCardProps {
  /** 依頼の条件。送ったものか、入力の途中のものです。空の項目は出しません。 */
  terms: TermsLook;
  /** カードの見出し。既定は「依頼の条件」。 */
  title?: string;
  /** 送った版の番号。1 のときは出しません。 */
  version?: number;
  /** 残りの日数も添える日。まだ来ていない期限に使います。 */
  due?: readonly TermsKey[];
}

const day = (value: string | null) => value && formatDay(value);

/** What a creator asks first; the other points follow in the order of the terms. */
const FIRST: readonly TermsKey[] = ["fee", "work", "reply_due_on"];
const inOrder = [...FIRST, ...termsKeys.filter((key) => !FIRST.includes(key))];

/** The rows of one point. By which way is paid stands beside the day. */
function rowsOf(key: TermsKey, terms: TermsLook, due: readonly TermsKey[]): DescriptionItem[] {
  const term = jobTermsLabels[key];
  if (key === "fee") {
    const sums = terms.tax && terms.fee !== null ? feeSumLines(terms.fee, terms.tax) : [];
    return [
      {
        term,
        description: (
          <span className="fee">
            <Money value={terms.fee} tax="excluded" notation="word" />
          </span>
        ),
      },
      ...sums.map(([term, description]) => ({ term, description })),
    ];
  }
  if (key === "payment_method") return [];
  if (key === "payment_on") {
    const paid = [day(terms.payment_on), terms.payment_method].filter(Boolean).join("　");
    return [{ term: "支払日・方法", description: paid }];
  }
  const value = terms[key];
  if (due.includes(key) && typeof value === "string" && value !== "")
    return [{ term, description: <DueDate on={value} /> }];
  return [{ term, description: jobTermsFields[key].kind === "day" ? day(terms[key]) : terms[key] }];
}

/** The terms as sent: what the law asks to be in writing, first in the room and on the reply page. */
export function TermsCard({ terms, title = "依頼の条件", version = 1, due = [] }: TermsCardProps) {
  const parties = `${terms.orderer} → ${terms.contractor}${terms.ordered_on ? `　${day(terms.ordered_on)}` : ""}`;
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
            ...inOrder.flatMap((key) => rowsOf(key, terms, due)),
            { term: "当事者・依頼日", description: parties },
          ].filter((item) => item.description !== "" && item.description !== null)}
        />
      </div>
    </Root>
  );
}
