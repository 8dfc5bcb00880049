import type { OpenCreatorDetail } from "@tsumugi/contract";
import { Avatar, Badge, Card, CompactNumber, DescriptionList, RelativeTime } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { AccountList, type AccountListProps } from "../../managed-creators/AccountList/AccountList.tsx";
import { Engagement } from "../Engagement.tsx";
import { formatFeeBand, invoiceWord } from "../feeBand.ts";
import { ProfileCharts } from "./ProfileCharts.tsx";
import { RecentPosts } from "./RecentPosts.tsx";

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 340px;
  gap: 20px;
  align-items: start;
  & > .main,
  & > .side {
    display: grid;
    gap: 20px;
    min-width: 0;
  }
  & .who {
    display: flex;
    gap: 18px;
    align-items: center;
  }
  & .bio {
    margin-top: 12px;
    white-space: pre-wrap;
    max-width: 44em;
  }
  & .badges {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin-top: 6px;
  }
  & .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 14px;
  }
  & .reach {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(132px, 1fr));
    gap: 12px 20px;
    margin-top: 18px;
    padding-top: 16px;
    border-top: 1px dashed var(--tsu-border);
  }
  & .reach dt {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
  }
  & .reach dd {
    font-size: var(--tsu-text-xl);
    font-weight: 650;
    line-height: 1.4;
    & small {
      font-weight: 500;
    }
  }
  @media (max-width: 1100px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export interface OpenCreatorProfileProps {
  /** 公開プロフィール。 */
  creator: OpenCreatorDetail;
  /** フォロワー数の推移。古い順に渡します。渡さなければグラフは出ません。 */
  followers?: readonly OpenCreatorDetail["follower_history"][number][];
  /** それぞれのアカウントの下に、いま SNS にある数値を出します。 */
  live?: AccountListProps["live"];
  /** 紹介文の下に出す操作。「追加する」「比較する」など。 */
  actions?: ReactNode;
  /** 横の列に足すカード。自社の記録や、これまでの案件など。 */
  aside?: ReactNode;
}

/** What is public about one creator: reach, how people react, recent posts, accounts and facts. The name is the heading of the screen. */
export function OpenCreatorProfile(props: OpenCreatorProfileProps) {
  const { creator, followers, live, actions, aside } = props;
  const fee = formatFeeBand(creator.fee_band);
  return (
    <Root>
      <div className="main">
        <Card>
          <div className="who">
            <Avatar name={creator.name} image={creator.image} size="xl" />
            <div>
              <div className="area">{creator.area || "地域未登録"}</div>
              <div className="badges">
                {creator.managed && (
                  <Badge tone="success" icon="check">
                    追加済み
                  </Badge>
                )}
                {creator.genres.map((genre) => (
                  <Badge key={genre.uid} tone="info">
                    {genre.name}
                  </Badge>
                ))}
              </div>
            </div>
          </div>
          {creator.bio && <p className="bio">{creator.bio}</p>}
          {actions && <div className="actions">{actions}</div>}
          <dl className="reach">
            <div>
              <dt>フォロワー計</dt>
              <dd>
                <CompactNumber value={creator.follower_count} unit="人" />
              </dd>
            </div>
            <div>
              <dt>反応率</dt>
              <dd>
                <Engagement creator={creator} />
              </dd>
            </div>
            {fee && (
              <div>
                <dt>報酬の目安（税抜）</dt>
                <dd className="tsu-num">{fee}</dd>
              </div>
            )}
            {creator.last_posted_at && (
              <div>
                <dt>最終投稿</dt>
                <dd>
                  <RelativeTime value={creator.last_posted_at} />
                </dd>
              </div>
            )}
          </dl>
        </Card>
        <ProfileCharts creator={creator} followers={followers} />
        <Card title="最近の投稿">
          <RecentPosts posts={creator.recent_posts} />
        </Card>
      </div>
      <div className="side">
        {aside}
        <Card title="SNSアカウント">
          <AccountList accounts={creator.accounts} live={live} editable={false} />
        </Card>
        <Card title="プロフィール">
          <DescriptionList
            layout="rows"
            items={[
              { term: "地域", description: creator.area },
              { term: "ジャンル", description: creator.genres.map(({ name }) => name).join("、") },
              { term: "言語", description: creator.languages.join("、") },
              { term: "インボイス登録", description: invoiceWord(creator.invoice_registered) },
              {
                term: "数値の取得",
                description: creator.fetched_at && <RelativeTime value={creator.fetched_at} />,
              },
            ]}
          />
        </Card>
      </div>
    </Root>
  );
}
