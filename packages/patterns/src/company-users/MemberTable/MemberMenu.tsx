import type { Colleague } from "@tsumugi/contract";
import { IconButton, Menu, MenuItem, MenuSeparator } from "@tsumugi/ui";

interface MemberMenuProps {
  member: Colleague;
  /** Why an entry cannot be chosen; it stays there to be read. */
  reasons: { role?: string; reset?: string; removal?: string };
  onChangeRole?: (member: Colleague) => void;
  onResetSecondFactor?: (member: Colleague) => void;
  onRemove?: (member: Colleague) => void;
}

export const MemberMenu = ({
  member,
  reasons,
  onChangeRole,
  onResetSecondFactor,
  onRemove,
}: MemberMenuProps) => (
  <Menu align="end" trigger={<IconButton size="sm" icon="more" label={`${member.name}さんの操作`} />}>
    {onChangeRole && (
      <MenuItem
        icon="edit"
        disabled={reasons.role !== undefined}
        reason={reasons.role}
        onSelect={() => onChangeRole(member)}
      >
        権限を変更
      </MenuItem>
    )}
    {onResetSecondFactor && (
      <MenuItem
        icon="lock"
        disabled={reasons.reset !== undefined}
        reason={reasons.reset}
        onSelect={() => onResetSecondFactor(member)}
      >
        2段階認証をリセット
      </MenuItem>
    )}
    {(onChangeRole || onResetSecondFactor) && onRemove && <MenuSeparator />}
    {onRemove && (
      <MenuItem
        icon="trash"
        tone="danger"
        disabled={reasons.removal !== undefined}
        reason={reasons.removal}
        onSelect={() => onRemove(member)}
      >
        メンバーを削除
      </MenuItem>
    )}
  </Menu>
);
