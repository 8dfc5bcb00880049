import { Button, EmptyState } from "@tsumugi/ui";

export const NoCreators = () => (
  <EmptyState
    title="クリエイターはまだ登録されていません"
    actions={<Button variant="primary">登録する</Button>}
  >
    1人ずつ、またはCSVでまとめて登録できます。
  </EmptyState>
);
