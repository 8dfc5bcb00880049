import { platformLabels, type RankedPost } from "@tsumugi/contract";
import { formatDay } from "@tsumugi/ui";
import { styled } from "styled-components";
import { postName } from "../../posts/postName.ts";
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
  & .title {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
  & :is(.title, .who) {
    overflow-wrap: anywhere;
  }
  /* What has no room beside the rest takes the next line, and is not cut. */
  & :is(.who, .figures) {
    display: flex;
    flex-wrap: wrap;
    column-gap: 8px;
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
            aria-label={`${postName(post)}を開く`}
          >
            <Thumbnail src={post.thumbnail} platform={post.platform} eager={eager} />
          </a>
          <p className="title">{postName(post)}</p>
          <p className="who">
            <span>{post.creator.name}</span>
            <span>{platformLabels[post.platform]}</span>
            {post.posted_at && <span>{formatDay(post.posted_at)}</span>}
          </p>
          <p className="figures">
            <span>
              再生 <ReportFigure kind="views" value={post.views} />
            </span>
            <span>
              反応 <ReportFigure kind="engagements" value={post.engagements} />
            </span>
          </p>
        </li>
      ))}
    </Root>
  );
}
