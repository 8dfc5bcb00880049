import { IconButton, Menu, MenuItem, MenuSeparator } from "@tsumugi/ui";

export const RowMenu = ({ edit, archive }: { edit: () => void; archive: () => void }) => (
  <Menu align="end" trigger={<IconButton icon="more" label="佐々木 りんの操作" />}>
    <MenuItem icon="edit" onSelect={edit}>
      編集する
    </MenuItem>
    <MenuSeparator />
    <MenuItem icon="archive" tone="danger" onSelect={archive}>
      アーカイブする
    </MenuItem>
  </Menu>
);
