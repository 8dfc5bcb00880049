import { Button, SearchField, Toolbar } from "@tsumugi/ui";

export const CreatorTools = ({ search }: { search: (keyword: string) => void }) => (
  <Toolbar actions={<Button icon="download">CSV出力</Button>}>
    <SearchField label="クリエイターを検索" onValueChange={search} />
  </Toolbar>
);
