import type { SupportCreator } from "@tsumugi/contract";
import { Banner, Button, Dialog, EmptyState, Person, SearchField, Skeleton } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { styled } from "styled-components";

const Root = styled.div`
  display: grid;
  gap: 12px;
  min-height: 280px;
  align-content: start;
  & > .search {
    max-width: none;
  }
  & > ul > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
    padding: 8px 4px;
    border-bottom: 1px solid var(--tsu-border);
  }
  & > ul > li > .person {
    flex: 1 1 200px;
    min-width: 0;
  }
`;

export interface FindSupportCreatorProps {
  /** 開いているか。 */
  open: boolean;
  /** ×、Esc、外で閉じようとしたとき。 */
  onOpenChange: (open: boolean) => void;
  /** 今の検索の言葉。 */
  keyword: string;
  /** 検索の言葉が変わったとき。 */
  onSearch: (keyword: string) => void;
  /** 見つかったクリエイター。API と同じく多くて 50 名です。 */
  creators: readonly SupportCreator[];
  /** 探している間。 */
  searching?: boolean;
  /** 選んだとき。部屋を開き、なければ作ります。 */
  onChoose: (creator: SupportCreator) => void;
  /** 部屋を開いている途中の人の uid。 */
  openingUid?: string;
  /** 探せなかった、または開けなかったわけ。原因、直し方の順に書きます。 */
  error?: ReactNode;
}

/** The API answers no more; the rest is found by a longer keyword. */
const LIMIT = 50;

/** Finds the creator to write to, and opens the room. */
export function FindSupportCreator(props: FindSupportCreatorProps) {
  const { keyword, creators, searching = false, openingUid } = props;
  const isNone = creators.length === 0;
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title="クリエイターに連絡する"
      description="ツムギサポートとして部屋を開きます。まだ部屋がなければ作ります。"
    >
      <Root aria-busy={searching || undefined}>
        <SearchField
          className="search"
          label="クリエイターを検索"
          placeholder="名前・アカウント・メールアドレス"
          value={keyword}
          onValueChange={props.onSearch}
          data-autofocus
        />
        {props.error && <Banner tone="danger">{props.error}</Banner>}
        {searching && isNone && <Skeleton shape="block" height={200} />}
        {!searching && isNone && !props.error && (
          <EmptyState compact kind="noMatch" title="該当するクリエイターはいません">
            {keyword
              ? "名前の一部やアカウント名、メールアドレスでも探せます。"
              : "名前かメールアドレスを入力してください。"}
          </EmptyState>
        )}
        {!isNone && (
          <ul aria-label="クリエイター">
            {creators.map((creator) => (
              <li key={creator.uid}>
                <Person className="person" name={creator.name} image={creator.image} sub={creator.email} />
                <Button
                  size="sm"
                  loading={openingUid === creator.uid}
                  aria-label={`${creator.name}の部屋を${creator.support_room_id ? "開く" : "作る"}`}
                  onClick={() => props.onChoose(creator)}
                >
                  {creator.support_room_id ? "部屋を開く" : "部屋を作る"}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {creators.length >= LIMIT && (
          <p className="tsu-muted">先頭の{LIMIT}名です。いないときは、もう少し長く入力してください。</p>
        )}
      </Root>
    </Dialog>
  );
}
