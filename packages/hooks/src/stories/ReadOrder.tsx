import { getUnreadChatCount, listCreatorTags, listManagedCreators } from "@tsumugi/contract";
import { Card } from "@tsumugi/ui";
import { useApiQuery } from "../core/useApiQuery.ts";
import { HookValues } from "./HookValues.tsx";

/** A screen that asks for three things in one moment, the least important one first. */
export function ReadOrder() {
  const tags = useApiQuery(listCreatorTags, {});
  const unread = useApiQuery(getUnreadChatCount, {});
  const list = useApiQuery(listManagedCreators, { query: { limit: 3 } });
  const count = (size: number | undefined) => (size === undefined ? "まだ" : `${size}件`);
  return (
    <Card title="クリエイター一覧の画面">
      <HookValues
        values={{
          一覧: count(list.data?.items.length),
          タグの候補: count(tags.data?.items.length),
          未読数: count(unread.data?.unread_chat_message_count),
        }}
      />
    </Card>
  );
}
