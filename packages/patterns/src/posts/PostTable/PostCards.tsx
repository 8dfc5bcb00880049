import { type MetricField, metricFieldLabels, type ProjectPost } from "@tsumugi/contract";
import { Badge, Skeleton } from "@tsumugi/ui";
import { type ReactNode, useEffect, useRef } from "react";
import { styled } from "styled-components";
import { NearDay } from "../../shared/NearDay.tsx";
import type { CollectionLook } from "../collectionLook.ts";
import { Figure } from "../Figure.tsx";
import { postName, postPlace } from "../postName.ts";
import { prLook, prProblem } from "../prLook.ts";
import { hasSamples, SourceNote } from "../SourceNote.tsx";
import { Thumbnail } from "../Thumbnail.tsx";
import { PostLink } from "./PostLink.ts";

const Root = styled.ul`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 8px 12px;
  list-style: none;
  & > li {
    display: grid;
    min-width: 0;
    gap: 8px;
    padding: 12px;
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-md);
    background: var(--tsu-surface);
  }
  & > li:focus-visible {
    outline: 2px solid var(--tsu-focus);
    outline-offset: 2px;
  }
  & > li[aria-current] {
    border-color: var(--tsu-brand);
    background: var(--tsu-selected);
  }
  & .head {
    display: flex;
    align-items: start;
    gap: 12px;
    min-width: 0;
  }
  & .head > div {
    display: grid;
    gap: 2px;
    min-width: 0;
    flex: 1;
    overflow-wrap: anywhere;
  }
  & .sub {
    font-size: var(--tsu-text-sm);
    color: var(--tsu-text-muted);
  }
  & dl {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 4px 8px;
    margin: 0;
  }
  & dt {
    font-size: var(--tsu-text-xs);
    color: var(--tsu-text-muted);
  }
  & dd {
    margin: 0;
  }
  & .check {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
  }
`;

const SHOWN: readonly MetricField[] = ["views", "reach", "likes", "comments", "saves", "shares"];

export interface PostCardsProps {
  posts: readonly ProjectPost[];
  loading?: boolean | undefined;
  empty?: ReactNode;
  rowActions?: ((post: ProjectPost) => ReactNode) | undefined;
  /** What the collection of their figures has met, by post. */
  looks: ReadonlyMap<string, CollectionLook>;
  /** The post that the page was opened for. */
  targetUid?: string | undefined;
}

/** The list of posts on a phone: one card per post. */
export function PostCards({ posts, loading = false, empty, rowActions, looks, targetUid }: PostCardsProps) {
  const root = useRef<HTMLUListElement>(null);
  const isThere = posts.some(({ uid }) => uid === targetUid);
  useEffect(() => {
    if (!targetUid || !isThere) return;
    const card = root.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(targetUid)}"]`);
    card?.focus();
    card?.scrollIntoView({ block: "center" });
  }, [targetUid, isThere]);
  if (loading && posts.length === 0) return <Skeleton shape="card" count={4} />;
  if (posts.length === 0) return empty;
  const amongSamples = hasSamples(posts);
  return (
    <>
      <SourceNote posts={posts} />
      <Root ref={root} aria-label="投稿実績">
        {posts.map((post) => {
          const { tone, label } = prLook(post.pr_check);
          const look = looks.get(post.uid);
          return (
            <li
              key={post.uid}
              data-key={post.uid}
              tabIndex={-1}
              aria-current={post.uid === targetUid || undefined}
            >
              <div className="head">
                <Thumbnail src={post.thumbnail} platform={post.platform} />
                <div>
                  <PostLink href={post.url} external quiet>
                    <span>{postName(post)}</span>
                  </PostLink>
                  <span className="sub">
                    {post.creator.name}
                    {post.owner_mismatch && "（アカウントが異なります）"}
                  </span>
                  <span className="sub">
                    {postPlace(post)}
                    {post.posted_at && (
                      <>
                        {"　"}
                        <NearDay on={post.posted_at} />
                      </>
                    )}
                  </span>
                </div>
                {rowActions?.(post)}
              </div>
              <dl>
                {SHOWN.map((field) => (
                  <div key={field}>
                    <dt>{metricFieldLabels[field]}</dt>
                    <dd>
                      <Figure figure={post.metrics[field]} amongSamples={amongSamples} />
                    </dd>
                  </div>
                ))}
              </dl>
              <div className="check">
                {look && <Badge tone={look.tone}>{look.text}</Badge>}
                <Badge tone={tone}>{label}</Badge>
                <span className="sub">{prProblem(post.pr_check)}</span>
              </div>
            </li>
          );
        })}
      </Root>
    </>
  );
}
