import { Icon } from "@tsumugi/ui";

export const Checked = () => <Icon name="check" label="確認済み" />;
