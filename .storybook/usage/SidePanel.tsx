import { Button, SidePanel } from "@tsumugi/ui";

export const Terms = () => (
  <SidePanel title="佐々木 りんの条件" trigger={<Button>条件を見る</Button>}>
    報酬 ¥50,000（税抜）、下書き期限 11月24日
  </SidePanel>
);
