import { Spinner } from "@tsumugi/ui";

export const Searching = () => <Spinner label="検索中" />;
