import { platformLabels, type RankedPost } from "@tsumugi/contract";
import { formatDay } from "@tsumugi/ui";
import { styled } from "styled-components";
import { Thumbnail } from "../../posts/Thumbnail.tsx";
import { ReportFigure } from "../ReportFigure/ReportFigure.tsx";

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(190px, 45%), 1fr));
  gap: 14px;
  & > li {
    min-width: 0;
    break-inside: avoid;
  }
  & .picture > span {
    width: 100%;
    height: auto;
    aspect-ratio: 4 / 3;
  }
  & :is(.title, .who) {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & .title {
    margin-top: 6px;
    font-weight: 600;
    font-size: var(--tsu-text-sm);
  }
  & :is(.who, .figures) {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-xs);
  }
  @media print {
    grid-template-columns: repeat(5, 1fr);
    gap: 10px;
    & .picture > span {
      aspect-ratio: 16 / 9;
    }
    /* Nothing on paper can be opened to read the rest. */
    & :is(.title, .who) {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      white-space: normal;
    }
    & .who {
      -webkit-line-clamp: 3;
    }
  }
`;

export interface PostGalleryProps {
  /** 並べる投稿。押すと投稿のページを別のタブで開きます。 */
  posts: readonly RankedPost[];
  /** 画像をすぐに読み込みます。印刷に使います。 */
  eager?: boolean;
}

/** The posts themselves; each leads to where it stands. */
export function PostGallery({ posts, eager = false }: PostGalleryProps) {
  return (
    <Root aria-label="投稿の一覧">
      {posts.map((post) => (
        <li key={post.post_uid}>
          <a
            className="picture"
            href={post.url}
            target="_blank"
            rel="noreferrer"
            aria-label={`${post.title}を開く`}
          >
            <Thumbnail src={post.thumbnail} platform={post.platform} eager={eager} />
          </a>
          <p className="title">{post.title}</p>
          <p className="who">
            {post.creator.name}・{platformLabels[post.platform]}
            {post.posted_at && `・${formatDay(post.posted_at)}`}
          </p>
          <p className="figures">
            再生 <ReportFigure kind="views" value={post.views} />
            ・反応 <ReportFigure kind="engagements" value={post.engagements} />
          </p>
        </li>
      ))}
    </Root>
  );
}
