import type { PlatformAccount } from "@tsumugi/contract";
import {
  Banner,
  Button,
  Checkbox,
  CompactNumber,
  EmptyState,
  LoadMore,
  Person,
  SearchField,
  SidePanel,
  Skeleton,
} from "@tsumugi/ui";
import { useState } from "react";
import { styled } from "styled-components";
import { PlatformIcon } from "../../shared/PlatformIcon.tsx";

const Root = styled.div`
  display: grid;
  gap: 12px;
  & > .tsu-search {
    max-width: none;
    position: sticky;
    top: 0;
    z-index: 1;
    background: var(--tsu-raised);
    padding-bottom: 8px;
  }
  & > ul > li {
    border-bottom: 1px solid var(--tsu-border);
  }
  & > ul > li > label {
    width: 100%;
    align-items: center;
    padding: 8px 4px;
  }
  & > ul > li > label:hover {
    background: var(--tsu-hover);
  }
  & > ul > li .text {
    flex: 1;
  }
  & .row {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-width: 0;
  }
  & .figures {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    flex: none;
  }
`;

export interface AssignableCreator {
  uid: string;
  display_name: string;
  real_name: string;
  image: string | null;
  accounts: readonly Omit<PlatformAccount, "fetched_at">[];
  follower_count: number | null;
}

export interface AssignPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  creators: readonly AssignableCreator[];
  /** Already in the project: shown, not offered. */
  assignedUids: ReadonlySet<string>;
  keyword: string;
  onSearch: (keyword: string) => void;
  loading?: boolean;
  totalCount?: number;
  hasMore?: boolean;
  onLoadMore?: () => void;
  submitting?: boolean;
  error?: string;
  onAssign: (uids: string[]) => void;
}

/** Search the company's creators and take some into the project. What was chosen stays chosen while searching on. */
export function AssignPanel(props: AssignPanelProps) {
  const { open, creators, assignedUids, loading = false, submitting = false } = props;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    setChosen([]);
  }
  const toggle = (uid: string, on: boolean) =>
    setChosen(on ? [...chosen, uid] : chosen.filter((other) => other !== uid));

  return (
    <SidePanel
      open={open}
      onOpenChange={props.onOpenChange}
      title="クリエイターを追加"
      description="この案件で起用する候補を選びます。"
      footer={
        <>
          <Button onClick={() => props.onOpenChange(false)}>キャンセル</Button>
          <Button
            variant="primary"
            loading={submitting}
            disabled={chosen.length === 0}
            onClick={() => props.onAssign([...chosen])}
          >
            {chosen.length > 0 ? `${chosen.length}名を追加` : "追加"}
          </Button>
        </>
      }
    >
      <Root>
        <SearchField
          label="クリエイターを検索"
          placeholder="名前・かな・アカウント"
          value={props.keyword}
          onSearch={props.onSearch}
        />
        {props.error && <Banner tone="danger">{props.error}</Banner>}
        {loading && creators.length === 0 && <Skeleton shape="block" height={240} />}
        {!loading && creators.length === 0 && (
          <EmptyState compact kind="noMatch" title="該当するクリエイターはいません">
            別の言葉で試すか、先にクリエイター管理で登録してください。
          </EmptyState>
        )}
        <ul aria-label="候補">
          {creators.map((creator) => {
            const isAssigned = assignedUids.has(creator.uid);
            return (
              <li key={creator.uid}>
                <Checkbox
                  checked={isAssigned || chosen.includes(creator.uid)}
                  disabled={isAssigned}
                  onChange={(event) => toggle(creator.uid, event.target.checked)}
                  label={
                    <span className="row">
                      <Person
                        name={creator.display_name}
                        image={creator.image}
                        sub={isAssigned ? "追加済み" : creator.real_name}
                      />
                      <span className="figures">
                        {creator.accounts[0] && (
                          <PlatformIcon platform={creator.accounts[0].platform} size={15} />
                        )}
                        <CompactNumber value={creator.follower_count} unit="人" />
                      </span>
                    </span>
                  }
                />
              </li>
            );
          })}
        </ul>
        {creators.length > 0 && (
          <LoadMore
            shown={creators.length}
            total={props.totalCount}
            hasMore={props.hasMore ?? false}
            loading={loading}
            onLoadMore={() => props.onLoadMore?.()}
            unit="名"
          />
        )}
      </Root>
    </SidePanel>
  );
}
