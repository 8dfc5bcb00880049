import { Tabs } from "@tsumugi/ui";

export const Views = () => (
  <Tabs
    label="案件の内容"
    items={[
      { value: "terms", label: "条件", content: "報酬と期限" },
      { value: "posts", label: "投稿", count: 3, content: "投稿の一覧" },
    ]}
  />
);
