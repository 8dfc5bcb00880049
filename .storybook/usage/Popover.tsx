import { Button, Popover } from "@tsumugi/ui";

export const Filter = () => (
  <Popover label="絞り込み" trigger={<Button icon="filter">絞り込み</Button>}>
    ジャンルとフォロワー数
  </Popover>
);
