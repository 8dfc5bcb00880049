import { Banner, Button } from "@tsumugi/ui";

export const Expiring = () => (
  <Banner tone="warning" title="契約は残り14日です" actions={<Button size="sm">更新を相談する</Button>}>
    12月8日を過ぎると、案件を作れなくなります。
  </Banner>
);
