import { Avatar, Menu, MenuItem, MenuLabel, MenuSeparator, PlainButton } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { styled } from "styled-components";

const Trigger = styled(PlainButton)`
  display: inline-grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  &:hover,
  &[data-state="open"] {
    background: var(--tsu-hover);
  }
`;

export interface UserMenuProps {
  /** サインインしている人の名前。 */
  name: string;
  /** 写真のアドレス。なければ頭文字です。 */
  image?: string | null;
  /** サインインしている人のメールアドレス。 */
  email: string;
  /** 役割の名前。「管理者」など。名前のあとに括弧で付きます。 */
  roleLabel?: string;
  /** 今の画面の明るさ。`system` は端末に合わせます。 */
  colorMode: "light" | "dark" | "system";
  /** 画面の明るさを選んだとき。 */
  onColorModeChange: (mode: "light" | "dark" | "system") => void;
  /** 「サインアウト」を選んだとき。 */
  onSignOut: () => void;
  /** 設定へのリンク。`MenuItem asChild` で渡します。 */
  children?: ReactNode;
}

const modes = [
  { mode: "light", label: "明るい", icon: "sun" },
  { mode: "dark", label: "暗い", icon: "moon" },
  { mode: "system", label: "端末に合わせる", icon: "settings" },
] as const;

/** Own menu in the top bar. */
export function UserMenu(props: UserMenuProps) {
  return (
    <Menu
      align="end"
      trigger={
        <Trigger type="button" aria-label={`${props.name}のメニュー`}>
          <Avatar name={props.name} image={props.image} />
        </Trigger>
      }
    >
      <MenuLabel>
        {props.name}
        {props.roleLabel && `（${props.roleLabel}）`}
        <br />
        {props.email}
      </MenuLabel>
      <MenuSeparator />
      {props.children}
      {props.children && <MenuSeparator />}
      <MenuLabel>表示</MenuLabel>
      {modes.map(({ mode, label, icon }) => (
        <MenuItem
          key={mode}
          icon={props.colorMode === mode ? "check" : icon}
          onSelect={() => props.onColorModeChange(mode)}
        >
          {label}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem icon="logout" onSelect={props.onSignOut}>
        サインアウト
      </MenuItem>
    </Menu>
  );
}
