import { type FlagColor, flagColorLabels, flagColors, type RoomFlag } from "@tsumugi/contract";
import { IconButton, Menu, MenuItem, MenuLabel, MenuSeparator } from "@tsumugi/ui";

export interface SupportFlagMenuProps {
  /** 部屋に付いているフラグ。なければ null。 */
  flag: RoomFlag | null;
  /** フラグを変えたとき。外すと null。色だけを変えたときは、ラベルと期日がそのまま残ります。 */
  onFlag: (flag: RoomFlag | null) => void;
  /** 返信を待つ人がいますが、返信は要りません。渡さなければこの項目は出ません。 */
  onNoReply?: () => void;
  /** 「返信不要」にしたのを取り消します。渡さなければこの項目は出ません。 */
  onNeedReply?: () => void;
  /** 色に添えるラベルと期日を書く画面を開きます。渡さなければこの項目は出ません。 */
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
