import { IconButton, Tooltip } from "@tsumugi/ui";

export const Help = () => (
  <Tooltip content="保存した人の数を再生数で割った値です">
    <IconButton icon="help" label="保存率とは" />
  </Tooltip>
);
