import {
  mediaTypeLabels,
  type Platform,
  platformLabels,
  platforms,
  type RecentMedia,
} from "@tsumugi/contract";
import { Badge, Banner, Button, EmptyState, FormField, PlainButton, Select, Skeleton } from "@tsumugi/ui";
import { useNow } from "@tsumugi/ui/clock";
import { formatInteger, formatNearDay } from "@tsumugi/ui/format";
import { styled } from "styled-components";
import { Thumbnail } from "../Thumbnail.tsx";

/** Kept while the posts are asked for: what stands below must not move away from under a press. */
const LIST_HEIGHT = 260;

const Root = styled.div`
  display: grid;
  gap: 8px;
  & > ul {
    display: grid;
    gap: 4px;
    max-height: ${LIST_HEIGHT}px;
    margin: 0;
    padding: 0;
    overflow: auto;
    list-style: none;
  }
  & button.media {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 12px;
    width: 100%;
    min-height: 56px;
    padding: 4px 12px 4px 4px;
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-md);
    background: var(--tsu-surface);
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
    &:hover {
      background: var(--tsu-surface-hover);
    }
    &:focus-visible {
      outline: 2px solid var(--tsu-focus);
      outline-offset: -2px;
    }
    &[aria-pressed="true"] {
      border-color: var(--tsu-brand);
      background: var(--tsu-brand-soft);
    }
    & .text {
      display: grid;
      min-width: 0;
    }
    & .title {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    & .sub {
      color: var(--tsu-text-muted);
      font-size: var(--tsu-text-sm);
    }
  }
`;

export interface RecentMediaPickerProps {
  /** 今の媒体。 */
  platform: Platform;
  /** 媒体を選び直したとき。 */
  onPlatformChange: (platform: Platform) => void;
  /** 投稿期間のもの、そのほかの順に、それぞれ新しい順です。案件にすでにある投稿は選べません。 */
  media: readonly RecentMedia[];
  /** `media` に投稿の入っていないアカウントと、そのわけ。 */
  unread?: readonly { readonly handle: string; readonly reason: string }[];
  /** 読み込み中。 */
  loading?: boolean;
  /** アカウントがない、非公開、鍵が断られたなど、読み込めなかったわけ。原因、直し方の順に書きます。 */
  error?: string | undefined;
  /** 今選んでいる URL。 */
  picked?: ReadonlySet<string>;
  /** 投稿を押したとき。その URL を足すか、選んであれば外します。 */
  onPick: (url: string) => void;
  /** 「読み直す」を押したとき。渡さなければボタンは出ません。 */
  onRetry?: () => void;
}

/** The creator's newest posts on one platform; a press adds the address, another takes it out. */
export function RecentMediaPicker(props: RecentMediaPickerProps) {
  const {
    platform,
    onPlatformChange,
    media,
    unread = [],
    loading = false,
    error,
    picked,
    onPick,
    onRetry,
  } = props;
  const now = useNow();
  return (
    <Root>
      <FormField label="最近の投稿から選ぶ">
        <Select
          options={platforms.map((value) => ({ value, label: platformLabels[value] }))}
          value={platform}
          onChange={(event) => onPlatformChange(platforms[event.target.selectedIndex] ?? platform)}
        />
      </FormField>
      {unread.map(({ handle, reason }) => (
        <Banner key={handle} tone="warning">
          「{handle}」の投稿は含まれていません。{reason}
        </Banner>
      ))}
      {error ? (
        <Banner
          tone="warning"
          actions={
            onRetry && (
              <Button size="sm" onClick={onRetry}>
                読み直す
              </Button>
            )
          }
        >
          {error}
        </Banner>
      ) : loading ? (
        <Skeleton shape="block" height={LIST_HEIGHT} />
      ) : media.length === 0 ? (
        <EmptyState compact title="最近の投稿はありません">
          URLを貼り付けて登録できます。
        </EmptyState>
      ) : (
        <ul aria-label={`${platformLabels[platform]}の最近の投稿`}>
          {media.map((item) => (
            <li key={item.id}>
              <PlainButton
                className="media"
                aria-pressed={picked?.has(item.url) ?? false}
                disabled={item.is_registered}
                onClick={() => onPick(item.url)}
              >
                <Thumbnail src={item.thumbnail} platform={item.platform} />
                <span className="text">
                  <span className="title">{item.title || mediaTypeLabels[item.media_type]}</span>
                  <span className="sub">
                    {[
                      mediaTypeLabels[item.media_type],
                      item.posted_at && formatNearDay(item.posted_at, now),
                      item.view_count !== null && `${formatInteger(item.view_count)}回再生`,
                    ]
                      .filter(Boolean)
                      .join("・")}
                  </span>
                </span>
                {item.is_registered ? (
                  <Badge>登録済み</Badge>
                ) : (
                  item.source === "sandbox" && <Badge tone="warning">サンプル</Badge>
                )}
              </PlainButton>
            </li>
          ))}
        </ul>
      )}
    </Root>
  );
}
