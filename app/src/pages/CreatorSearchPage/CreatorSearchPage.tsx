import { creatorLanguages, type OpenCreator, prefectures } from "@tsumugi/contract";
import { useCreators, useGenres, usePersonalSettings } from "@tsumugi/hooks";
import {
  CreatorChoiceBar,
  CreatorSearchFilters,
  SearchArrangement,
  type SearchView,
} from "@tsumugi/patterns";
import { PageHeader, Stack } from "@tsumugi/ui";
import { useState } from "react";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { FeatureGuard } from "../../shared/FeatureGuard.tsx";
import { ReadOnlyBadge } from "../../shared/ReadOnlyBadge.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { usePermissions } from "../../shared/usePermissions.ts";
import { useUrlState } from "../../shared/useUrlState.ts";
import { AddChosen } from "./AddChosen.tsx";
import { ChooseAll } from "./ChooseAll.tsx";
import { SearchEmpty } from "./SearchEmpty.tsx";
import { SearchColumns, SearchResults } from "./SearchResults.tsx";
import { isSearching, searchFilter, searchPatch, searchValue } from "./searchFilter.ts";
import { useChosenCreators } from "./useChosenCreators.ts";

const wordOption = (word: string) => ({ value: word, label: word });
const areas = prefectures.map(wordOption);
const languages = creatorLanguages.map(wordOption);

function Search() {
  const url = useUrlState();
  const value = searchValue(url);
  const filter = searchFilter(url);
  const list = useCreators(filter);
  const { genres } = useGenres();
  const { canWrite } = usePermissions();
  const { personalSettings, savePersonalSettings } = usePersonalSettings();
  const { selection, choose, chosen } = useChosenCreators(list.creators);
  const [asked, setAsked] = useState<readonly OpenCreator[]>([]);
  const [isAsking, setAsking] = useState(false);
  const remembered: SearchView = personalSettings.creator_view ?? "cards";
  const view = url.oneOf<SearchView>("view", [remembered, "cards", "table"]);
  const total = list.total ?? 0;

  const handleView = (next: SearchView) => {
    savePersonalSettings({ creator_view: next });
    url.set({ view: null });
  };
  const handleAdd = (uids: readonly string[]) => {
    setAsked(chosen.filter(({ uid }) => uids.includes(uid)));
    setAsking(true);
  };

  return (
    <Stack>
      <CreatorSearchFilters
        value={value}
        onValueChange={(next) => url.set(searchPatch(next))}
        genres={genres.map(({ uid, name, open_creator_count: count }) => ({
          value: uid,
          label: name,
          count,
        }))}
        areas={areas}
        languages={languages}
        totalCount={list.total}
        isTotalCapped={list.isTotalCapped}
        actions={
          <>
            {view === "table" && <SearchColumns />}
            {canWrite && total > 0 && <ChooseAll filter={filter} total={total} onChoose={choose} />}
            <SearchArrangement
              view={view}
              onViewChange={handleView}
              sort={filter.sort}
              onSortChange={(sort) => url.set({ sort })}
            />
          </>
        }
      />
      <SearchResults
        list={list}
        view={view}
        sort={filter.sort}
        onSortChange={(sort) => url.set({ sort })}
        selection={selection}
        empty={<SearchEmpty isFiltered={isSearching(value)} onClear={() => url.set(searchPatch({}))} />}
      />
      <CreatorChoiceBar
        chosen={chosen}
        compareLink={
          <Link to={paths.compareCreators.getHref({ ids: chosen.map(({ uid }) => uid).join(",") })} />
        }
        onAdd={canWrite ? handleAdd : undefined}
        onClear={selection.clear}
      />
      <AddChosen
        creators={asked}
        open={isAsking}
        onClose={() => setAsking(false)}
        onAdded={selection.clear}
      />
    </Stack>
  );
}

export function CreatorSearchPage() {
  usePageTitle("クリエイター検索");
  return (
    <>
      <PageHeader
        title="クリエイター検索"
        badges={<ReadOnlyBadge />}
        lead="プロフィールを公開しているクリエイターから探し、クリエイター管理に追加します"
      />
      <FeatureGuard feature="creator_search">
        <Search />
      </FeatureGuard>
    </>
  );
}
