import { IconButton, Menu, MenuItem, MenuLabel } from "@tsumugi/ui";

export interface SendKeyMenuProps {
  enterSends: boolean;
  onEnterSendsChange: (enterSends: boolean) => void;
}

const choices = [
  { enterSends: false, label: "Ctrl（⌘）+Enterで送信", reason: "Enterは改行" },
  { enterSends: true, label: "Enterで送信", reason: "改行はShift+Enter" },
] as const;

/** Which key sends. It lies beside 送信: where one notices that it is the wrong one. */
export function SendKeyMenu({ enterSends, onEnterSendsChange }: SendKeyMenuProps) {
  return (
    <Menu align="end" trigger={<IconButton icon="chevronDown" label="送信キーの設定" />}>
      <MenuLabel>送信キー</MenuLabel>
      {choices.map((choice) => (
        <MenuItem
          key={choice.label}
          icon={choice.enterSends === enterSends ? "check" : undefined}
          reason={choice.enterSends === enterSends ? `${choice.reason}（いまの設定）` : choice.reason}
          onSelect={() => onEnterSendsChange(choice.enterSends)}
        >
          {choice.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
