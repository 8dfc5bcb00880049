import { Button, Card } from "@tsumugi/ui";

export const Contract = () => (
  <Card title="契約" actions={<Button size="sm">変更する</Button>}>
    2026年4月1日から2027年3月31日まで
  </Card>
);
