import { Checkbox, NumberField, Person } from "@tsumugi/ui";
import { formatDay, formatInteger, numberProblem } from "@tsumugi/ui/format";
import { useId } from "react";
import { styled } from "styled-components";

const Root = styled.ul`
  border: 1px solid var(--tsu-border);
  border-radius: var(--tsu-radius-md);
  & > li {
    display: flex;
    flex-wrap: wrap;
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
    flex: 1;
    gap: 6px;
    min-width: 0;
  }
  & > li > .wrong {
    flex: 1 0 100%;
    color: var(--tsu-danger-text);
    font-size: var(--tsu-text-sm);
    text-align: end;
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
  /** Fee by creator where it differs from the terms; null while the field is empty, NaN for a text that is no number. */
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

/** Why a fee cannot go out, cause then cure. */
export const feeProblem = (fee: number | null | undefined): string | undefined =>
  fee == null ? undefined : numberProblem(String(fee), { min: 0, unit: "円" });

/** Who gets the job, each with a fee of their own if need be. */
export function SendJobRecipients(props: SendJobRecipientsProps) {
  const { recipients, fees, commonFee, onFeeChange, byLink, onByLinkChange } = props;
  const id = useId();
  return (
    <Root aria-label="送る相手">
      {recipients.map((person) => {
        const { creator_uid: uid, display_name: name } = person;
        const usual = person.fee ?? commonFee;
        const problem = feeProblem(fees[uid]);
        return (
          <li key={uid}>
            <div>
              <Person
                name={name}
                image={person.image}
                sub={[person.email || "メールアドレス未登録", ...plannedDays(person)].join("・")}
              />
              {!person.email && (
                <Checkbox
                  checked={byLink.includes(uid)}
                  onChange={(event) => onByLinkChange(uid, event.target.checked)}
                  aria-label={`${name}は、リンクを作ってあとで渡す`}
                  label="リンクを作ってあとで渡す"
                  description="送ったあと、行の「依頼のリンク」からコピーして LINE や DM で渡します。"
                />
              )}
            </div>
            {(person.email || byLink.includes(uid)) && (
              <NumberField
                className="fee"
                aria-label={`${name}の報酬`}
                aria-invalid={problem !== undefined || undefined}
                aria-describedby={problem && `${id}${uid}`}
                min={0}
                // Emptied, it says what holds instead, and leaves room to type.
                placeholder={usual === null ? undefined : formatInteger(usual)}
                value={uid in fees ? fees[uid] : usual}
                onValueChange={(fee) => onFeeChange(uid, fee === undefined ? Number.NaN : fee)}
              />
            )}
            {problem && (
              <p id={`${id}${uid}`} className="wrong">
                {problem}
              </p>
            )}
          </li>
        );
      })}
    </Root>
  );
}
