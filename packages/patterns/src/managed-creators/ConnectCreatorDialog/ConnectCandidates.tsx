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
  uid: string;
  name: string;
  image: string | null;
  /** Real name, area, handle. */
  sub?: string;
  follower_count: number | null;
  /** Why it cannot be chosen: 「はるか」と連携済み. */
  taken?: string;
}

export interface ConnectCandidatesProps {
  candidates?: readonly ConnectCandidateLook[];
  keyword?: string;
  onSearch?: (keyword: string) => void;
  searching?: boolean;
  onChoose?: (uid: string) => void;
  /** Name of the search field. */
  label?: string;
  /** Said when nobody is found. */
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
