import {
  type PostCollection,
  type ProjectPost,
  platformLabels,
  postCollectionStateLabels,
} from "@tsumugi/contract";
import { Badge, Button, Card, Link, RelativeTime } from "@tsumugi/ui";
import { usePhone } from "@tsumugi/ui/theme";
import { type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { CHANGED_LABEL, type CollectionLook, collectionLook } from "../collectionLook.ts";
import { PostRows } from "../PostRows.ts";
import { postName } from "../postName.ts";
import { Thumbnail } from "../Thumbnail.tsx";

export interface ChangedPost {
  /** 変化のあった投稿。 */
  readonly post: Pick<
    ProjectPost,
    "uid" | "title" | "url" | "media_type" | "posted_at" | "platform" | "creator"
  >;
  /** その投稿の数値の取得の状態。 */
  readonly collection: PostCollection;
}

export interface PostChangesProps {
  /** 消えた・非公開になった・変わった投稿のうちまだ確かめていないものと、取得できなかった投稿。なければ何も出ません。 */
  items: readonly ChangedPost[];
  /** 「いま取得する」と「確かめた」。渡さなければ見るだけです。 */
  actions?: (item: ChangedPost) => ReactNode;
}

/** A post that is listed here and has no news any more is one that could not be fetched. */
const labelOf = (collection: PostCollection): CollectionLook =>
  collectionLook(collection) ?? { text: postCollectionStateLabels.failing, tone: "warning" };

const Fold = styled.details`
  & > summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    padding: 12px var(--tsu-card-pad);
    cursor: pointer;
    &::before {
      content: "▸";
      color: var(--tsu-text-muted);
    }
    &:focus-visible {
      outline: 2px solid var(--tsu-focus);
      outline-offset: -2px;
    }
    & > h2 {
      margin: 0;
      font-size: var(--tsu-text-lg);
    }
  }
  &[open] > summary::before {
    content: "▾";
  }
  & > ul {
    padding: 0 var(--tsu-card-pad);
    border-top: 1px solid var(--tsu-border);
  }
`;

/** How many of each kind, the worse ones first. */
function Kinds({ items }: Pick<PostChangesProps, "items">) {
  const kinds = Map.groupBy(items, ({ collection }) => labelOf(collection).text);
  const tones = new Map(items.map(({ collection }) => [labelOf(collection).text, labelOf(collection).tone]));
  const sorted = [...kinds].toSorted(([a], [b]) => (tones.get(a) ?? "").localeCompare(tones.get(b) ?? ""));
  return sorted.map(([text, found]) => (
    <Badge key={text} tone={tones.get(text)}>
      {text} {found.length}
    </Badge>
  ));
}

/** More than these would take the list of posts out of sight. */
const FEW = 2;

/**
 * What happened to posts since they were registered: with their last picture, and what to do about it. Where there are
 * several, and on a phone, only the counts stand above the list of posts until they are opened.
 */
export function PostChanges({ items, actions }: PostChangesProps) {
  const isPhone = usePhone();
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? (!isPhone && items.length <= FEW);
  if (items.length === 0) return null;
  return (
    <Card flush>
      <Fold
        open={isOpen}
        onToggle={({ currentTarget: { open } }) => {
          // Also heard where the count opens or folds it, which is nobody's choice.
          if (open !== isOpen) setChosen(open);
        }}
      >
        <summary>
          <h2>確かめる投稿 {items.length}件</h2>
          <Kinds items={items} />
        </summary>
        <PostRows>
          {items.map((item) => {
            const { post, collection } = item;
            const { text, tone } = labelOf(collection);
            const isChanged = text === CHANGED_LABEL;
            return (
              <li key={post.uid}>
                <Thumbnail src={collection.picture} platform={post.platform} />
                <div className="what">
                  <span className="head">
                    <Badge tone={tone}>{text}</Badge>
                    <Link href={post.url} external quiet>
                      {postName(post)}
                    </Link>
                  </span>
                  <p>
                    {post.creator.name}・{platformLabels[post.platform]}
                    {collection.succeeded_at && (
                      <>
                        ・最後の取得 <RelativeTime value={collection.succeeded_at} />
                      </>
                    )}
                  </p>
                  {collection.message && <p>{collection.message}</p>}
                  {isChanged && (
                    <dl>
                      <dt>変更前</dt>
                      <dd>{collection.caption_before}</dd>
                      <dt>いま</dt>
                      <dd>{collection.caption || "（本文なし）"}</dd>
                    </dl>
                  )}
                </div>
                {actions && <div className="acts">{actions(item)}</div>}
              </li>
            );
          })}
        </PostRows>
      </Fold>
    </Card>
  );
}

/** A button of its own, so that each row shows its own progress. */
export const CollectNowButton = ({
  loading,
  onClick,
}: {
  /** 取得中。 */
  loading: boolean;
  /** 「いま取得する」を押したとき。 */
  onClick: () => void;
}) => (
  <Button size="sm" icon="refresh" loading={loading} onClick={onClick}>
    いま取得する
  </Button>
);
