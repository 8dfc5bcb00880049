import { mediaTypeLabels, type OpenCreatorDetail } from "@tsumugi/contract";
import { CompactNumber, Icon } from "@tsumugi/ui";
import { styled } from "styled-components";
import { NearDay } from "../../shared/NearDay.tsx";
import { PlatformIcon } from "../../shared/PlatformIcon.tsx";

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(200px, 100%), 1fr));
  gap: 16px;
  & > li {
    min-width: 0;
  }
  @media (max-width: 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 16px 12px;
  }
  & a {
    display: grid;
    gap: 6px;
    color: inherit;
    text-decoration: none;
    border-radius: var(--tsu-radius-md);
  }
  & a:hover .title {
    text-decoration: underline;
  }
  & .picture {
    position: relative;
    display: grid;
    place-items: center;
    aspect-ratio: 16 / 9;
    overflow: hidden;
    border-radius: var(--tsu-radius-md);
    background: var(--tsu-brand-soft);
    color: var(--tsu-brand-text);
  }
  & .picture > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  & .title {
    font-weight: 600;
    line-height: 1.5;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
  & .title > svg {
    display: inline;
    vertical-align: -1px;
    color: var(--tsu-text-muted);
  }
  & .sub {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-xs);
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 6px;
  }
  & .figures {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 12px;
    font-size: var(--tsu-text-sm);
    & dt {
      display: inline;
      color: var(--tsu-text-muted);
    }
    & dd {
      display: inline;
      margin-left: 4px;
      font-weight: 600;
    }
  }
`;

export interface RecentPostsProps {
  posts: readonly OpenCreatorDetail["recent_posts"][number][];
}

/** Pictures of the newest posts with their figures; each leads to the post itself, in a new tab. */
export function RecentPosts({ posts }: RecentPostsProps) {
  if (posts.length === 0) return <p className="tsu-muted">まだ取得した投稿がありません。</p>;
  return (
    <Root aria-label="最近の投稿">
      {posts.map((post) => (
        <li key={post.url}>
          <a href={post.url} target="_blank" rel="noopener noreferrer">
            <span className="picture">
              <PlatformIcon platform={post.platform} size={28} />
              {post.thumbnail && <img src={post.thumbnail} alt="" loading="lazy" />}
            </span>
            <span className="title">
              {post.title || "（タイトルなし）"} <Icon name="external" size={13} label="新しいタブで開く" />
            </span>
          </a>
          <p className="sub">
            <NearDay on={post.posted_at} />・{mediaTypeLabels[post.media_type]}
          </p>
          <dl className="figures">
            {(
              [
                ["再生数", post.views],
                ["いいね", post.likes],
                ["コメント", post.comments],
              ] as const
            )
              .filter(([, value]) => value !== null)
              .map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    <CompactNumber value={value} />
                  </dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
    </Root>
  );
}
