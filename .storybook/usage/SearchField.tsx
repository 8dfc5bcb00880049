import { SearchField } from "@tsumugi/ui";

export const Search = ({ search }: { search: (keyword: string) => void }) => (
  <SearchField label="案件を検索" placeholder="案件名・ブランド名" onValueChange={search} />
);
