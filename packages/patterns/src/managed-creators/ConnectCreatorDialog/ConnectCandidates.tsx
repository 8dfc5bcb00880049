import { Badge, Button, CompactNumber, EmptyState, Person, SearchField, Skeleton } from "@tsumugi/ui";
import { styled } from "styled-components";

const Root = styled.div`
  display: grid;
  gap: 12px;
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
  }
  & .reach {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
  }
`;

/** The other side, as far as it takes to recognise it. */
export interface ConnectCandidateLook {
  /** 相手の uid。 */
  uid: string;
  /** 相手の名前。 */
  name: string;
  /** 画像のアドレス。null なら頭文字を出します。 */
  image: string | null;
  /** 名前の下に出す、氏名、地域、アカウントなど。 */
  sub?: string;
  /** フォロワー数（人）。わからなければ null。 */
  follower_count: number | null;
  /** 選べない理由。「「はるか」と連携済み」など。渡すと選ぶボタンは出ません。 */
  taken?: string;
}

export interface ConnectCandidatesProps {
  /** 検索で見つかった候補。 */
  candidates?: readonly ConnectCandidateLook[];
  /** 検索の言葉。 */
  keyword?: string;
  /** 検索の言葉を変えたとき。 */
  onSearch?: (keyword: string) => void;
  /** 検索中。候補がまだなければ骨組みを出します。 */
  searching?: boolean;
  /** 候補を選んだとき。 */
  onChoose?: (uid: string) => void;
  /** 検索欄の名前。既定は「連携する相手を検索」。 */
  label?: string;
  /** 見つからないときの言葉。既定は「連携できる相手が見つかりません」。 */
  noMatch?: string;
}

/** Those that the record could be connected to, by name, handle or pasted profile address. */
export function ConnectCandidates(props: ConnectCandidatesProps) {
  const { candidates = [], keyword = "", onSearch, searching = false, onChoose } = props;
  const { label = "連携する相手を検索", noMatch = "連携できる相手が見つかりません" } = props;
  return (
    <Root>
      <SearchField
        className="search"
        label={label}
        placeholder="名前・かな・アカウント・URL"
        value={keyword}
        onValueChange={(next) => onSearch?.(next)}
        data-autofocus
      />
      {searching && candidates.length === 0 && <Skeleton shape="block" height={200} />}
      {!searching && candidates.length === 0 && (
        <EmptyState compact kind="noMatch" title={noMatch}>
          アカウント名やプロフィールのURLでも探せます。
        </EmptyState>
      )}
      <ul aria-label="候補">
        {candidates.map((one) => (
          <li key={one.uid}>
            <Person className="person" name={one.name} image={one.image} sub={one.sub} />
            <span className="reach">
              <CompactNumber value={one.follower_count} unit="人" />
            </span>
            {one.taken ? (
              <Badge>{one.taken}</Badge>
            ) : (
              <Button size="sm" aria-label={`${one.name}を選ぶ`} onClick={() => onChoose?.(one.uid)}>
                選ぶ
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Root>
  );
}
