import { type FlagColor, flagColorLabels, flagColors, type RoomFlag } from "@tsumugi/contract";
import { IconButton, Menu, MenuItem, MenuLabel, MenuSeparator } from "@tsumugi/ui";

export interface SupportFlagMenuProps {
  flag: RoomFlag | null;
  /** null takes it away. A flag keeps its words and its day when only the colour changes. */
  onFlag: (flag: RoomFlag | null) => void;
  /** Somebody waits, but no answer is needed. Without it there is no such entry. */
  onNoReply?: () => void;
  /** Nobody waits any more because somebody said so: takes that back. Without it there is no such entry. */
  onNeedReply?: () => void;
  /** Opens what writes words and a day beside the colour. */
  onDescribe?: () => void;
}

/** Flag and 返信不要 of a room, under one button. */
export function SupportFlagMenu({ flag, onFlag, onNoReply, onNeedReply, onDescribe }: SupportFlagMenuProps) {
  const paint = (color: FlagColor) => {
    const isOwnWord = flag && flag.label !== flagColorLabels[flag.color];
    onFlag({ color, label: isOwnWord ? flag.label : flagColorLabels[color], due_on: flag?.due_on ?? null });
  };
  return (
    <Menu align="end" trigger={<IconButton icon="flag" label="フラグと返信不要" variant="secondary" />}>
      {onNoReply && (
        <>
          <MenuItem icon="check" onSelect={onNoReply}>
            返信不要にする
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      {onNeedReply && (
        <>
          <MenuItem icon="restore" onSelect={onNeedReply}>
            未返信に戻す
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      <MenuLabel>フラグ</MenuLabel>
      {flagColors.map((color) => (
        <MenuItem key={color} icon={flag?.color === color ? "check" : "flag"} onSelect={() => paint(color)}>
          {flagColorLabels[color]}
        </MenuItem>
      ))}
      {onDescribe && (
        <MenuItem icon="edit" onSelect={onDescribe}>
          {flag ? "ラベルと期日を変える" : "ラベルと期日を付ける"}
        </MenuItem>
      )}
      {flag && (
        <MenuItem icon="close" onSelect={() => onFlag(null)}>
          フラグを外す
        </MenuItem>
      )}
    </Menu>
  );
}
