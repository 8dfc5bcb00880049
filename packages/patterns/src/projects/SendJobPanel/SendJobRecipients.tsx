import { Checkbox, NumberField, Person } from "@tsumugi/ui";
import { formatDay } from "@tsumugi/ui/format";
import { styled } from "styled-components";

const Root = styled.ul`
  border: 1px solid var(--tsu-border);
  border-radius: var(--tsu-radius-md);
  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    padding: 8px 12px;
  }
  & > li + li {
    border-top: 1px solid var(--tsu-border);
  }
  & > li > div {
    display: grid;
    gap: 6px;
    min-width: 0;
  }
  & .fee {
    flex: none;
    width: 9em;
  }
`;

export interface JobRecipient {
  /** クリエイターの uid。 */
  creator_uid: string;
  /** 表示名。 */
  display_name: string;
  /** 写真のアドレス。なければ null。 */
  image: string | null;
  /** メールアドレス。空ならメールでは送れません。 */
  email: string;
  /** この人に予定した報酬（円）。null か undefined なら全員の条件のとおりです。 */
  fee?: number | null;
  /** この人に予定した納品日（`YYYY-MM-DD`）。なければ全員の条件のとおりです。 */
  planned_delivery_on?: string | null;
  /** この人に予定した回答期限（`YYYY-MM-DD`）。なければ全員の条件のとおりです。 */
  planned_reply_due_on?: string | null;
}

export interface SendJobRecipientsProps {
  recipients: readonly JobRecipient[];
  /** Fee by creator where it differs from the terms. */
  fees: Readonly<Record<string, number | null>>;
  commonFee: number | null;
  onFeeChange: (creator_uid: string, fee: number | null) => void;
  /** Of those without an address: they are handed the link later. */
  byLink: readonly string[];
  onByLinkChange: (creator_uid: string, byLink: boolean) => void;
}

const plannedDays = ({ planned_delivery_on: delivery, planned_reply_due_on: reply }: JobRecipient) => [
  ...(delivery ? [`納品日 ${formatDay(delivery)}`] : []),
  ...(reply ? [`回答期限 ${formatDay(reply)}`] : []),
];

/** Who gets the job, each with a fee of their own if need be. */
export function SendJobRecipients(props: SendJobRecipientsProps) {
  const { recipients, fees, commonFee, onFeeChange, byLink, onByLinkChange } = props;
  return (
    <Root aria-label="送る相手">
      {recipients.map((person) => (
        <li key={person.creator_uid}>
          <div>
            <Person
              name={person.display_name}
              image={person.image}
              sub={[person.email || "メールアドレス未登録", ...plannedDays(person)].join("・")}
            />
            {!person.email && (
              <Checkbox
                checked={byLink.includes(person.creator_uid)}
                onChange={(event) => onByLinkChange(person.creator_uid, event.target.checked)}
                aria-label={`${person.display_name}は、リンクを作ってあとで渡す`}
                label="リンクを作ってあとで渡す"
                description="送ったあと、行の「依頼のリンク」からコピーして LINE や DM で渡します。"
              />
            )}
          </div>
          {(person.email || byLink.includes(person.creator_uid)) && (
            <NumberField
              className="fee"
              aria-label={`${person.display_name}の報酬`}
              value={fees[person.creator_uid] ?? person.fee ?? commonFee}
              onValueChange={(fee) => fee !== undefined && onFeeChange(person.creator_uid, fee)}
            />
          )}
        </li>
      ))}
    </Root>
  );
}
