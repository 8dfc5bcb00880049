import { CompactNumber, RelativeTime } from "@tsumugi/ui";
import { Fragment, type ReactNode } from "react";
import { styled } from "styled-components";
import { handleWords } from "../../shared/handleWords.ts";
import { followerWord } from "../../shared/labels.ts";
import { PlatformIcon } from "../../shared/PlatformIcon.tsx";
import type { AccountLook } from "../creators.types.ts";

const Root = styled.ul`
  display: grid;
  gap: 8px;
  & > li {
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr) auto;
    align-items: center;
    gap: 10px;
    padding: 10px 12px;
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-md);
  }
  & .sign {
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    border-radius: var(--tsu-radius-md);
    background: var(--tsu-brand-soft);
    color: var(--tsu-brand-text);
  }
  & .count {
    text-align: end;
    & strong {
      display: block;
      font-size: var(--tsu-text-lg);
      line-height: 1.3;
    }
  }
  & .handle {
    display: grid;
    line-height: var(--tsu-leading-cell);
    justify-items: start;
  }
  @media (max-width: 640px), (pointer: coarse) {
    & .handle {
      position: relative;
    }
    & .handle > a::after {
      content: "";
      position: absolute;
      inset: 0;
      min-height: 44px;
    }
  }
  & .live {
    grid-column: 1 / -1;
    padding-top: 8px;
    border-top: 1px dashed var(--tsu-border);
  }
  & small {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-xs);
  }
`;

/** A handle that goes on in a second line does so behind a mark, not within a word. */
const breakable = (handle: string) =>
  handle.split(/(?<=[._-])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

export interface AccountListProps {
  /** SNS アカウントとフォロワー数。 */
  accounts: readonly AccountLook[];
  /** それぞれのアカウントの下に出す、いま SNS にある数値。 */
  live?: (account: AccountLook) => ReactNode;
  /** アカウントを追加できるか。false なら、空のときに編集へ案内しません。既定は true。 */
  editable?: boolean;
}

/** A creator's accounts with what is known of their reach, and since when. */
export function AccountList({ accounts, live, editable = true }: AccountListProps) {
  if (accounts.length === 0)
    return (
      <p className="tsu-muted">
        {editable ? "SNSアカウントは未登録です。編集から追加できます。" : "SNSアカウントは未登録です。"}
      </p>
    );
  return (
    <Root>
      {accounts.map((account) => (
        <li key={`${account.platform}/${account.handle}`}>
          <span className="sign">
            <PlatformIcon platform={account.platform} />
          </span>
          <span className="handle">
            <a href={account.url} target="_blank" rel="noopener noreferrer">
              {breakable(handleWords(account))}
            </a>
            {account.fetched_at && (
              <small>
                <RelativeTime value={account.fetched_at} />
                に取得
              </small>
            )}
          </span>
          <span className="count">
            <strong>
              <CompactNumber value={account.follower_count} unit="人" />
            </strong>
            <small>{followerWord(account.platform)}</small>
          </span>
          {live && <div className="live">{live(account)}</div>}
        </li>
      ))}
    </Root>
  );
}
